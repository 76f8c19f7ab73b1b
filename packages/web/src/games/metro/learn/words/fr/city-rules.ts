import type { CityRules } from '../../shape.ts';

export const cityRules: CityRules = [
  {
    id: 'cities',
    title: 'Villes',
    rules: [
      {
        id: 'Y1',
        text: 'Avec les compagnies, les points gagnés en posant une tuile vont directement à qui l’a posée. Ce que reçoit le propriétaire d’une ligne (touristes à New York, pastilles à Saint-Pétersbourg, cartes à Berlin) revient en revanche à la compagnie. Cela s’ajoute au bénéfice à la fin, avant le classement des compagnies et le paiement des majorités (M6, M7), et ne met jamais fin aux échanges (M4).',
      },
      {
        id: 'Y2',
        text: 'Les cases intérieures sont celles qui ne touchent pas le bord, centre non compris : 32 cases.',
      },
      {
        id: 'Y3',
        text: 'Il y a huit couleurs de touristes : jaune, bleu, orange, vert, violet, gris, rouge et marron, dans cet ordre partout où il faut un ordre. Une ligne sans propriétaire, de la station 16 ou 17 ou d’un quai sans jeton, ne prend ni touriste ni pastille ; ses cartes à Berlin vont au propriétaire imaginaire (E3).',
      },
    ],
  },
  {
    id: 'paris',
    title: 'Paris',
    rules: [
      {
        id: 'P1',
        text: 'Les douze sites ont chacun quatre emplacements colorés. On les mélange et on les distribue également : six chacun à deux, quatre à trois, trois à quatre, deux à cinq ou six. Les autres restent hors du jeu. Ils forment une rangée devant toi dans l’ordre où tu les as reçus, et on ne les déplace pas. Sur chaque case intérieure se tient un touriste, choisi au hasard : quatre de chacune des huit couleurs.',
      },
      {
        id: 'P2',
        text: 'Si tu poses une tuile sur un touriste, tu le prends et tu le mets sur un emplacement libre de sa couleur, celui que tu veux parmi tes sites. C’est obligatoire, même si cela te coûte un point. Si tu n’as pas de tel emplacement, mets le touriste à côté d’un autre, sur une case qui partage un côté avec celle-ci. S’il n’y en a pas, à côté de n’importe quel touriste du plateau. S’il n’y en a plus aucun, le touriste quitte le jeu. D’une case à plusieurs touristes, tu les lèves tous, puis tu les places un par un dans l’ordre que tu veux ; ceux qui sont encore levés ne tiennent pas compagnie aux autres, et aucun ne revient sur la case qui vient d’être couverte.',
      },
      {
        id: 'P3',
        text: 'À la fin, cherche la plus longue suite d’emplacements occupés sans trou ; elle peut continuer d’un site au suivant. Chaque touriste de la suite rapporte 2 points, et chaque autre coûte 1 point. Un site avec quatre touristes rapporte 3 points de plus. Exemple : deux touristes sont à l’écart, quatre remplissent le site suivant, et un autre suit directement : 10 + 3 − 2 = 11.',
      },
      {
        id: 'P4',
        text: 'Les emplacements des sites, de gauche à droite. Louvre : gris, violet, jaune, bleu. Notre Dame : marron, jaune, bleu, rouge. Sacré-Cœur : jaune, rouge, violet, orange. Arc de Triomphe : orange, jaune, marron, gris. Place de la Concorde : jaune, marron, violet, vert. Moulin Rouge : rouge, vert, gris, jaune. Dôme des Invalides : bleu, violet, orange, marron. Pont Alexandre III : rouge, gris, bleu, orange. Eiffel Tower : vert, bleu, rouge, violet. Panthéon : gris, bleu, vert, marron. Versailles : violet, orange, gris, vert. Fondation Louis Vuitton : orange, vert, marron, rouge.',
      },
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    rules: [
      {
        id: 'S1',
        text: 'Huit sites de quatre emplacements chacun forment une seule rangée, dans un ordre tiré au hasard. Les touristes se tiennent sur le plateau comme à Paris (P1). Sur huit pastilles de couleur, tu en reçois quelques-unes en secret : trois chacun à deux, deux à trois ou quatre, une à cinq ou six. Personne ne voit les autres.',
      },
      {
        id: 'S2',
        text: 'Si tu poses une tuile sur un touriste, il va au premier emplacement libre de la rangée, à partir de la gauche. À la fin, tu gagnes les points de tous les emplacements où se tient un touriste d’une de tes couleurs.',
      },
      {
        id: 'S3',
        text: 'Variante visible : chaque site reçoit une couleur au hasard, à la vue de tous. Un touriste va au premier emplacement libre du site de sa couleur, et qui a posé la tuile en gagne aussitôt les points.',
      },
      {
        id: 'S4',
        text: 'Les points des emplacements, de gauche à droite. Gröna Lund : 1, 3, 2, 4. Drottningholm : 0, 2, 3, 5. Nobel Museum : 1, 5, 1, 3. Royal Palace : 4, 0, 5, 1. Storkyrkan : 2, 3, 3, 2. Vasa Museum : 3, 0, 4, 3. Globe Arena : 2, 1, 5, 2. City Hall : 1, 4, 1, 4. Chaque site a dix points en tout.',
      },
    ],
  },
  {
    id: 'london',
    title: 'Londres',
    rules: [
      {
        id: 'L1',
        text: 'Huit sites forment une rangée dans un ordre tiré au hasard, avec une boucle de demi-tour à chaque bout. Chacun a deux emplacements colorés en haut et deux en bas. Ensemble, ils forment un circuit : vers la droite par les emplacements du haut, retour vers la gauche par ceux du bas. Le taxi attend au bout gauche. Les touristes se tiennent sur le plateau comme à Paris (P1).',
      },
      {
        id: 'L2',
        text: 'Si tu poses une tuile sur un touriste, le taxi démarre. Il s’arrête au premier emplacement de la couleur du touriste, et tu gagnes un point par emplacement parcouru ; les demi-tours ne comptent pas. Après quatre emplacements sans cette couleur, il s’arrête là, et tu ne gagnes rien. Le touriste quitte le jeu dans les deux cas.',
      },
      {
        id: 'L3',
        text: 'Les emplacements des sites : les deux du haut, puis les deux du bas, de gauche à droite. Tower Bridge : jaune, vert ; bleu, rouge. Big Ben : bleu, violet ; orange, marron. Westminster Palace : orange, gris ; vert, jaune. St Paul’s Cathedral : vert, rouge ; violet, bleu. Trafalgar Square : violet, marron ; gris, orange. London Eye : gris, jaune ; rouge, vert. Tower of London : rouge, bleu ; marron, violet. Buckingham Palace : marron, orange ; jaune, gris.',
      },
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    rules: [
      {
        id: 'N1',
        text: 'Chacun reçoit au hasard un des huit plateaux ; avec les compagnies, c’est chaque compagnie qui en reçoit un. Du côté des arrivées de chacune des 32 stations attend un touriste, placé au hasard, quatre de chaque couleur.',
      },
      {
        id: 'N2',
        text: 'Quand une ligne se termine à une station, son propriétaire prend le touriste qui y attend. Une voie d’arrivée ne voit jamais finir qu’une ligne : il y en a donc toujours un. À la gare centrale, il n’y a personne à prendre. À la fin, chaque touriste vaut ce que le plateau de son propriétaire indique pour sa couleur.',
      },
      {
        id: 'N3',
        text: 'Dans l’ordre des couleurs (Y3), le premier plateau donne 0, 3, 1, 2, 0, 2, 3, 1. Chaque plateau suivant commence une place plus loin dans cette série et reprend à la fin ce qu’il a sauté. Les sites des couleurs sont Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral et Rockefeller Center. Exemple : deux touristes à 3, deux à 1 et un à 0 rapportent 8.',
      },
    ],
  },
  {
    id: 'st-petersburg',
    title: 'Saint-Pétersbourg',
    rules: [
      {
        id: 'T1',
        text: 'Huit sites se trouvent sur les diagonales du plateau : sur la deuxième et la troisième case depuis chaque coin. Chaque couleur a quatre pastilles, d’abord visibles à côté du plateau, et un touriste.',
      },
      {
        id: 'T2',
        text: 'Si tu poses une tuile sur un site, le site est retiré. Choisis un touriste qui n’a pas encore été placé et mets-le sur la tuile. Les pastilles de sa couleur sont retournées face cachée et mélangées.',
      },
      {
        id: 'T3',
        text: 'Quand une ligne est terminée, son propriétaire pioche une pastille de la couleur d’un touriste pour chaque passage de la ligne sur la tuile de ce touriste : jusqu’à quatre. Cela vaut aussi pour la tuile qui termine la ligne. Tu vois la valeur de tes propres pastilles ; des autres, tu ne connais que le nombre. Personne ne voit les pastilles des compagnies. À la fin, toutes sont retournées et ajoutées. Exemple : une ligne qui vaut 11 et traverse la tuile trois fois rapporte 11 points et trois pastilles.',
      },
      {
        id: 'T4',
        text: 'Les pastilles font dix points dans chaque couleur. Jaune : 1, 2, 3, 4. Bleu : 2, 2, 3, 3. Orange : 0, 0, 5, 5. Vert : 1, 1, 4, 4. Violet : 0, 2, 3, 5. Gris : 1, 1, 1, 7. Rouge : 0, 3, 3, 4. Marron : 2, 2, 2, 4. Les sites sont Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage et Catherine Palace.',
      },
    ],
  },
  {
    id: 'berlin',
    title: 'Berlin',
    rules: [
      {
        id: 'E1',
        text: 'Huit sites forment une rangée. Il y a trois touristes de chaque couleur. Deux de chaque se tiennent sur le plateau, en quatre groupes carrés de quatre couleurs différentes, un dans chaque quart du plateau, à une case du bord. Le troisième de chaque couleur va sur un site au hasard. Chaque couleur a huit cartes.',
      },
      {
        id: 'E2',
        text: 'Une tuile posée sur un touriste le porte désormais. Quand une ligne compte, son propriétaire prend une carte de la couleur du touriste pour chaque passage sur cette tuile. Exemple : une ligne de 7 points qui passe deux fois par un touriste jaune et une fois par un violet rapporte 7 points, deux cartes jaunes et une violette.',
      },
      {
        id: 'E3',
        text: 'À la fin, chaque couleur se juge à part. Qui a le plus de cartes gagne le plus grand nombre du site où se tient le touriste de cette couleur ; la deuxième place gagne le plus petit. Si plusieurs ont le plus de cartes, les deux nombres sont ajoutés, partagés entre eux et arrondis à l’unité inférieure, et il n’y a pas de deuxième place. Si plusieurs sont à la deuxième place, le plus petit nombre est partagé de la même façon. Les cartes qui n’ont pas été prises sont à un propriétaire imaginaire, qui gagne ou partage comme tout le monde ; ses points sont perdus. Sans carte de la couleur, on ne gagne rien.',
      },
      {
        id: 'E4',
        text: 'Les sites ont deux faces ; joue avec toutes les faces A, toutes les faces B ou un mélange au hasard. Plus grand et plus petit nombre de la face A, puis de la face B. Alexanderplatz : 4/3, 7/1. Red Town Hall : 5/3, 8/1. Victory Column : 5/4, 8/2. Brandenburg Gate : 6/3, 9/1. Berlin Cathedral : 6/4, 9/2. Museum Island : 6/5, 10/1. Reichstag : 7/4, 10/2. Memorial Church : 7/5, 11/2.',
      },
    ],
  },
];
