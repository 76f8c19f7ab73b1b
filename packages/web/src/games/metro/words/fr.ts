/** Metro in French. */
import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { MetroWords } from './en.ts';

/** With a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const points = (n: number): string => `${signed(n)} ${plural(n, { one: 'point', other: 'points' })}`;
const wins = (n: number): string => (n < 0 ? `perd ${points(-n)}` : `gagne ${points(n)}`);
const tiles = (n: number): string => `${n} ${plural(n, { one: 'tuile', other: 'tuiles' })}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Colours come in the masculine singular. Feminine, then both plurals; those not listed never change. */
const FORMS: Readonly<Record<string, readonly [string, string, string]>> = {
  jaune: ['jaune', 'jaunes', 'jaunes'],
  bleu: ['bleue', 'bleus', 'bleues'],
  vert: ['verte', 'verts', 'vertes'],
  violet: ['violette', 'violets', 'violettes'],
  gris: ['grise', 'gris', 'grises'],
  rouge: ['rouge', 'rouges', 'rouges'],
};
/** With a feminine noun: `une ligne verte`. */
export const feminine = (colour: string): string => FORMS[colour]?.[0] ?? colour;
/** With masculine nouns: `les touristes verts`. */
export const masculines = (colour: string): string => FORMS[colour]?.[1] ?? colour;
const feminines = (colour: string): string => FORMS[colour]?.[2] ?? colour;

/** Stations, platforms and companies with their article; players have none. */
const the = (what: string): string => {
  if (/^(station|Compagnie) /.test(what)) return `la ${what}`;
  return what.startsWith('quai ') ? `le ${what}` : what;
};
/** The same at the beginning of a sentence. */
export const The = (what: string): string => capital(the(what));
/** `de la station 4`, `du quai 2`, `d’Anne`, `de Paul`. */
export const of = (what: string): string => {
  const named = the(what);
  if (named.startsWith('le ')) return `du ${named.slice('le '.length)}`;
  return /^h?[eéèêioôu]|^[aàâäëîïöûü]/i.test(named) ? `d’${named}` : `de ${named}`;
};
/** A player who is called by a colour has it as a name: `la ligne de Vert`. */
const lineOf = (owner: string): string => `la ligne ${of(capital(owner))}`;

