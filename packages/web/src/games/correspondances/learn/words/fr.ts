import type { CorrespondancesLearnWords } from '../shape.ts';

const fr: CorrespondancesLearnWords = {
  title: 'Correspondances',
  lessons: [
    {
      id: 'game',
      title: 'Le jeu',
      points: [
        'À chaque manche, tu détiens en secret une des quatre lignes : rouge 1, bleue 2, jaune 3 ou verte 4.',
        'Ton trajet part du point de ta ligne, à un bout de la rangée de tuiles, et doit atteindre l’autre bout.',
        'À ton tour, tu pioches une section et tu la poses, de sorte que les lignes se rejoignent par la même couleur.',
        'La manche se termine dès qu’un trajet est accompli, peu importe qui a posé la tuile.',
        'Les points s’ajoutent de manche en manche. Le premier total de 10 gagne.',
      ],
    },
    {
      id: 'transfers',
      title: 'Correspondances et anneaux',
      points: [
        'Ton trajet peut emprunter des voies de toutes les couleurs. Passer d’une couleur à une autre est une correspondance.',
        'On ne change que sur une tuile à anneau blanc, entre les deux lignes qui s’y rencontrent.',
        'Là où des lignes se croisent sans anneau, il y a un pont ou une courbe, et pas de passage.',
        'Traverser un anneau sans quitter sa ligne ne coûte rien.',
        'On arrive à un point de couleur par sa propre couleur, ou à M par n’importe laquelle.',
      ],
    },
    {
      id: 'scoring',
      title: 'Les points d’une manche',
      points: [
        'Un trajet accompli vaut 5 points, moins 1 par correspondance, mais jamais moins de 1.',
        'S’il y a plusieurs chemins, celui qui a le moins de correspondances compte pour toi.',
        'Un point de plus va à la plus longue portion de sa propre ligne depuis son départ, comptée en sections.',
        'Si deux joueurs partagent la plus longue portion, personne n’a ce point.',
        'Une tuile peut accomplir les trajets de plusieurs joueurs. Tous comptent.',
      ],
    },
  ],
  rules: [
    {
      id: 'aim',
      title: 'Le but du jeu',
      rules: [
        {
          id: 'T1',
          text: 'Construis un chemin de ton départ à une arrivée de l’autre bout, en changeant de ligne aussi peu que possible. Chaque changement est une correspondance : c’est elle qui donne son nom au jeu.',
        },
        { id: 'D1', text: 'De deux à quatre joueurs.' },
      ],
    },
    {
      id: 'tiles',
      title: 'Les tuiles',
      rules: [
        {
          id: 'T2',
          also: ['D2'],
          text: 'Il y a quatre lignes : la 1 est rouge, la 2 bleue, la 3 jaune, la 4 verte. Chacune a une tuile numéro et une tuile droite. Deux tuiles d’extrémité portent les départs et les arrivées. Les 48 sections sont ce qu’on pioche et qu’on pose : chacune montre deux lignes de couleurs différentes, et ses quatre côtés servent tous.',
        },
        {
          id: 'D11',
          text: 'On ne change de ligne que sur une section à anneau, là où ses deux lignes se rencontrent. Il y en a quatre sortes : un croisement avec anneau, un pont sans anneau, deux courbes qui se touchent dans un anneau et deux courbes qui restent séparées. Chaque paire de couleurs a deux fois chaque sorte.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      rules: [
        {
          id: 'T3',
          also: ['T5'],
          text: 'Les tuiles droites forment une rangée de quatre, avec une tuile d’extrémité à chaque bout. Le bout gauche a les points de la bleue (en haut) et de la jaune (en bas), le bout droit ceux de la rouge (en haut) et de la verte (en bas). Du côté extérieur de chaque bout se trouve un M. Les voies droites traversent la rangée, de haut en bas.',
        },
        {
          id: 'T4',
          text: 'Les quatre tuiles droites peuvent être dans n’importe quel ordre. Ici, un ordre équilibré est tiré au hasard à chaque manche.',
        },
        { id: 'T6', also: ['T7'], text: 'Tuiles numéro et sections sont mélangées, face cachée.' },
      ],
    },
    {
      id: 'lines',
      title: 'Les lignes et le premier tour',
      rules: [
        {
          id: 'T8',
          also: ['T9'],
          text: 'À chaque manche, chacun pioche un numéro : c’est sa ligne. À moins de quatre joueurs, les numéros restants demeurent cachés.',
        },
        { id: 'T10', text: 'Garde ta ligne secrète jusqu’à la fin de la manche.' },
        {
          id: 'T11',
          also: ['D3'],
          text: 'Autour d’une table, c’est au plus jeune de commencer ; ici, c’est la personne désignée à la mise en place. Elle commence toutes les manches, à moins que vous ne choisissiez de changer de manche en manche.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ton tour',
      rules: [
        {
          id: 'T12',
          text: 'Pioche une section et pose-la de sorte que les lignes se rejoignent par couleur. C’est ensuite au voisin de gauche.',
        },
        {
          id: 'D4',
          text: 'Partout où la section touche une tuile, les deux doivent montrer la même ligne sur leur côté commun. À côté d’un M, toutes les lignes sont permises.',
        },
        {
          id: 'D5',
          text: 'La section doit partager un côté avec une tuile de la table ; la rangée du début compte aussi.',
        },
        { id: 'D6', text: 'Tu peux tourner la section comme tu veux. Une fois posée, elle ne bouge plus.' },
        { id: 'D7', text: 'On ne peut ni passer, ni garder une section pour plus tard.' },
        {
          id: 'D8',
          text: 'Si la section ne va nulle part, elle est écartée pour cette manche et tu pioches de nouveau. S’il n’y a plus rien à piocher, la manche se termine.',
        },
        { id: 'D9', text: 'Tu peux bloquer les autres par tout coup permis.' },
        { id: 'D10', text: 'Tout le monde voit la section dès qu’elle est piochée.' },
      ],
    },
    {
      id: 'journey',
      title: 'Ton trajet',
      rules: [
        {
          id: 'T13',
          also: ['T14'],
          text: 'Bleue et jaune voyagent du bout gauche au bout droit, rouge et verte du bout droit au bout gauche. Chacun des trois points du bout opposé convient.',
        },
        {
          id: 'T15',
          text: 'À un point de couleur, il faut arriver par la ligne de cette couleur. À M, on peut arriver par n’importe laquelle.',
        },
        {
          id: 'D12',
          text: 'Chaque changement de ligne en chemin est une correspondance. Traverser un anneau sans changer n’en est pas une, et arriver à M non plus.',
        },
        {
          id: 'D13',
          text: 'Les points de couleur sont à la fois départs et arrivées. Le chemin du point de la bleue à celui de la rouge est donc aussi, à rebours, un chemin pour la rouge : si quelqu’un détient la rouge, les deux sont accomplis. Un chemin vers M n’est qu’à toi.',
        },
        {
          id: 'D14',
          text: 'Aucun trajet ne traverse une tuile d’extrémité. On ne peut pas y changer, et le M de ton propre bout ne te sert à rien.',
        },
        {
          id: 'D15',
          text: 'Les lignes que personne ne détient peuvent servir à tous. Elles ne terminent jamais une manche et ne comptent jamais.',
        },
      ],
    },
    {
      id: 'round',
      title: 'La fin d’une manche',
      rules: [
        {
          id: 'T17',
          text: 'La manche se termine aussitôt qu’au moins un trajet est accompli, ou quand la dernière section a été posée.',
        },
        {
          id: 'D16',
          text: 'L’application cherche les trajets accomplis après chaque coup, peu importe qui l’a joué. Un trajet ne peut être ni caché ni refusé, et personne ne rejoue.',
        },
        {
          id: 'D17',
          text: 'La dernière section compte comme une autre. Si elle non plus n’accomplit rien, il n’y a pas de points pour les trajets.',
        },
        { id: 'T21', text: 'Si une section accomplit les trajets de plusieurs joueurs, chacun marque.' },
        {
          id: 'T22',
          text: 'Si ta ligne peut arriver par plusieurs chemins, celui qui a le moins de correspondances compte.',
        },
        { id: 'D24', text: 'Toutes les lignes sont alors révélées, même celles que personne ne détenait.' },
      ],
    },
    {
      id: 'scoring',
      title: 'Les points',
      rules: [
        {
          id: 'T18',
          also: ['D21'],
          text: 'Un trajet accompli rapporte 5 points sans correspondance, 4 avec une, 3 avec deux, 2 avec trois et 1 avec quatre ou plus.',
        },
        {
          id: 'T25',
          text: 'Qui arrive gagne donc au moins 1 point, quel que soit le nombre de correspondances.',
        },
        {
          id: 'T20',
          also: ['D19'],
          text: 'La plus longue portion ininterrompue de sa propre ligne rapporte 1 point de plus. Elle se compte en sections depuis le départ jusqu’où cette couleur s’arrête, même au-delà de l’endroit où l’on a changé. Les tuiles droites ne l’interrompent pas, mais ne comptent pas.',
        },
        {
          id: 'T24',
          also: ['D20'],
          text: 'Si la plus longue portion est partagée, ou si personne n’a la moindre section, ce point ne va à personne.',
        },
        { id: 'D18', text: 'Le point de la plus longue portion est donné même si personne n’est arrivé.' },
        {
          id: 'T19',
          text: 'Exemple : la bleue parcourt 8 sections de sa propre ligne, passe à la rouge à un anneau et arrive au point rouge. Une correspondance laisse 4 points. Si ses 8 sections sont aussi la plus longue portion, la bleue gagne 5 points en tout. Une manche rapporte 6 points au plus.',
        },
      ],
    },
    {
      id: 'match',
      title: 'Le match',
      rules: [
        {
          id: 'T16',
          also: ['T26'],
          text: 'Un match se joue en plusieurs manches. Qui atteint 10 points en premier, ou un autre nombre convenu, gagne.',
        },
        {
          id: 'T23',
          also: ['D22'],
          text: 'On compare les totaux quand une manche a été comptée. Si plusieurs ont assez de points, le plus haut total gagne. S’il est partagé, tout le monde joue une manche de plus, jusqu’à ce qu’un total dépasse les autres.',
        },
        {
          id: 'D23',
          text: 'Chaque manche repart de zéro : table vide, les 48 sections mélangées, nouvelles lignes. Seuls les totaux restent.',
        },
      ],
    },
  ],
};
export default fr;
