import { CENTRAL_TRACKS, COMPANY } from '../../figures.ts';
import type { ModuleRules } from '../../shape.ts';

export const moduleRules: ModuleRules = [
  {
    id: 'combinations',
    title: 'Ce qui va ensemble',
    rules: [
      {
        id: 'C1',
        text: 'Les compagnies vont avec les gares centrales, avec les voies centrales et avec n’importe quelle ville. Gares centrales et voies centrales s’excluent, puisque les voies couvrent les quais ; les unes comme les autres vont avec n’importe quelle ville. Il y a au plus une ville. Le solo se joue sans aucun autre module. Rotation libre (V1), plus grande main (V2) et contact par un coin (V4) vont avec tout, mais en solo on a toujours deux tuiles. La piste exclusive (V3) demande une partie sans compagnies et ne convient pas au solo.',
      },
    ],
  },
  {
    id: 'companies',
    title: 'Les compagnies de métro',
    rules: [
      {
        id: 'M1',
        text: `Les lignes sont à huit compagnies, qui participent toutes quel que soit le nombre de joueurs ; de deux à six joueurs en possèdent des actions. Chaque compagnie a quatre stations, une par côté du plateau : jaune ${COMPANY[0]}, bleue ${COMPANY[1]}, orange ${COMPANY[2]}, verte ${COMPANY[3]}, violette ${COMPANY[4]}, grise ${COMPANY[5]}, rouge ${COMPANY[6]}, marron ${COMPANY[7]}.`,
      },
      {
        id: 'M2',
        text: 'Chaque compagnie a quatre actions, de 10, 20, 30 et 40 pour cent. Les actions de même pourcentage sont mélangées en une pile, face cachée. Tu en pioches une de chacune des quatre piles et tu les gardes secrètes. Puis l’action du dessus de chaque pile est posée à côté, face visible.',
      },
      {
        id: 'M3',
        text: 'À ton tour, tu poses une tuile (B10) ou tu échanges une action. Pour échanger, glisse une de tes actions, face cachée, sous la pile de son pourcentage. Prends ensuite l’action visible de cette pile, ou celle du dessus, cachée. Si tu as pris l’action visible, la suivante de la pile devient visible. Ce qui passe sous une pile revient après tout ce qui est au-dessus, et tu te souviens de ce que tu y as mis. Après deux tours de table complets où tout le monde n’a fait qu’échanger ou passer, les échanges s’interrompent jusqu’à ce qu’une tuile ou un jeton soit posé.',
      },
      {
        id: 'M4',
        text: 'Dès que le marqueur d’une compagnie est à 25 ou au-delà, on n’échange plus d’actions jusqu’à la fin de la partie.',
      },
      {
        id: 'M5',
        text: 'Les lignes comptent comme d’habitude, mais leurs points sont le bénéfice de la compagnie, non d’un joueur.',
      },
      {
        id: 'M6',
        text: 'À la fin, les compagnies sont classées par bénéfice. La meilleure vaut 8, la suivante 7, et ainsi de suite jusqu’à 1. Les compagnies à égalité de bénéfice ont toutes la valeur la plus haute, et les valeurs d’en dessous sont sautées. Chaque action te rapporte la valeur de sa compagnie, une fois par tranche de dix pour cent.',
      },
      {
        id: 'M7',
        text: 'Dans chaque compagnie, qui détient le plus fort pourcentage total gagne en plus un point par dizaine complète de son bénéfice. Si plusieurs ont le plus fort pourcentage, chacun gagne le tout. Si personne n’a d’action, personne ne le gagne.',
      },
      {
        id: 'M8',
        text: 'Qui a le plus de points de victoire gagne. Exemple : avec des bénéfices de 38 pour la jaune, 36 pour l’orange, 34 pour la grise, 32 pour la verte, 32 pour la bleue, 29 pour la rouge, 25 pour la marron et 25 pour la violette, les compagnies valent 8, 7, 6, 5, 5, 3, 2 et 2. Des actions de 40 et 20 pour cent de la jaune, 30 de la verte et 10 de la bleue rapportent 48 + 15 + 5 = 68. L’actionnaire principal de la jaune gagne 3 points de plus.',
      },
    ],
  },
  {
    id: 'central-stations',
    title: 'Gares centrales',
    rules: [
      {
        id: 'M9',
        text: 'Sans compagnies, chacun a un jeton. Au lieu de poser une tuile, tu peux le placer sur un quai libre de la gare centrale, une fois dans la partie. La ligne qui part de là est alors à toi, en plus des autres.',
      },
      {
        id: 'M10',
        text: 'Avec les compagnies, chaque compagnie a un jeton. Au lieu de poser ou d’échanger, tu peux placer le jeton d’une compagnie si tu montres une de ses actions. Cette action reste visible devant toi et ne peut plus être échangée.',
      },
      {
        id: 'M11',
        text: 'Une ligne partie du centre compte comme les autres, mais n’est jamais doublée, même si elle revient se terminer au centre. Elle non plus ne peut se réduire à une seule tuile, avec la même exception qu’en B14. Un quai est libre tant qu’il n’a pas de jeton et que la ligne qui en part n’est pas terminée.',
      },
      {
        id: 'M12',
        text: 'Placer un jeton prend tout ton tour, et tu ne pioches pas. La voie qui part déjà du quai compte entièrement. Un jeton jamais placé ne rapporte rien. Les lignes des stations du bord sont doublées à tous les quais, avec ou sans jeton, même si le jeton est le tien. On peut placer des jetons après la fin des échanges (M4). Une action montrée compte toujours pour la valeur et la majorité (M6, M7). Toucher un jeton n’ouvre pas une case aux tuiles (B12).',
      },
    ],
  },
  {
    id: 'central-tracks',
    title: 'Voies centrales',
    rules: [
      {
        id: 'M13',
        text: `Avant la partie, quatre des huit tuiles de voies centrales sont tirées et couvrent le centre, chacune tournée au hasard. Elles n’ont pas de flèche. Les huit sont ${CENTRAL_TRACKS}.`,
      },
      {
        id: 'M14',
        text: 'Les lignes traversent le centre et ne se terminent qu’au bord ; rien n’est donc doublé. Traverser une tuile du centre rapporte 1 point, comme partout.',
      },
      {
        id: 'M15',
        text: 'Les tuiles du centre n’ouvrent aucune case : une tuile doit être au bord ou à côté d’une tuile posée par un joueur (B12).',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    rules: [
      {
        id: 'M16',
        text: 'Tu joues en solitaire avec les huit compagnies et leurs stations (M1). Toutes partent de 0. Un paquet de huit cartes, une par compagnie, décide de la couleur.',
      },
      {
        id: 'M17',
        text: 'Deux tuiles sont visibles devant toi. À chaque tour, une carte est retournée. Choisis une ligne inachevée de sa couleur et pose une de tes tuiles sur la case où cette ligne entre ensuite ; puis pioche une tuile. Quand toutes les cartes sont passées, on les mélange de nouveau. Quand la pioche est vide, tu continues avec les tuiles qui te restent. Les lignes qui se terminent à la gare centrale sont doublées (B17).',
      },
      {
        id: 'M18',
        text: 'Jusqu’à ce que la huitième carte soit retournée, tu peux refuser une tuile dddd, qui renvoie tous les trains, au moment où tu la pioches. Tu en reçois une autre, et la tuile refusée retourne parmi les autres. La seconde dddd peut aussi être refusée.',
      },
      {
        id: 'M19',
        text: 'Tu poses au bord ou à côté d’autres tuiles, sans les tourner (B12, B13). Les lignes d’une seule tuile sont permises.',
      },
      {
        id: 'M20',
        text: 'Quand une compagnie a terminé ses quatre lignes, sa carte quitte aussitôt le jeu, où qu’elle soit. Si le paquet est épuisé, les cartes déjà passées en forment un nouveau. La partie se termine quand les 32 lignes ont compté, même s’il reste des tuiles. Ton résultat est le bénéfice de la compagnie la plus pauvre. Dans la variante difficile, l’écart entre la plus riche et la plus pauvre est déduit. Exemple : 35 pour la première et 22 pour la dernière donnent 22, ou 9 dans la variante difficile.',
      },
    ],
  },
];
