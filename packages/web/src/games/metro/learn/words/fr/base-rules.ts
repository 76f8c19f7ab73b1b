import { COPIES, OWNED } from '../../figures.ts';
import type { BaseRules } from '../../shape.ts';

export const baseRules: BaseRules = [
  {
    id: 'board',
    title: 'Le plateau',
    rules: [
      {
        id: 'B1',
        text: 'Le plateau est un carré de 8 cases sur 8. Les quatre cases du milieu forment la gare centrale, où l’on ne pose jamais de tuile. Restent 60 cases, une par tuile. Une case se nomme par sa colonne, de A à H depuis la gauche, et sa rangée, de 1 à 8 depuis le haut.',
      },
      {
        id: 'B2',
        text: 'Chaque côté extérieur d’une case du bord a une station : 32 en tout. Leurs numéros tournent dans le sens inverse des aiguilles d’une montre à partir du coin en haut à droite : de 1 à 8 en haut vers la gauche, de 9 à 16 à gauche vers le bas, de 17 à 24 en bas vers la droite, de 25 à 32 à droite vers le haut. Une case de coin a donc deux stations. La station 9 est Place de Clichy.',
      },
      {
        id: 'B3',
        text: 'Les trains roulent à droite. Une station a deux voies : vu du conducteur qui s’apprête à entrer sur le plateau, le train part sur celle de droite, et d’autres trains arrivent sur celle de gauche. La gare centrale a huit quais, un partout où une case à tuile la borde, et ils sont faits de la même façon.',
      },
    ],
  },
  {
    id: 'tiles',
    title: 'Les tuiles',
    rules: [
      {
        id: 'B4',
        text: 'Sur chacun de ses quatre côtés, une tuile a une voie qui entre et une voie qui sort. Ses quatre voies relient chaque entrée à une sortie différente. Il existe 24 tuiles possibles de cette sorte, et les 60 de la boîte les comprennent toutes.',
      },
      {
        id: 'B5',
        text: 'Une tuile porte un nom de quatre lettres, pour les trains qui entrent par le haut, la droite, le bas et la gauche. Avec a, le train continue tout droit. Avec b, il sort par le côté suivant dans le sens des aiguilles d’une montre, avec c, par le côté suivant dans le sens inverse. Avec d, il fait demi-tour et sort par où il est entré. Sur cbaa, un train venu du haut sort à gauche, un train venu de la droite sort en bas, et les deux autres continuent tout droit.',
      },
      {
        id: 'B6',
        text: `Nombre d’exemplaires de chaque tuile dans la boîte : quatre fois ${COPIES[4]} ; trois fois ${COPIES[3]} ; deux fois ${COPIES[2]}.`,
      },
      {
        id: 'B7',
        text: 'Un coup s’écrit par la tuile et sa case : cbaa72 est la tuile cbaa en rangée 7, colonne 2, comptées à partir de 0 en haut à gauche. Un plateau entier est la suite de ces coups dans l’ordre où ils ont été joués. Si l’on peut tourner les tuiles (V1), les lettres sont celles de la tuile telle qu’elle est posée.',
      },
    ],
  },
  {
    id: 'players',
    title: 'Joueurs et stations',
    rules: [
      {
        id: 'B8',
        text: `On joue de deux à six, avec le jaune, le bleu, l’orange, le vert, le violet et le gris. Le train d’une station montre à qui elle est. À deux, jaune a toutes les stations impaires et bleu toutes les paires. À trois : jaune ${OWNED[3][0]}, bleu ${OWNED[3][1]}, orange ${OWNED[3][2]}. À quatre : jaune ${OWNED[4][0]}, bleu ${OWNED[4][1]}, orange ${OWNED[4][2]}, vert ${OWNED[4][3]}. À cinq : jaune ${OWNED[5][0]}, bleu ${OWNED[5][1]}, orange ${OWNED[5][2]}, vert ${OWNED[5][3]}, violet ${OWNED[5][4]}. À six : jaune ${OWNED[6][0]}, bleu ${OWNED[6][1]}, orange ${OWNED[6][2]}, vert ${OWNED[6][3]}, violet ${OWNED[6][4]}, gris ${OWNED[6][5]}. À trois, cinq ou six, les stations 16 et 17 ne sont à personne, mais des lignes peuvent s’y terminer.`,
      },
      {
        id: 'B9',
        text: 'Les tuiles sont mélangées, face cachée. Chacun en pioche une et la garde cachée aux autres. Autour d’une table, c’est au plus jeune de commencer ; ici, qui ouvre la partie en décide ou s’en remet au hasard. On joue ensuite dans le sens des aiguilles d’une montre.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Ton tour',
    rules: [
      {
        id: 'B10',
        text: 'Fais l’une de ces deux choses. Pose la tuile de ta main, puis pioches-en une nouvelle tant que la pioche n’est pas vide. Ou ne touche pas à ta main, pioche une tuile et pose celle-là ; tu n’en pioches alors pas d’autre. Pas question de changer d’avis après avoir pioché : c’est cette tuile-là qu’il faut poser.',
      },
      {
        id: 'B11',
        text: 'Tu ne peux piocher que s’il reste une pioche. Si tu n’as pas de tuile et qu’il n’en reste plus à piocher, tu passes ; si un module t’offre encore autre chose à faire, tu choisis entre cela et passer. On joue jusqu’à ce que la 60e tuile soit posée.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Poser une tuile',
    rules: [
      {
        id: 'B12',
        text: 'Choisis une case vide au bord du plateau, ou une case qui a une tuile voisine sur au moins un côté. Toucher seulement la gare centrale ne suffit pas.',
      },
      {
        id: 'B13',
        text: 'La flèche de la tuile pointe vers le haut du plateau. On ne tourne pas les tuiles.',
      },
      {
        id: 'B14',
        text: 'Aucune ligne ne peut se réduire à une seule tuile. On ne pose pas une tuile là où elle mènerait un train directement d’une station à une station, que ce soit une autre ou la même, et à qui qu’elles soient. Il y a une exception : si toutes les cases ouvertes à cette tuile enfreignent la règle, elles lui sont toutes permises. Cela se juge pour chaque tuile séparément ; ce que tu pourrais faire d’autre n’y change rien.',
      },
      {
        id: 'B15',
        text: 'Tu peux construire où tu veux : sur tes lignes, sur celles des autres et devant n’importe quelle station.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Les points et la fin',
    rules: [
      {
        id: 'B16',
        text: 'Une ligne est terminée dès que sa voie mène de sa station à une voie d’arrivée de n’importe quelle station, ou à la gare centrale. Elle compte aussitôt pour qui possède sa station de départ, peu importe qui a posé la tuile. Une seule tuile peut terminer plusieurs lignes. Elles comptent toutes, par numéro de station croissant, et celles de la gare centrale après. Chaque ligne ne compte qu’une fois ; on retourne son train pour le montrer.',
      },
      {
        id: 'B17',
        text: 'Une ligne rapporte un point chaque fois qu’elle traverse une tuile : une tuile traversée trois fois en rapporte trois. La voie imprimée sur la gare centrale ne rapporte rien, mais une ligne qui s’y termine vaut deux fois ses points. Exemple : cinq tuiles, traversées une fois chacune, jusqu’à la gare centrale : 10 points.',
      },
      { id: 'B18', text: 'Une voie qui tourne en rond sans rencontrer de station ne vaut rien.' },
      {
        id: 'B19',
        text: 'La partie se termine quand toutes les tuiles sont posées ; toutes les lignes sont alors terminées. Qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.',
      },
    ],
  },
  {
    id: 'variants',
    title: 'Variantes',
    rules: [
      {
        id: 'V1',
        text: 'Rotation libre. Les flèches ne comptent pas : tu choisis dans quel sens poser une tuile. L’exception à la règle de la tuile unique (B14) ne vaut que si la tuile ne convient à aucune case dans aucun sens.',
      },
      {
        id: 'V2',
        text: 'Plus grande main. Chacun a deux ou trois tuiles en main. Après avoir posé une tuile de ta main, pioche jusqu’à en avoir de nouveau autant. Il reste possible de piocher une tuile et de la poser aussitôt.',
      },
      {
        id: 'V3',
        text: 'Piste exclusive. Deux marqueurs ne partagent jamais un nombre de la piste de score, sauf à 0. Un marqueur qui arriverait sur un autre avance jusqu’au prochain nombre libre, et c’est là le score. La piste continue au-delà de 100, et il n’y a pas d’égalité. Ce que chacun gagne à la fin de la partie s’ajoute en un seul mouvement, dans l’ordre du tour à partir du premier joueur. Ni avec les compagnies, ni en solo.',
      },
      {
        id: 'V4',
        text: 'Contact par un coin. Une case qui ne touche une tuile posée que par un coin compte aussi comme voisine (B12).',
      },
    ],
  },
];
