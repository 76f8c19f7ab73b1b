/** The panels of Metro's modules in French. */
import { plural } from '../../../../i18n/dictionary.svelte.ts';
import { feminine, masculines, of, points, signed, The } from '../../words/fr.ts';
import type { PanelWords } from './en.ts';

const shares = (n: number): string => `${n} ${plural(n, { one: 'action', other: 'actions' })}`;
const chips = (n: number): string => `${n} ${plural(n, { one: 'pastille', other: 'pastilles' })}`;
const cards = (n: number): string => `${n} ${plural(n, { one: 'carte', other: 'cartes' })}`;
const tourists = (n: number): string => `${n} ${plural(n, { one: 'touriste', other: 'touristes' })}`;
const others = (n: number): string => `${n} ${plural(n, { one: 'autre', other: 'autres' })}`;
const full = (n: number): string => `${n} ${plural(n, { one: 'complet', other: 'complets' })}`;

const fr: PanelWords = {
  unknown: 'inconnue',
  total: 'Total',
  points: ({ points: n }) => points(n),
  coloured: ({ colour, count }) => `${colour} ${count}`,

  companies: {
    yourShares: 'Tes actions',
    percent: ({ percent }) => `${percent} %`,
    worthNow: ({ points: n }) => `vaut ${n}`,
    shown: 'Montrée pour un jeton',
    choose: 'Choisis une action pour l’échanger.',
    instead: 'Un échange se fait à la place d’une tuile.',
    takeOpen: ({ share }) => `Prendre ${share}, action visible`,
    takeTop: ({ percent, count }) => `Prendre le dessus de la pile, caché (${shares(count)} de ${percent} %)`,
    takeKnownTop: ({ share }) => `Prendre le dessus de la pile : ${share}, mise là par toi`,
    give: ({ share }) => `Donner ${share} et`,
    known: 'Ce que tu sais',
    knownToAll: 'Ce que tout le monde sait',
    holder: 'Actionnaire',
    faceUp: 'Visibles',
    pile: 'Dans la pile',
    ranking: 'Compagnies',
    company: 'Compagnie',
    profit: 'Bénéfice',
    value: 'Valeur',
    held: 'À toi',
    paused: 'Échanges suspendus jusqu’à la pose d’une tuile ou d’un jeton.',
    ended: 'Les échanges sont terminés.',
    allowed: 'Les échanges cessent quand une compagnie atteint 25.',

    youHold: ({ items }) => `Tu détiens ${items}.`,
    holds: ({ name, items }) => `Actions connues ${of(name)} : ${items}.`,
    faceUpAre: ({ items }) => `Actions visibles : ${items}.`,
    inPiles: ({ count }) => `Chaque pile compte ${shares(count)}.`,
    ranked: ({ items }) => `Compagnies par bénéfice : ${items}.`,
    rankedOne: ({ colour, profit, value }) => `${feminine(colour)} ${profit}, valeur ${value}`,
    worthSentence: ({ shares: n, least, most }) =>
      least === most
        ? `Si la partie finissait maintenant, tes actions rapporteraient ${points(n)} et les majorités ${least}.`
        : `Si la partie finissait maintenant, tes actions rapporteraient ${points(n)} et les majorités de ${least} à ${most}.`,
    summary: ({ least, most }) =>
      least === most
        ? `Tes actions valent ${points(least)}`
        : `Tes actions valent de ${least} à ${points(most)}`,
    summaryLeader: ({ colour, profit }) => `En tête : compagnie ${feminine(colour)}, ${profit}`,
  },

  centralStations: {
    platforms: 'Quais centraux',
    toPlace: 'Jetons à placer',
    allPlaced: 'Tous les jetons sont placés.',
    chooseShare: 'Ou montre une action et place le jeton de sa compagnie :',
    choosePlatform: 'Choisis-lui un quai.',
    chooseOwn: 'Au lieu de poser une tuile, tu peux placer ton jeton : choisis un quai.',
    token: ({ platform, colour }) => `Quai ${platform} : jeton ${colour}`,
    free: ({ platform }) => `Quai ${platform} : libre`,
    complete: ({ platform }) => `Quai ${platform} : sa ligne est terminée`,
    place: ({ platform }) => `Quai ${platform} : placer le jeton ici`,
    toPlaceAre: ({ items }) => `Jetons à placer : ${items}.`,
    freeAre: ({ items }) => `Quais libres : ${items}.`,
    noneFree: 'Aucun quai n’est libre.',
    tokenAt: ({ platform, colour }) => `Sur le quai ${platform} se trouve le jeton ${colour}.`,
    summary: ({ count }) => `Jetons à placer : ${count}`,
  },

  solo: {
    colour: 'Couleur tirée',
    noColour: 'Aucune couleur n’est encore tirée.',
    extend: ({ colour }) => `Prolonge une ligne ${feminine(colour)}`,
    deck: 'Encore dans le paquet',
    deckEmpty: 'Le paquet est vide : toutes les couleurs sont mélangées de nouveau.',
    profits: 'Bénéfices',
    gone: 'terminée',
    last: 'dernière',
    resultNow: ({ points: n }) => `résultat actuel ${signed(n)}`,
    resultOf: ({ last }) => `Bénéfice de la dernière compagnie : ${last}`,
    resultOfHard: ({ first, last }) => `Dernière ${last}, moins l’écart de ${first - last} avec la première`,
    question: 'Quatre demi-tours : garder cette tuile ?',
    keep: 'La garder',
    refuse: 'La refuser, en piocher une autre',
    colourIs: ({ colour }) => `Couleur tirée : ${colour}.`,
    deckHas: ({ items }) => `Encore dans le paquet : ${items}.`,
    goneAre: ({ items }) => `Terminées et hors du jeu : ${items}.`,
    profitsAre: ({ items }) => `Bénéfices : ${items}.`,
    resultIs: ({ points: n }) => `Le résultat est de ${points(n)} pour l’instant.`,
    summary: ({ colour, points: n }) => `Couleur : ${colour} · résultat actuel ${signed(n)}`,
    summaryResult: ({ points: n }) => `Résultat actuel ${signed(n)}`,
  },

  paris: {
    yourSights: 'Tes sites',
    sightsOf: ({ name }) => `Sites ${of(name)}`,
    lifted: 'Touristes à placer',
    chooseField: 'Choisis un emplacement.',
    chooseBeside: 'Aucun emplacement ne lui est libre. Choisis qui il rejoint sur le plateau.',
    beside: ({ colour, cell }) => `${colour} en ${cell}`,
    field: ({ number, colour }) => `Emplacement ${number} (${colour}) : libre`,
    fieldTaken: ({ number, colour }) => `Emplacement ${number} (${colour}) : touriste`,
    fieldInRun: ({ number, colour }) =>
      `Emplacement ${number} (${colour}) : touriste, dans la plus longue suite`,
    place: ({ number, colour }) => `Emplacement ${number} : placer le touriste ${colour}`,
    full: 'Complet : 3 points',
    tally: ({ run, others: n, full: m }) => `suite de ${run} · ${others(n)} · ${full(m)}`,
    sight: ({ sight, items }) => `${sight} : ${items}`,
    sightsAre: ({ name, items }) => `Sites ${of(name)} : ${items}.`,
    score: ({ name, run, others: n, full: m, points: sum }) =>
      `${name} a une suite de ${run}, ${others(n)}, ${full(m)} : ${points(sum)} pour l’instant.`,
    summary: ({ run, points: n }) => `Tes sites : suite de ${run} · ${points(n)}`,
    summaryOf: ({ name, points: n }) => `Meilleurs sites : ${name}, ${points(n)}`,
  },

  stockholm: {
    row: 'Rangée de sites',
    sight: 'Site',
    field: ({ number }) => `N° ${number}`,
    yourColours: 'Tes couleurs secrètes',
    coloursOf: ({ name }) => `Couleurs ${of(name)}`,
    freeField: ({ points: n }) => `libre, ${points(n)}`,
    nextField: ({ points: n }) => `prochain, ${points(n)}`,
    takenField: ({ colour, points: n }) => `touriste ${colour}, ${points(n)}`,
    chipOn: ({ sight, colour }) => `${sight}, pour les touristes ${masculines(colour)}`,
    openRule: 'Un touriste va au site de sa couleur ; ses points sont aussitôt à toi.',
    secretRule: 'Chaque touriste va au prochain emplacement libre. Les couleurs secrètes comptent à la fin.',
    sightIs: ({ sight, items }) => `${sight} : ${items}.`,
    coloursAre: ({ items, points: n }) => `Tes couleurs : ${items} ; ${points(n)} pour l’instant.`,
    coloursOfAre: ({ name, items, points: n }) => `Couleurs ${of(name)} : ${items} ; ${points(n)}.`,
    summary: ({ items, points: n }) => `Tes couleurs : ${items} · ${points(n)}`,
    summaryVisits: ({ count, all }) => `Sur les sites : ${count} touristes sur ${all}`,
  },

  london: {
    circuit: 'Le taxi et son circuit',
    start: 'Départ',
    startTaxi: 'Départ : le taxi',
    turn: 'le taxi fait demi-tour',
    rides: 'Une tuile sur un touriste rapporte',
    ride: ({ colour, points: n, sight }) => `${colour} : ${points(n)}, jusqu’à ${sight}`,
    noRide: ({ colour }) => `${colour} : rien`,
    field: ({ number, colour }) => `Emplacement ${number} (${colour})`,
    fieldTaxi: ({ number, colour }) => `Emplacement ${number} (${colour}) : le taxi`,
    fieldAhead: ({ number, colour, points: n }) =>
      `Emplacement ${number} (${colour}) : à ${points(n)} du taxi`,
    down: 'aller',
    up: 'retour',
    taxiAt: ({ number, colour, sight }) =>
      `Le taxi est sur l’emplacement ${number} (${colour}) du site ${sight}.`,
    taxiAtStart: 'Le taxi est devant le premier emplacement.',
    aheadOne: ({ colour, sight }) => `${colour} (${sight})`,
    ahead: ({ items }) => `Les quatre emplacements suivants : ${items}.`,
    ridesAre: ({ items }) =>
      `Une tuile sur un touriste rapporterait : ${items} ; rien pour les autres couleurs.`,
    sightIs: ({ sight, upper, lower }) => `${sight} : à l’aller ${upper}, au retour ${lower}.`,
    summary: ({ number, sight }) => `Taxi : emplacement ${number} · ${sight}`,
    summaryStart: 'Taxi : au départ',
  },

  newYork: {
    boards: 'Plateaux',
    tourist: 'Touriste',
    waiting: 'En attente',
    valueOnly: ({ value }) => `aucun, à ${points(value)} chacun`,
    takenAt: ({ count, value }) => `${tourists(count)} à ${points(value)} chacun`,
    key: 'En petit : la valeur d’un touriste. En grand : combien sont pris.',
    boardOf: ({ owner, items }) => `Valeur d’un touriste sur le plateau ${of(owner)} : ${items}.`,
    takenBy: ({ owner, items, points: n }) =>
      `Touristes ${of(owner)} : ${items} ; ${points(n)} pour l’instant.`,
    tookNone: ({ owner }) => `${The(owner)} n’a encore aucun touriste.`,
    summary: ({ points: n }) => `Tes touristes : ${points(n)}`,
    summaryWaiting: ({ count }) => `Aux stations : ${tourists(count)} en attente`,
  },

  stPetersburg: {
    tourists: 'Les touristes et leurs pastilles',
    tourist: 'Touriste',
    chips: 'Pastilles',
    where: 'Où',
    left: ({ count }) => `reste ${count}`,
    available: 'au choix',
    at: ({ sight, cell }) => `${sight}, ${cell}`,
    freeSights: 'Sites sans tuile',
    noFreeSights: 'Tous les sites ont leur touriste.',
    chooseTourist: ({ sight }) => `Choisis le touriste du site ${sight}.`,
    stand: ({ colour }) => `Placer : ${colour}`,
    taken: 'Pastilles prises',
    owner: 'À qui',
    count: 'Pastilles',
    sum: 'Points',
    hidden: 'caché',
    chipTaken: ({ value }) => `${value}, prise`,
    tookChips: ({ owner, count }) => `${The(owner)} a ${chips(count)}.`,
    tookValues: ({ owner, items, points: n }) => `${The(owner)} a des pastilles de ${items} : ${points(n)}.`,
    standsAt: ({ colour, sight, cell, count }) =>
      `Sur le site ${sight}, ${cell}, se tient le touriste ${colour} ; ${plural(count, { one: 'reste', other: 'restent' })} ${chips(count)}.`,
    freeSightsAre: ({ items }) => `Sites sans tuile : ${items}.`,
    availableAre: ({ items }) => `Touristes au choix, avec leurs pastilles : ${items}.`,
    availableOne: ({ colour, values }) => `${colour} (${values})`,
    summary: ({ count, points: n }) => `Tes pastilles : ${count} · ${points(n)}`,
    summarySights: ({ count }) => `Sites sans tuile : ${count}`,
  },

  berlin: {
    sights: 'Sites et cartes',
    sight: 'Site',
    numbers: ({ high, low }) => `${high}/${low}`,
    imaginary: 'Non prises',
    holds: ({ count }) => cards(count),
    holdsMost: ({ count, points: n }) => `${cards(count)} (majorité, ${points(n)})`,
    holdsSecond: ({ count, points: n }) => `${cards(count)} (deuxième place, ${points(n)})`,
    keyMost: 'majorité',
    keySecond: 'deuxième place',
    imaginaryRule: 'Les cartes que personne n’a prises concourent comme celles d’un joueur de plus.',
    sightIs: ({ sight, colour, high, low, items }) =>
      `${sight}, ${colour}, ${high} pour la majorité et ${low} pour la deuxième place : ${items}.`,
    ownerHas: ({ owner, held }) => `${owner} ${held}`,
    sumsAre: ({ items }) => `Points pour l’instant : ${items}.`,
    summary: ({ count, points: n }) => `Tes cartes : ${count} · ${points(n)}`,
    summaryCollected: ({ count }) => `Cartes prises : ${count} sur 64`,
  },
};

export default fr;
