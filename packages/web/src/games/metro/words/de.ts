/** Metro in German. */
import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { MetroWords } from './en.ts';

/** With a true minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number): string => `${signed(n)} ${plural(n, { one: 'Punkt', other: 'Punkte' })}`;
/** The same in singular and plural. */
const tiles = (n: number): string => `${n} Plättchen`;

/** Colours are nouns here; this makes one an adjective with the ending it needs: `gelbe`, `orangen`. */
export const inflected = (colour: string, ending: 'e' | 'en' | 'er' | 'es'): string =>
  colour.toLowerCase().replace(/e$/, '') + ending;

const de: MetroWords = {
  game: 'Metro',
  // Titles of modules stay in the nominative after a dash.
  gameWith: ({ modules }) => `Metro – ${modules}`,
  gameSide: ({ game, side }) => `${game} (${side})`,

  colours: {
    yellow: 'Gelb',
    blue: 'Blau',
    orange: 'Orange',
    green: 'Grün',
    purple: 'Violett',
    grey: 'Grau',
    red: 'Rot',
    brown: 'Braun',
  },
  from: ['von Norden', 'von Osten', 'von Süden', 'von Westen'],
  to: ['nach Norden', 'nach Osten', 'nach Süden', 'nach Westen'],

  player: ({ number }) => `Spieler ${number}`,
  company: ({ colour }) => `Gesellschaft ${colour}`,
  nobody: 'niemand',
  station: ({ number, name }) => `Station ${number} (${name})`,
  platform: ({ number }) => `Bahnsteig ${number}`,
  centre: 'die Zentralstation',
  departure: ({ from, owner }) => `${from}, ${owner}`,
  share: ({ percent, colour }) => `${percent}\u00a0% von ${colour}`,

  modules: {
    companies: {
      title: 'Gesellschaften',
      about: 'Die Linien gehören acht Gesellschaften. Du hältst verdeckte Aktien und darfst sie tauschen.',
    },
    'central-stations': {
      title: 'Zentralstationen',
      about: 'Mit einem Marker auf einem Bahnsteig der Zentralstation bekommst du dort eine weitere Linie.',
    },
    'central-tracks': {
      title: 'Zentralgleise',
      about: 'Vier Plättchen bedecken die Zentralstation. Linien fahren hindurch; nichts zählt doppelt.',
    },
    solo: {
      title: 'Solo',
      about: 'Allein verlängerst du die Linien von acht Gesellschaften. Die ärmste ist dein Ergebnis.',
    },
    paris: {
      title: 'Paris',
      about: 'Schick Touristen zu deinen Sehenswürdigkeiten. Die längste Kette zählt, die übrigen kosten.',
    },
    stockholm: {
      title: 'Stockholm',
      about: 'Touristen füllen eine Reihe von Sehenswürdigkeiten. Dir zählen die Punkte unter deinen Farben.',
    },
    london: {
      title: 'London',
      about:
        'Ein Plättchen auf einem Touristen schickt das Taxi los. Kommt es an, zählt jedes Feld einen Punkt.',
    },
    'new-york': {
      title: 'New York',
      about: 'An jeder Station wartet ein Tourist auf die Linie, die dort endet.',
    },
    'st-petersburg': {
      title: 'St. Petersburg',
      about: 'Linien, die an Sehenswürdigkeiten vorbeifahren, bringen verdeckte Chips der Touristen dort.',
    },
    berlin: {
      title: 'Berlin',
      about: 'Linien sammeln Karten der Touristen am Weg. Die meisten und zweitmeisten einer Farbe zählen.',
    },
  },
  sides: {
    secret: { title: 'Geheime Farben', about: 'Nur du kennst deine Farben; sie zählen am Ende.' },
    open: {
      title: 'Offene Farben',
      about: 'Jede Sehenswürdigkeit nimmt eine Farbe auf, und Punkte gibt es sofort.',
    },
    A: { title: 'Seite A', about: 'Der zweite Rang ist fast so viel wert wie der erste.' },
    B: { title: 'Seite B', about: 'Der erste Rang ist viel mehr wert als der zweite.' },
    mixed: { title: 'Gemischt', about: 'Der Zufall bestimmt die Seite jeder Sehenswürdigkeit.' },
    normal: { title: 'Normal', about: 'Dein Ergebnis ist der Gewinn der ärmsten Gesellschaft.' },
    hard: { title: 'Schwer', about: 'Der Abstand zwischen der reichsten und der ärmsten wird abgezogen.' },
  },
  presets: {
    classic: { title: 'Klassisch', about: 'Das Spiel, wie es im Jahr 2000 erschien, ohne Zusätze.' },
    companies: {
      title: 'Gesellschaften',
      about: 'Verdeckte Aktien von acht Gesellschaften statt eigener Linien.',
    },
    paris: {
      title: 'Paris',
      about: 'Touristen besetzen die Felder deiner Sehenswürdigkeiten; lange Ketten zählen.',
    },
    stockholm: {
      title: 'Stockholm',
      about: 'Touristen füllen eine Reihe von Sehenswürdigkeiten, und deine Farben sind geheim.',
    },
    london: {
      title: 'London',
      about: 'Schick das Taxi auf seine Runde und kassiere den Fahrpreis.',
    },
    'new-york': { title: 'New York', about: 'Hol die Touristen ab, wo deine Linien enden.' },
    'st-petersburg': {
      title: 'St. Petersburg',
      about: 'Fahr an den Sehenswürdigkeiten vorbei und nimm verdeckte Chips.',
    },
    berlin: { title: 'Berlin', about: 'Sammle Karten der Touristen; Mehrheiten zählen.' },
    expert: { title: 'Experten', about: 'Gesellschaften, Zentralstationen und zwei Plättchen auf der Hand.' },
    solo: { title: 'Solo', about: 'Allein: Die ärmste von acht Gesellschaften ist dein Ergebnis.' },
    'solo-hard': {
      title: 'Solo, schwer',
      about: 'Allein: die ärmste Gesellschaft, abzüglich des Abstands zur reichsten.',
    },
  },

  setup: {
    modules: 'Module',
    city: 'Stadt',
    noCity: { title: 'Keine Stadt', about: 'Punkte gibt es nur für Linien.' },
    side: 'Variante',
    variants: 'Hausregeln',
    rotate: {
      title: 'Freies Drehen',
      about: 'Ein Plättchen darf beliebig gedreht liegen, egal wohin sein Pfeil zeigt.',
    },
    exclusive: {
      title: 'Exklusive Wertungsleiste',
      about: 'Ist ein Zahlenfeld besetzt, rückt der Zählstein weiter.',
    },
    corners: {
      title: 'Ecken zählen',
      about: 'Ein Plättchen darf ein anderes auch nur an der Ecke berühren.',
    },
    hand: 'Handgröße',
    handOf: ({ count }) => tiles(count),
    handAbout: ({ count }) => (count === 1 ? 'Wie in der Spielregel.' : 'Mehr Auswahl.'),
  },

  events: {
    first: ({ name }) => `${name} beginnt.`,
    laid: ({ name, cell }) => `${name} legt ein Plättchen auf ${cell}.`,
    passed: ({ name }) => `${name} hat kein Plättchen und passt.`,
    line: ({ from, to, owner, points: n, total }) =>
      `Die Linie ab ${from} erreicht ${to}: ${points(n)} für ${owner}, jetzt ${total}.`,
    lineDoubled: ({ from, to, owner, length, points: n, total }) =>
      `Die Linie ab ${from} erreicht ${to}: ${length} × 2 = ${points(n)} für ${owner}, jetzt ${total}.`,
    lineOfNobody: ({ from, to }) => `Die Linie ab ${from} erreicht ${to}. Sie gehört niemandem.`,
    profit: ({ owner, points: n, total }) =>
      `Schlusswertung für ${owner}: ${points(n)}, insgesamt ${signed(total)}.`,
    bonus: ({ name, points: n, total }) =>
      `Schlusswertung für ${name}: ${points(n)}, insgesamt ${signed(total)}.`,
    over: ({ scores }) => `Das Spiel ist aus: ${scores}.`,
    score: ({ name, score }) => `${name} ${signed(score)}`,
    companies: {
      dealt: ({ name, percent }) => `${name} bekommt eine Aktie über ${percent}\u00a0%.`,
      dealtShare: ({ name, share }) => `${name} bekommt ${share}.`,
      turned: ({ share }) => `Offen liegen ${share}.`,
      tookOpen: ({ name, share }) => `${name} tauscht eine Aktie und nimmt ${share}.`,
      tookHidden: ({ name, percent }) =>
        `${name} tauscht eine Aktie über ${percent}\u00a0% gegen eine vom Stapel.`,
      tookHiddenShare: ({ name, share }) => `${name} tauscht eine Aktie und nimmt ${share} vom Stapel.`,
      shown: ({ name, share }) => `${name} zeigt ${share}.`,
      valued: ({ name, points: n }) => `Die Aktien von ${name} bringen ${points(n)}.`,
    },
    centralStations: {
      token: ({ name, colour, platform }) =>
        `${name} setzt den ${inflected(colour, 'en')} Marker auf ${platform}.`,
    },
    centralTracks: {
      covered: ({ tile }) => `${tile} bedeckt ein Viertel der Zentralstation.`,
    },
    solo: {
      turned: ({ colour }) => `Die Farbe ist ${colour}.`,
      refused: ({ tile }) => `Ein dddd wird abgelehnt; dafür kommt ${tile}.`,
    },
    paris: {
      sight: ({ name, sight }) => `${name} bekommt „${sight}“.`,
      field: ({ name, colour, sight, field }) =>
        `${name} schickt den ${inflected(colour, 'en')} Touristen zu „${sight}“, Feld ${field} der Reihe.`,
      beside: ({ name, colour, cell }) =>
        `${name} stellt den ${inflected(colour, 'en')} Touristen zu denen auf ${cell}.`,
      left: ({ colour }) => `Der ${inflected(colour, 'e')} Tourist findet keinen Anschluss und reist ab.`,
      row: ({ name, run, others, full, points: n }) =>
        `Sehenswürdigkeiten von ${name}: ${run} in der Kette, ${others} außerhalb, ${full} voll besetzt: ${points(n)}.`,
    },
    stockholm: {
      sight: ({ sight }) => `„${sight}“ kommt als Nächstes in die Reihe.`,
      chip: ({ colour, sight }) => `Der ${inflected(colour, 'e')} Chip liegt auf „${sight}“.`,
      dealt: ({ name }) => `${name} bekommt eine geheime Farbe.`,
      dealtColour: ({ name, colour }) => `${name} bekommt die geheime Farbe ${colour}.`,
      visited: ({ colour, sight, points: n }) =>
        `Der ${inflected(colour, 'e')} Tourist geht zu „${sight}“ auf ein Feld mit ${plural(n, { one: `${n} Punkt`, other: `${n} Punkten` })}.`,
      scored: ({ name, colour, sight, points: n, total }) =>
        `Der ${inflected(colour, 'e')} Tourist geht zu „${sight}“: ${points(n)} für ${name}, jetzt ${total}.`,
      shown: ({ name, colour, points: n }) => `${name} zeigt die Farbe ${colour}: ${points(n)}.`,
    },
    london: {
      sight: ({ sight }) => `„${sight}“ kommt als Nächstes in die Reihe.`,
      arrived: ({ name, colour, sight, points: n, total }) =>
        `Das Taxi erreicht ${colour} bei „${sight}“: ${points(n)} für ${name}, jetzt ${total}.`,
      missed: ({ colour, driven }) =>
        `Das Taxi fährt ${driven} ${plural(driven, { one: 'Feld', other: 'Felder' })} weit und findet kein ${inflected(colour, 'es')}.`,
    },
    newYork: {
      board: ({ owner, board }) => `${owner} bekommt Tafel ${board}.`,
      taken: ({ owner, colour, station, sight, points: n }) =>
        `${owner} bringt den ${inflected(colour, 'en')} Touristen von ${station} zu „${sight}“: ${points(n)}.`,
      valued: ({ owner, points: n }) => `Die Touristen von ${owner} bringen ${points(n)}.`,
    },
    stPetersburg: {
      stood: ({ name, colour, sight }) =>
        `${name} stellt den ${inflected(colour, 'en')} Touristen bei „${sight}“ auf.`,
      took: ({ owner, colour, count }) =>
        `${owner} nimmt ${count} ${plural(count, { one: `${inflected(colour, 'en')} Chip`, other: `${inflected(colour, 'e')} Chips` })}.`,
      tookValues: ({ owner, colour, values }) => `${owner} nimmt Chips in ${colour}: ${values}.`,
      revealed: ({ owner, points: n }) => `Die Chips von ${owner} bringen ${points(n)}.`,
    },
    berlin: {
      visits: ({ colour, sight, high, low }) =>
        `Der ${inflected(colour, 'e')} Tourist besucht „${sight}“: ${high} für die meisten, ${low} für die zweitmeisten Karten.`,
      took: ({ owner, colour, count }) =>
        `${owner} nimmt ${count} ${inflected(colour, 'e')} ${plural(count, { one: 'Karte', other: 'Karten' })}.`,
      won: ({ owner, sight, points: n }) => `${owner} bekommt ${points(n)} für „${sight}“.`,
    },
  },

  refusals: {
    byRule: {
      B1: 'Auf die Zentralstation kommt nie ein Plättchen.',
      B8: 'Diese Personenzahl passt nicht zum Spiel.',
      B9: 'Dieser Platz kann nicht beginnen.',
      B10: 'Das geht jetzt nicht.',
      B11: 'Passen kann nur, wer kein Plättchen hat, wenn keines mehr zu ziehen ist.',
      B12: 'Ein Plättchen kommt auf ein freies Feld, am Rand oder neben einem anderen Plättchen.',
      B13: 'Ein Plättchen liegt so, wie sein Pfeil zeigt.',
      B14: 'Das ergäbe eine Linie über ein einziges Plättchen, und es passt auch anderswohin.',
      B19: 'Das Spiel ist aus: Alle Plättchen liegen.',
      C1: 'Das lässt sich nicht zusammen spielen.',
      V2: 'Auf der Hand sind ein, zwei oder drei Plättchen.',
      V3: 'Die Linien gehören hier niemandem, darum dürfen Zählsteine sich ein Feld teilen.',
      M3: 'Seit zwei Runden hat niemand gebaut: Erst muss ein Plättchen oder ein Marker kommen.',
      M4: 'Eine Gesellschaft hat 25 erreicht: Getauscht wird nicht mehr.',
      M9: 'Dieser Marker steht nicht zur Verfügung.',
      M10: 'Diese Aktie liegt für einen Marker offen.',
      M11: 'Die Linie ab diesem Bahnsteig ist vergeben oder wäre sofort zu Ende.',
      M17: 'Du musst eine Linie der aufgedeckten Farbe verlängern.',
      M18: 'Du kannst es nur behalten oder ablehnen.',
      P2: 'Dorthin kann dieser Tourist nicht.',
      T2: 'Dieser Tourist steht schon.',
    },
    taken: ({ cell }) => `Auf ${cell} liegt schon ein Plättchen.`,
    notBeside: ({ cell }) => `${cell} ist weder am Rand noch neben einem Plättchen.`,
    notTouching: ({ cell }) => `${cell} liegt nicht am Rand und berührt kein Plättchen.`,
    platformLine: ({ platform }) => `Die Linie ab ${platform} wäre nach diesem einen Plättchen zu Ende.`,
    extend: ({ colour, cells }) => `Du musst eine ${inflected(colour, 'e')} Linie verlängern: auf ${cells}.`,
    oneCity: ({ cities }) => `Nur eine Stadt auf einmal: ${cities}.`,
    alone: ({ module }) => `${module} spielt man ohne andere Module.`,
    centre: 'Zentralgleise bedecken die Bahnsteige, die für Zentralstationen nötig sind.',
    handFixed: ({ module }) => `Wie viele Plättchen auf der Hand sind, steht hier fest: ${module}.`,
    players: ({ min, max }) => `Hier spielen ${min} bis ${max} Personen.`,
    playerAlone: 'Hier spielt genau eine Person.',
    exclusive: ({ module }) => `Nicht zusammen mit „${module}“: Dort gehören die Linien niemandem.`,
    noSide: 'Nichts davon hat Varianten zur Auswahl.',
  },

  prompts: {
    layOrDraw: 'Leg ein Plättchen oder zieh eines.',
    lay: 'Leg ein Plättchen.',
    layDrawn: 'Leg das gezogene Plättchen.',
    draw: 'Zieh ein Plättchen.',
    pass: 'Du hast kein Plättchen mehr: Passe.',
    extend: ({ colour }) => `Verlängere eine ${inflected(colour, 'e')} Linie.`,
    exchange: 'Du darfst stattdessen eine Aktie tauschen.',
    token: 'Du darfst stattdessen einen Marker setzen.',
    placeTourist: ({ colour }) => `Wähle, wohin der ${inflected(colour, 'e')} Tourist geht.`,
    placeTourists: 'Wähle, wohin die Touristen dieses Feldes gehen.',
    stand: ({ sight }) => `Wähle den Touristen für „${sight}“.`,
    keepOrRefuse: 'Behalte das dddd, oder lehne es ab und nimm ein anderes Plättchen.',
    decide: 'Entscheide dich.',
    waiting: ({ name }) => `${name} ist dran.`,
    chance: 'Der Zufall entscheidet.',
    over: 'Das Spiel ist aus.',
  },

  choices: {
    lay: ({ tile, cell }) => `${tile} auf ${cell} legen`,
    draw: 'Plättchen ziehen',
    pass: 'Passen',
    exchangeOpen: ({ given, taken }) => `${given} gegen ${taken} (offen) tauschen`,
    exchangeHidden: ({ given, percent }) =>
      `${given} gegen eine verdeckte Aktie über ${percent}\u00a0% tauschen`,
    token: ({ colour, platform }) => `Den ${inflected(colour, 'en')} Marker auf ${platform} setzen`,
    tokenFor: ({ colour, platform, share }) =>
      `${share} zeigen und den ${inflected(colour, 'en')} Marker auf ${platform} setzen`,
    field: ({ colour, sight, field }) =>
      `Den ${inflected(colour, 'en')} Touristen zu „${sight}“ schicken, Feld ${field} deiner Reihe`,
    beside: ({ colour, cell }) => `Den ${inflected(colour, 'en')} Touristen zu denen auf ${cell} stellen`,
    stand: ({ colour, sight }) => `Den ${inflected(colour, 'en')} Touristen bei „${sight}“ aufstellen`,
    keep: 'Das dddd behalten',
    refuse: 'Das dddd ablehnen und ein anderes nehmen',
  },

  labels: {
    board: 'Spielplan',
    otherMoves: 'Andere Züge',
    hand: 'Deine Hand',
    pile: ({ count }) => `${tiles(count)} im Stapel`,
    rotate: 'Drehen',
    draw: 'Ziehen',
    pass: 'Passen',
    lay: 'Legen',
    cancel: 'Abbrechen',
    decide: 'Entscheiden',
  },

  effects: {
    brings: ({ owner, points: n }) => `bringt ${points(n)} für ${owner}`,
    finishes: ({ owner, from, points: n }) => `vollendet die Linie von ${owner} ab ${from}: ${points(n)}`,
    finishesDoubled: ({ owner, from, length, points: n }) =>
      `vollendet die Linie von ${owner} ab ${from} im Zentrum: ${length} × 2 = ${points(n)}`,
    bringsYou: ({ points: n }) => `bringt dir ${points(n)}`,
    finishesYours: ({ from, points: n }) => `vollendet deine Linie ab ${from}: ${points(n)}`,
    finishesYoursDoubled: ({ from, length, points: n }) =>
      `vollendet deine Linie ab ${from} im Zentrum: ${length} × 2 = ${points(n)}`,
    lengthensYours: ({ from, before, after }) =>
      `verlängert deine Linie ab ${from}: von ${before} auf ${after}`,
    finishesNobodys: ({ from }) => `vollendet die Linie ab ${from}, die niemandem gehört`,
    lengthens: ({ owner, from, before, after }) =>
      `verlängert die Linie von ${owner} ab ${from}: von ${before} auf ${after}`,
    asks: 'verlangt noch eine Entscheidung',
    nothing: 'ändert keine Linie',
    sentence: ({ choice, effects }) => `${choice}: ${effects}.`,
    plain: ({ choice }) => `${choice}.`,
  },

  board: {
    names:
      'Die Spalten heißen von links A bis H, die Zeilen von oben 1 bis 8. Die Stationen zählen von oben rechts gegen den Uhrzeigersinn.',
    laid: ({ laid, pile }) => `${tiles(laid)} auf dem Plan, ${tiles(pile)} im Stapel.`,
    row: ({ row, cells }) => `Zeile ${row}: ${cells}.`,
    emptyRow: ({ row }) => `Zeile ${row}: kein Plättchen.`,
    tileOn: ({ tile, cell }) => `${tile} auf ${cell}`,
    free: ({ cells }) => `Du darfst legen auf: ${cells}.`,
    freeFor: ({ tile, cells }) => `${tile} darfst du legen auf: ${cells}.`,
  },
  cell: {
    centre: ({ cell }) => `${cell} gehört zur Zentralstation.`,
    empty: ({ cell }) => `${cell} ist leer.`,
    tile: ({ cell, tile }) => `Auf ${cell} liegt ${tile}.`,
    enters: ({ owner, from, side }) => `Die Linie von ${owner} ab ${from} käme ${side} herein.`,
    crosses: ({ owner, from, side, exit }) =>
      `Die Linie von ${owner} ab ${from} durchfährt es ${side} ${exit}.`,
    tourist: ({ colour }) => `Dort steht ein ${inflected(colour, 'er')} Tourist.`,
    sight: ({ sight }) => `Hier liegt die Sehenswürdigkeit „${sight}“.`,
  },
  line: {
    of: ({ from, owner }) => `Die Linie ab ${from} gehört ${owner}.`,
    ofNobody: ({ from }) => `Die Linie ab ${from} gehört niemandem.`,
    none: ({ from }) => `Ab ${from} fährt keine Linie.`,
    noTile: 'Sie hat noch kein Plättchen.',
    length: ({ length }) => `Bisher ist sie ${length} lang.`,
    path: ({ crossings }) => `Sie führt über ${crossings}.`,
    crossing: ({ cell, side, exit }) => `${cell} (${side} ${exit})`,
    next: ({ cell, side }) => `Als Nächstes käme sie ${side} auf ${cell}.`,
    ended: ({ to, length }) => `Sie hat ${to} erreicht und ist ${length} lang.`,
    doubled: ({ to, length }) => `Sie hat ${to} erreicht, ist ${length} lang und zählt doppelt.`,
  },
  tile: {
    is: ({ tile, tracks }) => `${tile}: ${tracks}.`,
    track: ({ side, exit }) => `${side} ${exit}`,
  },
  hand: {
    holds: ({ tiles: names }) => `Du hast ${names} auf der Hand.`,
    drew: ({ tile }) => `Du hast ${tile} gezogen und musst es legen.`,
    empty: 'Du hast kein Plättchen auf der Hand.',
    none: 'Du siehst nur zu.',
  },
  scores: {
    seat: ({ name, points: n }) => `${name}: ${points(n)}.`,
    company: ({ owner, points: n }) => `${owner}: Gewinn ${n}.`,
  },

  sources: {
    lines: 'Linien',
    doubled: 'Im Zentrum verdoppelt',
    exclusive: 'Weitergerückte Felder',
    companies: 'Aktien',
    majority: 'Aktienmehrheiten',
    solo: 'Ärmste Gesellschaft',
    paris: 'Touristen in Paris',
    stockholm: 'Touristen in Stockholm',
    london: 'Taxi in London',
    'new-york': 'Touristen in New York',
    'st-petersburg': 'Chips in St. Petersburg',
    berlin: 'Mehrheiten in Berlin',
  },
};

export default de;