const fr: MetroWords = {
  game: 'Metro',
  gameWith: ({ modules }) => `Metro avec ${modules}`,
  gameSide: ({ game, side }) => `${game} (${side})`,

  colours: {
    yellow: 'jaune',
    blue: 'bleu',
    orange: 'orange',
    green: 'vert',
    purple: 'violet',
    grey: 'gris',
    red: 'rouge',
    brown: 'marron',
  },
  from: ['depuis le nord', 'depuis l’est', 'depuis le sud', 'depuis l’ouest'],
  to: ['vers le nord', 'vers l’est', 'vers le sud', 'vers l’ouest'],

  player: ({ number }) => `Joueur ${number}`,
  company: ({ colour }) => `Compagnie ${feminine(colour)}`,
  nobody: 'personne',
  station: ({ number, name }) => `station ${number} (${name})`,
  platform: ({ number }) => `quai ${number}`,
  centre: 'la gare centrale',
  departure: ({ from, owner }) => `${from}, ${owner}`,
  share: ({ percent, colour }) =>
    colour === 'orange' ? `${percent} % de l’orange` : `${percent} % de la ${feminine(colour)}`,

  modules: {
    companies: {
      title: 'Compagnies',
      about: 'Les lignes sont à huit compagnies. Tu en détiens des actions cachées, que tu peux échanger.',
    },
    'central-stations': {
      title: 'Gares centrales',
      about: 'Un jeton sur un quai de la gare centrale te donne une ligne de plus, qui part de là.',
    },
    'central-tracks': {
      title: 'Voies centrales',
      about: 'Quatre tuiles couvrent la gare centrale. Les lignes la traversent ; plus rien n’est doublé.',
    },
    solo: {
      title: 'Solo',
      about: 'En solitaire, tu prolonges les lignes de huit compagnies. La plus pauvre fait ton score.',
    },
    paris: {
      title: 'Paris',
      about: 'Envoie des touristes sur tes sites. Leur plus longue suite rapporte, les autres coûtent.',
    },
    stockholm: {
      title: 'Stockholm',
      about: 'Les touristes remplissent une rangée de sites. Tes couleurs te donnent leurs points.',
    },
    london: {
      title: 'Londres',
      about: 'Une tuile posée sur un touriste lance le taxi. S’il arrive, chaque emplacement vaut un point.',
    },
    'new-york': {
      title: 'New York',
      about: 'À chaque station, un touriste attend la ligne qui s’y termine.',
    },
    'st-petersburg': {
      title: 'Saint-Pétersbourg',
      about: 'Les lignes qui passent par les sites prennent des pastilles cachées aux touristes.',
    },
    berlin: {
      title: 'Berlin',
      about: 'Les lignes gagnent les cartes des touristes. La majorité de chaque couleur rapporte.',
    },
  },
  sides: {
    secret: { title: 'Couleurs secrètes', about: 'Tes couleurs restent cachées ; elles comptent à la fin.' },
    open: { title: 'Couleurs visibles', about: 'Chaque site a sa couleur, et les points viennent aussitôt.' },
    A: { title: 'Face A', about: 'La deuxième place vaut presque autant que la première.' },
    B: { title: 'Face B', about: 'La première place vaut bien plus que la deuxième.' },
    mixed: { title: 'Mélange', about: 'Le hasard choisit la face de chaque site.' },
    normal: { title: 'Normal', about: 'Ton score est le bénéfice de la compagnie la plus pauvre.' },
    hard: { title: 'Difficile', about: 'L’écart entre la plus riche et la plus pauvre est déduit.' },
  },
  presets: {
    classic: { title: 'Classique', about: 'Le jeu tel qu’il est sorti en 2000, sans rien de plus.' },
    companies: {
      title: 'Compagnies',
      about: 'Des actions cachées dans huit compagnies au lieu de lignes à toi.',
    },
    paris: { title: 'Paris', about: 'Les touristes occupent tes sites ; les longues suites rapportent.' },
    stockholm: {
      title: 'Stockholm',
      about: 'Les touristes remplissent les sites, et tes couleurs sont secrètes.',
    },
    london: { title: 'Londres', about: 'Envoie le taxi faire le tour des sites et touche la course.' },
    'new-york': { title: 'New York', about: 'Va chercher les touristes au bout de tes lignes.' },
    'st-petersburg': {
      title: 'Saint-Pétersbourg',
      about: 'Passe par les sites et prends des pastilles cachées.',
    },
    berlin: { title: 'Berlin', about: 'Gagne les cartes des touristes ; les majorités rapportent.' },
    expert: { title: 'Expert', about: 'Compagnies, gares centrales et deux tuiles en main.' },
    solo: { title: 'Solo', about: 'En solitaire : la plus pauvre de huit compagnies fait ton score.' },
    'solo-hard': {
      title: 'Solo difficile',
      about: 'En solitaire : la compagnie la plus pauvre, moins l’écart avec la plus riche.',
    },
  },

  setup: {
    modules: 'Modules',
    city: 'Ville',
    noCity: { title: 'Aucune ville', about: 'Seules les lignes rapportent des points.' },
    side: 'Variante',
    variants: 'Règles de la table',
    rotate: { title: 'Rotation libre', about: 'Une tuile se pose dans tous les sens, malgré sa flèche.' },
    exclusive: { title: 'Cases exclusives', about: 'Un marqueur saute les cases de score déjà occupées.' },
    corners: {
      title: 'Contact par un coin',
      about: 'Une tuile peut aussi en toucher une autre par un coin seul.',
    },
    hand: 'Tuiles en main',
    handOf: ({ count }) => tiles(count),
    handAbout: ({ count }) => (count === 1 ? 'Comme dans la règle.' : 'Davantage de choix.'),
  },

  events: {
    first: ({ name }) => `${name} commence.`,
    laid: ({ name, cell }) => `${name} pose une tuile en ${cell}.`,
    passed: ({ name }) => `${name} n’a plus de tuile et passe.`,
    line: ({ from, to, owner, points: n, total }) =>
      `La ligne au départ ${of(from)} atteint ${the(to)} : ${points(n)} pour ${the(owner)} (total ${total}).`,
    lineDoubled: ({ from, to, owner, length, points: n, total }) =>
      `La ligne au départ ${of(from)} atteint ${the(to)} : ${length} × 2 = ${points(n)} pour ${the(owner)} (total ${total}).`,
    lineOfNobody: ({ from, to }) =>
      `La ligne au départ ${of(from)} atteint ${the(to)}. Elle n’est à personne.`,
    profit: ({ owner, points: n, total }) => `${The(owner)} ${wins(n)} à la fin (total ${signed(total)}).`,
    bonus: ({ name, points: n, total }) => `${name} ${wins(n)} à la fin (total ${signed(total)}).`,
    over: ({ scores }) => `La partie est terminée : ${scores}.`,
    score: ({ name, score }) => `${name} ${signed(score)}`,
    companies: {
      dealt: ({ name, percent }) => `${name} reçoit une action de ${percent} %.`,
      dealtShare: ({ name, share }) => `${name} reçoit ${share}.`,
      turned: ({ share }) => `Action visible : ${share}.`,
      tookOpen: ({ name, share }) => `${name} échange une action et prend ${share}.`,
      tookHidden: ({ name, percent }) =>
        `${name} échange une action de ${percent} % contre une autre de la pile.`,
      tookHiddenShare: ({ name, share }) => `${name} échange une action et prend ${share} sur la pile.`,
      shown: ({ name, share }) => `${name} montre ${share}.`,
      valued: ({ name, points: n }) => `Valeur des actions ${of(name)} : ${points(n)}.`,
    },
    centralStations: {
      token: ({ name, colour, platform }) => `${name} place le jeton ${colour} sur ${the(platform)}.`,
    },
    centralTracks: {
      covered: ({ tile }) => `La tuile ${tile} couvre un quart de la gare centrale.`,
    },
    solo: {
      turned: ({ colour }) => `Couleur tirée : ${colour}.`,
      refused: ({ tile }) => `Une tuile dddd est refusée ; ${tile} la remplace.`,
    },
    paris: {
      sight: ({ name, sight }) => `${name} reçoit le site ${sight}.`,
      field: ({ name, colour, sight, field }) =>
        `${name} envoie le touriste ${colour} sur le site ${sight}, emplacement ${field} de sa rangée.`,
      beside: ({ name, colour, cell }) => `${name} place le touriste ${colour} à côté de ceux de ${cell}.`,
      left: ({ colour }) => `Le touriste ${colour} ne trouve plus de compagnie et quitte le jeu.`,
      row: ({ name, run, others, full, points: n }) =>
        `Sites ${of(name)} : une suite de ${run}, ${others} ${plural(others, { one: 'autre', other: 'autres' })}, ${full} ${plural(full, { one: 'site complet', other: 'sites complets' })} : ${points(n)}.`,
    },
    stockholm: {
      sight: ({ sight }) => `${sight} vient ensuite dans la rangée.`,
      chip: ({ colour, sight }) => `La pastille ${feminine(colour)} est sur le site ${sight}.`,
      dealt: ({ name }) => `${name} reçoit une couleur secrète.`,
      dealtColour: ({ name, colour }) => `${name} reçoit une couleur secrète : ${colour}.`,
      visited: ({ colour, sight, points: n }) =>
        `Le touriste ${colour} visite le site ${sight} : ${points(n)}.`,
      scored: ({ name, colour, sight, points: n, total }) =>
        `Le touriste ${colour} visite le site ${sight} : ${points(n)} pour ${name} (total ${total}).`,
      shown: ({ name, colour, points: n }) => `${name} révèle sa couleur : ${colour}, ${points(n)}.`,
    },
    london: {
      sight: ({ sight }) => `${sight} vient ensuite dans la rangée.`,
      arrived: ({ name, colour, sight, points: n, total }) =>
        `Le taxi atteint un emplacement ${colour} du site ${sight} : ${points(n)} pour ${name} (total ${total}).`,
      missed: ({ colour, driven }) =>
        `Le taxi parcourt ${driven} ${plural(driven, { one: 'emplacement', other: 'emplacements' })} : aucun n’est ${colour}.`,
    },
    newYork: {
      board: ({ owner, board }) => `${The(owner)} reçoit le plateau ${board}.`,
      taken: ({ owner, colour, station, sight, points: n }) =>
        `${The(owner)} emmène le touriste ${colour} ${of(station)} sur le site ${sight} : ${points(n)}.`,
      valued: ({ owner, points: n }) => `Valeur des touristes ${of(owner)} : ${points(n)}.`,
    },
    stPetersburg: {
      stood: ({ name, colour, sight }) => `${name} place le touriste ${colour} sur le site ${sight}.`,
      took: ({ owner, colour, count }) =>
        `${The(owner)} prend ${count} ${plural(count, { one: `pastille ${feminine(colour)}`, other: `pastilles ${feminines(colour)}` })}.`,
      tookValues: ({ owner, colour, values }) =>
        `Pastilles ${feminines(colour)} prises par ${the(owner)} : ${values}.`,
      revealed: ({ owner, points: n }) => `Valeur des pastilles ${of(owner)} : ${points(n)}.`,
    },
    berlin: {
      visits: ({ colour, sight, high, low }) =>
        `Le touriste ${colour} visite le site ${sight} : ${high} pour la majorité, ${low} pour la deuxième place.`,
      took: ({ owner, colour, count }) =>
        `${The(owner)} prend ${count} ${plural(count, { one: `carte ${feminine(colour)}`, other: `cartes ${feminines(colour)}` })}.`,
      won: ({ owner, sight, points: n }) => `${The(owner)} gagne ${points(n)} pour le site ${sight}.`,
    },
  },

  refusals: {
    byRule: {
      B1: 'Aucune tuile ne se pose sur la gare centrale.',
      B8: 'Cela ne se joue pas à ce nombre de joueurs.',
      B9: 'Personne n’occupe la place qui devrait commencer.',
      B10: 'Ce n’est pas le moment de faire cela.',
      B11: 'On ne passe que sans tuile en main, quand la pioche est vide.',
      B12: 'Une tuile se pose sur une case libre, au bord ou à côté d’une autre tuile.',
      B13: 'Une tuile se pose dans le sens de sa flèche.',
      B14: 'Cela ferait une ligne d’une seule tuile, et la tuile peut aller ailleurs.',
      B19: 'La partie est terminée : toutes les tuiles sont posées.',
      C1: 'Ces éléments ne se jouent pas ensemble.',
      V2: 'Une main compte une, deux ou trois tuiles.',
      V3: 'Ici les lignes ne sont à personne : les cases de score se partagent.',
      M3: 'Personne n’a rien posé depuis deux tours de table : pose d’abord une tuile ou un jeton.',
      M4: 'Une compagnie a atteint 25 : les échanges sont terminés pour de bon.',
      M9: 'Ce jeton n’est pas disponible.',
      M10: 'Cette action est restée visible pour un jeton.',
      M11: 'La ligne de ce quai est déjà prise, ou se terminerait aussitôt.',
      M17: 'Il faut prolonger une ligne de la couleur tirée.',
      M18: 'On ne peut que la garder ou la refuser.',
      P2: 'Ce touriste ne peut pas aller là.',
      T2: 'Ce touriste est déjà placé.',
    },
    taken: ({ cell }) => `Il y a déjà une tuile en ${cell}.`,
    notBeside: ({ cell }) => `${cell} n’est ni au bord, ni à côté d’une tuile.`,
    notTouching: ({ cell }) => `${cell} n’est pas au bord et ne touche aucune tuile.`,
    platformLine: ({ platform }) => `La ligne ${of(platform)} se terminerait après cette seule tuile.`,
    extend: ({ colour, cells }) => `Il faut prolonger une ligne ${feminine(colour)} : ${cells}.`,
    oneCity: ({ cities }) => `Une seule ville à la fois : ${cities}.`,
    alone: ({ module }) => `${module} se joue sans aucun autre module.`,
    centre: 'Les voies centrales couvrent les quais dont les gares centrales ont besoin.',
    handFixed: ({ module }) => `La taille de la main est imposée : ${module}.`,
    players: ({ min, max }) => `Il faut de ${min} à ${max} joueurs.`,
    playerAlone: 'Cela se joue en solitaire.',
    exclusive: ({ module }) => `Impossible avec ${module} : les lignes n’y sont à personne.`,
    noSide: 'Rien de ce qui est en jeu n’a de variantes.',
  },

  prompts: {
    layOrDraw: 'Pose une tuile ou pioches-en une.',
    lay: 'Pose une tuile.',
    layDrawn: 'Pose la tuile piochée.',
    draw: 'Pioche une tuile.',
    pass: 'Tu n’as plus de tuile : passe.',
    extend: ({ colour }) => `Prolonge une ligne ${feminine(colour)}.`,
    exchange: 'Tu peux aussi échanger une action.',
    token: 'Tu peux aussi placer un jeton.',
    placeTourist: ({ colour }) => `Choisis où va le touriste ${colour}.`,
    placeTourists: 'Choisis où vont les touristes de cette case.',
    stand: ({ sight }) => `Choisis le touriste du site ${sight}.`,
    keepOrRefuse: 'Garde la tuile dddd ou refuse-la pour une autre.',
    decide: 'À toi de décider.',
    waiting: ({ name }) => `C’est à ${name} de jouer.`,
    chance: 'Le hasard décide.',
    over: 'La partie est terminée.',
  },

  choices: {
    lay: ({ tile, cell }) => `Poser ${tile} en ${cell}`,
    draw: 'Piocher une tuile',
    pass: 'Passer',
    exchangeOpen: ({ given, taken }) => `Échanger ${given} contre ${taken}, action visible`,
    exchangeHidden: ({ given, percent }) => `Échanger ${given} contre une action cachée de ${percent} %`,
    token: ({ colour, platform }) => `Placer le jeton ${colour} sur ${the(platform)}`,
    tokenFor: ({ colour, platform, share }) =>
      `Montrer ${share} et placer le jeton ${colour} sur ${the(platform)}`,
    field: ({ colour, sight, field }) =>
      `Envoyer le touriste ${colour} sur le site ${sight}, emplacement ${field} de ta rangée`,
    beside: ({ colour, cell }) => `Placer le touriste ${colour} à côté de ceux de ${cell}`,
    stand: ({ colour, sight }) => `Placer le touriste ${colour} sur le site ${sight}`,
    keep: 'Garder la dddd',
    refuse: 'Refuser la dddd et piocher une autre tuile',
  },

  labels: {
    board: 'Plateau',
    otherMoves: 'Autres coups',
    hand: 'Ta main',
    pile: ({ count }) => `${tiles(count)} dans la pioche`,
    rotate: 'Tourner',
    draw: 'Piocher',
    pass: 'Passer',
    lay: 'Poser',
    cancel: 'Annuler',
    decide: 'Décider',
  },

  effects: {
    brings: ({ owner, points: n }) => `rapporterait ${points(n)} à ${the(capital(owner))}`,
    finishes: ({ owner, from, points: n }) =>
      `termine ${lineOf(owner)} au départ ${of(from)} pour ${points(n)}`,
    finishesDoubled: ({ owner, from, length, points: n }) =>
      `termine au centre ${lineOf(owner)} au départ ${of(from)} pour ${length} × 2 = ${points(n)}`,
    bringsYou: ({ points: n }) => `te rapporterait ${points(n)}`,
    finishesYours: ({ from, points: n }) => `termine ta ligne au départ ${of(from)} pour ${points(n)}`,
    finishesYoursDoubled: ({ from, length, points: n }) =>
      `termine au centre ta ligne au départ ${of(from)} pour ${length} × 2 = ${points(n)}`,
    lengthensYours: ({ from, before, after }) =>
      `allonge ta ligne au départ ${of(from)} de ${before} à ${after}`,
    finishesNobodys: ({ from }) => `termine la ligne au départ ${of(from)}, qui n’est à personne`,
    lengthens: ({ owner, from, before, after }) =>
      `allonge ${lineOf(owner)} au départ ${of(from)} de ${before} à ${after}`,
    asks: 'laisse une décision à prendre',
    nothing: 'ne change aucune ligne',
    sentence: ({ choice, effects }) => `${choice} : ${effects}.`,
    plain: ({ choice }) => `${choice}.`,
  },

  board: {
    names:
      'Les colonnes vont de A à H depuis la gauche, les rangées de 1 à 8 depuis le haut. Les stations font le tour depuis le coin en haut à droite.',
    laid: ({ laid, pile }) => `${tiles(laid)} sur le plateau, ${tiles(pile)} dans la pioche.`,
    row: ({ row, cells }) => `Rangée ${row} : ${cells}.`,
    emptyRow: ({ row }) => `Rangée ${row} : aucune tuile.`,
    tileOn: ({ tile, cell }) => `${tile} en ${cell}`,
    free: ({ cells }) => `Tu peux poser en : ${cells}.`,
    freeFor: ({ tile, cells }) => `${tile} peut se poser en : ${cells}.`,
  },
  cell: {
    centre: ({ cell }) => `${cell} fait partie de la gare centrale.`,
    empty: ({ cell }) => `${cell} est vide.`,
    tile: ({ cell, tile }) => `Tuile en ${cell} : ${tile}.`,
    enters: ({ owner, from, side }) => `${capital(lineOf(owner))} au départ ${of(from)} y entrerait ${side}.`,
    crosses: ({ owner, from, side, exit }) =>
      `${capital(lineOf(owner))} au départ ${of(from)} y passe ${side} ${exit}.`,
    tourist: ({ colour }) => `Un touriste ${colour} s’y trouve.`,
    sight: ({ sight }) => `C’est le site ${sight}.`,
  },
  line: {
    of: ({ from, owner }) => `La ligne au départ ${of(from)} appartient à ${the(capital(owner))}.`,
    ofNobody: ({ from }) => `La ligne au départ ${of(from)} n’est à personne.`,
    none: ({ from }) => `Aucune ligne ne part ${of(from)}.`,
    noTile: 'Elle n’a encore aucune tuile.',
    length: ({ length }) => `Longueur actuelle : ${length}.`,
    path: ({ crossings }) => `Parcours : ${crossings}.`,
    crossing: ({ cell, side, exit }) => `${cell} ${side} ${exit}`,
    next: ({ cell, side }) => `Elle entrerait ensuite en ${cell} ${side}.`,
    ended: ({ to, length }) => `Elle se termine à ${the(to)}, longueur ${length}.`,
    doubled: ({ to, length }) => `Elle se termine à ${the(to)}, longueur ${length}, et compte double.`,
  },
  tile: {
    is: ({ tile, tracks }) => `${tile} : ${tracks}.`,
    track: ({ side, exit }) => `${side} ${exit}`,
  },
  hand: {
    holds: ({ tiles: names }) => `Tu as en main ${names}.`,
    drew: ({ tile }) => `La tuile piochée est ${tile} ; tu dois la poser.`,
    empty: 'Tu n’as aucune tuile en main.',
    none: 'Tu regardes la partie.',
  },
  scores: {
    seat: ({ name, points: n }) => `${name} : ${points(n)}.`,
    company: ({ owner, points: n }) => `${owner} : bénéfice ${n}.`,
  },

  sources: {
    lines: 'Lignes',
    doubled: 'Doublées au centre',
    exclusive: 'Cases sautées',
    companies: 'Actions',
    majority: 'Majorités d’actions',
    solo: 'Compagnie la plus pauvre',
    paris: 'Sites de Paris',
    stockholm: 'Sites de Stockholm',
    london: 'Taxi de Londres',
    'new-york': 'Touristes de New York',
    'st-petersburg': 'Pastilles de Saint-Pétersbourg',
    berlin: 'Majorités de Berlin',
  },
};

export default fr;
