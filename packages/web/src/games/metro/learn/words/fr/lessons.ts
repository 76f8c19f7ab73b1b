import type { Lessons } from '../../shape.ts';

export const lessons: Lessons = [
  {
    id: 'base',
    title: 'Le jeu',
    points: [
      'Tes trains attendent aux stations autour du plateau. Les tuiles portent les voies qui les font avancer.',
      'À ton tour, pose la tuile de ta main, puis pioches-en une autre. Ou pioche d’abord et pose la tuile piochée.',
      'Une tuile se pose au bord ou à côté d’une autre tuile, sans la tourner.',
      'Une ligne est terminée dès qu’elle atteint une station ou le centre. Elle compte pour qui possède le train, peu importe qui a posé la tuile.',
      'Chaque passage sur une tuile vaut un point, et une tuile se traverse jusqu’à quatre fois. À la gare centrale, la ligne compte double.',
      'Allonge tes lignes et coupe court à celles des autres. Quand les 60 tuiles sont posées, le plus de points gagne.',
    ],
  },
  {
    id: 'variants',
    title: 'Quatre variantes',
    points: [
      'Rotation libre : tourne chaque tuile à ton gré. Plus de choix, plus de réflexion.',
      'Plus grande main : garde deux ou trois tuiles en main au lieu d’une.',
      'Piste exclusive : deux marqueurs ne partagent jamais un nombre de la piste de score ; le second avance encore. Il n’y a donc pas d’égalité.',
      'Contact par un coin : une tuile peut aussi en toucher une autre par un coin seulement.',
      'Tout se combine librement ; seule la piste exclusive demande que les lignes soient aux joueurs.',
    ],
  },
  {
    id: 'companies',
    title: 'Les compagnies de métro',
    points: [
      'Toutes les lignes sont à huit compagnies. Tu ne possèdes pas de lignes mais des actions, de 10, 20, 30 ou 40 pour cent.',
      'Tu détiens quatre actions en secret. À ton tour, tu poses une tuile ou tu échanges une action.',
      'Dès qu’une compagnie atteint 25 points, les échanges s’arrêtent pour de bon.',
      'À la fin, les compagnies sont classées : la première vaut 8, la dernière 1. Une action rapporte cette valeur par tranche de dix pour cent.',
      'L’actionnaire principal de chaque compagnie touche une prime : un point pour dix points gagnés par elle.',
    ],
  },
  {
    id: 'central-stations',
    title: 'Gares centrales',
    points: [
      'Tu as un jeton. Au lieu de poser une tuile, tu peux le placer sur un quai libre de la gare centrale.',
      'La ligne qui part de là est alors aussi à toi, avec toutes les voies qu’elle a déjà.',
      'Chaque passage y compte une fois : une ligne partie du centre n’est jamais doublée.',
      'Avec les compagnies, le jeton est à une compagnie, et tu montres une de ses actions pour le placer.',
    ],
  },
  {
    id: 'central-tracks',
    title: 'Voies centrales',
    points: [
      'Avant la partie, quatre tuiles de voies couvrent le milieu du plateau.',
      'Les trains ne s’y arrêtent pas : ils traversent et ressortent d’un autre côté.',
      'Rien n’est donc doublé, mais les lignes peuvent devenir très longues.',
      'Attention : toucher le milieu ne suffit pas pour poser une tuile.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    points: [
      'Tu diriges les huit compagnies à la fois, avec deux tuiles visibles devant toi.',
      'À chaque tour, une carte indique une couleur. Pose une de tes tuiles là où continue une ligne inachevée de cette couleur.',
      'Ici, les lignes d’une seule tuile sont permises.',
      'Quand les 32 lignes sont terminées, ton résultat est le bénéfice de la compagnie la plus faible. Prends donc soin de la plus pauvre.',
      'Le mode difficile déduit aussi l’écart entre la plus riche et la plus pauvre.',
    ],
  },
  {
    id: 'paris',
    title: 'Paris',
    points: [
      'Des touristes se tiennent sur les cases intérieures du plateau. Tu possèdes une rangée de sites aux emplacements colorés.',
      'Pose une tuile sur un touriste et installe-le sur un emplacement libre de sa couleur. C’est obligatoire si tu en as un.',
      'À la fin, ta plus longue suite de touristes sans trou rapporte 2 points par touriste ; chaque autre touriste coûte 1 point.',
      'Un site dont les quatre emplacements sont occupés vaut 3 points de plus.',
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    points: [
      'Tu reçois en secret une à trois couleurs.',
      'Une tuile posée sur un touriste l’envoie au premier emplacement libre de la rangée de sites. Chaque emplacement vaut des points.',
      'À la fin, tu gagnes les points de tous les touristes de tes couleurs, peu importe qui les a envoyés.',
      'Choisis donc le bon moment pour tes couleurs, et ne laisse personne les deviner.',
      'Dans la variante visible, chaque couleur a son site, et qui pose la tuile marque aussitôt.',
    ],
  },
  {
    id: 'london',
    title: 'Londres',
    points: [
      'Un taxi fait le tour de huit sites, par les emplacements du haut à l’aller, par ceux du bas au retour.',
      'Pose une tuile sur un touriste, et le taxi avance, de quatre emplacements au plus, jusqu’à la couleur de ce touriste.',
      'Chaque emplacement parcouru te rapporte un point. Si la couleur ne vient pas parmi les quatre, tu ne gagnes rien.',
      'Le taxi reste où il s’arrête, et la prochaine course part de là.',
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    points: [
      'Un touriste attend du côté des arrivées de chaque station.',
      'Quand une de tes lignes se termine à une station, tu prends son touriste sur ton plateau.',
      'À la fin, chaque touriste rapporte ce que ton plateau donne pour sa couleur : de 0 à 3 points. Chaque plateau est différent.',
      'Les lignes qui vont à la gare centrale comptent double, mais personne n’y attend.',
    ],
  },
  {
    id: 'st-petersburg',
    title: 'Saint-Pétersbourg',
    points: [
      'Huit sites se trouvent sur les diagonales du plateau.',
      'Pose une tuile sur un site, choisis une couleur et place son touriste sur la tuile. Les quatre pastilles de cette couleur sont mélangées.',
      'Chaque fois qu’une ligne terminée traverse cette tuile, qui la possède prend une pastille de cette couleur sans la montrer.',
      'Les pastilles s’ajoutent à la fin. Chaque couleur vaut dix points, mais répartis très différemment.',
    ],
  },
  {
    id: 'berlin',
    title: 'Berlin',
    points: [
      'Quatre groupes de touristes se tiennent sur le plateau. Une tuile posée sous un touriste le porte désormais.',
      'Quand une ligne est terminée, qui la possède reçoit une carte de la couleur du touriste pour chaque passage sur sa tuile.',
      'À la fin, le plus de cartes d’une couleur rapporte le grand nombre de son site, la deuxième place le petit.',
      'Les cartes que personne n’a prises concourent comme un joueur à part. Une seule carte peut ne pas suffire.',
    ],
  },
];
