/** The panels of Metro's modules in German. */
import { plural } from '../../../../i18n/dictionary.svelte.ts';
import { inflected } from '../../words/de.ts';
import type { PanelWords } from './en.ts';

/** With a true minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number): string => `${signed(n)} ${plural(n, { one: 'Punkt', other: 'Punkte' })}`;
const shares = (n: number): string => `${n} ${plural(n, { one: 'Aktie', other: 'Aktien' })}`;
const chips = (n: number): string => `${n} ${plural(n, { one: 'Chip', other: 'Chips' })}`;
const cards = (n: number): string => `${n} ${plural(n, { one: 'Karte', other: 'Karten' })}`;
const tourists = (n: number): string => `${n} ${plural(n, { one: 'Tourist', other: 'Touristen' })}`;

const de: PanelWords = {
  unknown: 'unbekannt',
  total: 'Summe',
  points: ({ points: n }) => points(n),
  coloured: ({ colour, count }) => `${colour} ${count}`,

  companies: {
    yourShares: 'Deine Aktien',
    percent: ({ percent }) => `${percent}\u00a0%`,
    worthNow: ({ points: n }) => `jetzt ${n}`,
    shown: 'Für einen Marker gezeigt',
    choose: 'Wähle eine Aktie, um sie zu tauschen.',
    instead: 'Du tauschst, statt ein Plättchen zu legen.',
    takeOpen: ({ share }) => `${share} nehmen (offen)`,
    takeTop: ({ percent, count }) =>
      `Oberste vom Stapel nehmen, verdeckt (${shares(count)} über ${percent}\u00a0%)`,
    takeKnownTop: ({ share }) => `Oberste vom Stapel nehmen: ${share}, von dir dort abgelegt`,
    give: ({ share }) => `${share} abgeben und dafür:`,
    known: 'Was du weißt',
    knownToAll: 'Was alle wissen',
    holder: 'Bei wem',
    faceUp: 'Offen',
    pile: 'Im Stapel',
    ranking: 'Gesellschaften',
    company: 'Gesellschaft',
    profit: 'Gewinn',
    value: 'Wert',
    held: 'Du',
    paused: 'Das Tauschen ruht, bis ein Plättchen gelegt oder ein Marker gesetzt wird.',
    ended: 'Getauscht wird nicht mehr.',
    allowed: 'Getauscht wird, bis eine Gesellschaft 25 erreicht.',

    youHold: ({ items }) => `Du hältst ${items}.`,
    holds: ({ name, items }) => `Von ${name} bekannt: ${items}.`,
    faceUpAre: ({ items }) => `Offen liegen ${items}.`,
    inPiles: ({ count }) => `Jeder Stapel hat ${shares(count)}.`,
    ranked: ({ items }) => `Gesellschaften nach Gewinn: ${items}.`,
    rankedOne: ({ colour, profit, value }) => `${colour} ${profit}, Wert ${value}`,
    worthSentence: ({ shares: n, least, most }) =>
      least === most
        ? `Wäre jetzt Schluss, brächten deine Aktien ${points(n)} und Mehrheiten ${least}.`
        : `Wäre jetzt Schluss, brächten deine Aktien ${points(n)} und Mehrheiten ${least} bis ${most}.`,
    summary: ({ least, most }) =>
      least === most
        ? `Deine Aktien: jetzt ${points(least)}`
        : `Deine Aktien: jetzt ${least} bis ${points(most)}`,
    summaryLeader: ({ colour, profit }) => `Erste Gesellschaft: ${colour}, ${profit}`,
  },

  centralStations: {
    platforms: 'Zentrale Bahnsteige',
    toPlace: 'Marker zu setzen',
    allPlaced: 'Alle Marker sind gesetzt.',
    chooseShare: 'Oder zeig eine Aktie und setz den Marker ihrer Gesellschaft:',
    choosePlatform: 'Wähle einen Bahnsteig dafür.',
    chooseOwn: 'Statt ein Plättchen zu legen, darfst du deinen Marker setzen: Wähle einen Bahnsteig.',
    token: ({ platform, colour }) => `Bahnsteig ${platform}: ${inflected(colour, 'er')} Marker`,
    free: ({ platform }) => `Bahnsteig ${platform}: frei`,
    complete: ({ platform }) => `Bahnsteig ${platform}: Linie schon vollendet`,
    place: ({ platform }) => `Bahnsteig ${platform}: Marker hierher setzen`,
    toPlaceAre: ({ items }) => `Noch zu setzende Marker: ${items}.`,
    freeAre: ({ items }) => `Freie Bahnsteige: ${items}.`,
    noneFree: 'Kein Bahnsteig ist frei.',
    tokenAt: ({ platform, colour }) =>
      `Auf Bahnsteig ${platform} steht der ${inflected(colour, 'e')} Marker.`,
    summary: ({ count }) => `Marker zu setzen: ${count}`,
  },

  solo: {
    colour: 'Aufgedeckt',
    noColour: 'Noch ist keine Farbe aufgedeckt.',
    extend: ({ colour }) => `Verlängere eine ${inflected(colour, 'e')} Linie`,
    deck: 'Noch im Kartenstapel',
    deckEmpty: 'Der Kartenstapel ist leer: Alle Farben werden neu gemischt.',
    profits: 'Gewinne',
    gone: 'vollendet',
    last: 'letzte',
    resultNow: ({ points: n }) => `jetziges Ergebnis ${signed(n)}`,
    resultOf: ({ last }) => `Gewinn der letzten Gesellschaft: ${last}`,
    resultOfHard: ({ first, last }) =>
      `Letzte ${last}, abzüglich des Abstands von ${first - last} zur ersten`,
    question: 'Vier Wenden: dieses Plättchen behalten?',
    keep: 'Behalten',
    refuse: 'Ablehnen und neu ziehen',
    colourIs: ({ colour }) => `Die Farbe ist ${colour}.`,
    deckHas: ({ items }) => `Noch im Kartenstapel: ${items}.`,
    goneAre: ({ items }) => `Vollendet und aus dem Spiel: ${items}.`,
    profitsAre: ({ items }) => `Gewinne: ${items}.`,
    resultIs: ({ points: n }) => `Das Ergebnis wäre jetzt ${points(n)}.`,
    summary: ({ colour, points: n }) => `Farbe: ${colour} · Ergebnis jetzt ${signed(n)}`,
    summaryResult: ({ points: n }) => `Ergebnis jetzt ${signed(n)}`,
  },

  paris: {
    yourSights: 'Deine Sehenswürdigkeiten',
    sightsOf: ({ name }) => `Sehenswürdigkeiten von ${name}`,
    lifted: 'Touristen zu setzen',
    chooseField: 'Wähle ein Farbfeld.',
    chooseBeside: 'Kein Farbfeld ist dafür frei. Wähle, zu wem der Tourist auf dem Plan kommt.',
    beside: ({ colour, cell }) => `${colour} zu ${cell}`,
    field: ({ number, colour }) => `Feld ${number}, ${colour}: frei`,
    fieldTaken: ({ number, colour }) => `Feld ${number}, ${colour}: Tourist`,
    fieldInRun: ({ number, colour }) => `Feld ${number}, ${colour}: Tourist, in der längsten Kette`,
    place: ({ number, colour }) => `Feld ${number}: den ${inflected(colour, 'en')} Touristen setzen`,
    full: 'Voll: 3 Punkte',
    tally: ({ run, others, full }) => `Kette ${run} · außerhalb ${others} · voll ${full}`,
    sight: ({ sight, items }) => `${sight}: ${items}`,
    sightsAre: ({ name, items }) => `Sehenswürdigkeiten von ${name}: ${items}.`,
    score: ({ name, run, others, full, points: n }) =>
      `${name} hat ${run} in der Kette, ${others} außerhalb, ${full} voll besetzt: bisher ${points(n)}.`,
    summary: ({ run, points: n }) => `Deine Touristen: Kette ${run} · ${points(n)}`,
    summaryOf: ({ name, points: n }) => `Beste Reihe: ${name}, ${points(n)}`,
  },

  stockholm: {
    row: 'Reihe der Orte',
    sight: 'Ort',
    field: ({ number }) => `Feld ${number}`,
    yourColours: 'Deine geheimen Farben',
    coloursOf: ({ name }) => `Farben von ${name}`,
    freeField: ({ points: n }) => `frei, ${points(n)}`,
    nextField: ({ points: n }) => `als Nächstes, ${points(n)}`,
    takenField: ({ colour, points: n }) => `${inflected(colour, 'er')} Tourist, ${points(n)}`,
    chipOn: ({ sight, colour }) => `${sight}, für ${inflected(colour, 'e')} Touristen`,
    openRule: 'Ein Tourist geht zur Sehenswürdigkeit seiner Farbe; die Punkte des Feldes bekommst du sofort.',
    secretRule: 'Jeder Tourist geht auf das nächste freie Feld. Geheime Farben zählen am Ende.',
    sightIs: ({ sight, items }) => `${sight}: ${items}.`,
    coloursAre: ({ items, points: n }) => `Deine Farben: ${items}; bisher ${points(n)}.`,
    coloursOfAre: ({ name, items, points: n }) => `Farben von ${name}: ${items}; ${points(n)}.`,
    summary: ({ items, points: n }) => `Deine Farben: ${items} · ${points(n)}`,
    summaryVisits: ({ count, all }) => `In der Reihe: ${count} von ${all} Touristen`,
  },

  london: {
    circuit: 'Das Taxi und sein Rundkurs',
    start: 'Start',
    startTaxi: 'Start: das Taxi',
    turn: 'das Taxi wendet',
    rides: 'Ein Plättchen auf einem Touristen bringt jetzt',
    ride: ({ colour, points: n, sight }) => `${colour}: ${points(n)}, zu „${sight}“`,
    noRide: ({ colour }) => `${colour}: nichts`,
    field: ({ number, colour }) => `Feld ${number}, ${colour}`,
    fieldTaxi: ({ number, colour }) => `Feld ${number}, ${colour}: das Taxi`,
    fieldAhead: ({ number, colour, points: n }) => `Feld ${number}, ${colour}: ${points(n)} vom Taxi aus`,
    down: 'Hinweg',
    up: 'Rückweg',
    taxiAt: ({ number, colour, sight }) => `Das Taxi steht auf Feld ${number}, ${colour}, bei „${sight}“.`,
    taxiAtStart: 'Das Taxi steht vor dem ersten Feld.',
    aheadOne: ({ colour, sight }) => `${colour} bei „${sight}“`,
    ahead: ({ items }) => `Die nächsten vier Felder: ${items}.`,
    ridesAre: ({ items }) => `Ein Plättchen auf einem Touristen brächte: ${items}; andere Farben nichts.`,
    sightIs: ({ sight, upper, lower }) => `${sight}: auf dem Hinweg ${upper}, auf dem Rückweg ${lower}.`,
    summary: ({ number, sight }) => `Taxi: Feld ${number} · ${sight}`,
    summaryStart: 'Taxi: am Start',
  },

  newYork: {
    boards: 'Tafeln',
    tourist: 'Tourist',
    waiting: 'Wartet',
    valueOnly: ({ value }) => `keiner geholt, Wert je ${value}`,
    takenAt: ({ count, value }) => `${count} geholt, Wert je ${value}`,
    key: 'Klein: was ein Tourist wert ist. Groß: wie viele geholt sind.',
    boardOf: ({ owner, items }) => `So viel ist ein Tourist für ${owner} wert: ${items}.`,
    takenBy: ({ owner, items, points: n }) => `${owner} hat geholt: ${items}; bisher ${points(n)}.`,
    tookNone: ({ owner }) => `${owner} hat noch keinen Touristen geholt.`,
    summary: ({ points: n }) => `Deine Touristen: ${points(n)}`,
    summaryWaiting: ({ count }) => `Warten an Stationen: ${tourists(count)}`,
  },

  stPetersburg: {
    tourists: 'Touristen und ihre Chips',
    tourist: 'Tourist',
    chips: 'Chips',
    where: 'Wo',
    left: ({ count }) => `noch ${count}`,
    available: 'wählbar',
    at: ({ sight, cell }) => `${sight}, ${cell}`,
    freeSights: 'Orte ohne Plättchen',
    noFreeSights: 'Alle Sehenswürdigkeiten haben ihren Touristen.',
    chooseTourist: ({ sight }) => `Wähle den Touristen für „${sight}“.`,
    stand: ({ colour }) => `${colour} aufstellen`,
    taken: 'Genommene Chips',
    owner: 'Bei wem',
    count: 'Chips',
    sum: 'Punkte',
    hidden: 'verdeckt',
    chipTaken: ({ value }) => `${value}, genommen`,
    tookChips: ({ owner, count }) => `${owner} hat ${chips(count)} genommen.`,
    tookValues: ({ owner, items, points: n }) => `${owner} hat Chips mit ${items} genommen: ${points(n)}.`,
    standsAt: ({ colour, sight, cell, count }) =>
      `Bei „${sight}“, ${cell}, steht der ${inflected(colour, 'e')} Tourist; noch ${chips(count)}.`,
    freeSightsAre: ({ items }) => `Sehenswürdigkeiten ohne Plättchen: ${items}.`,
    availableAre: ({ items }) => `Noch wählbare Touristen mit ihren Chips: ${items}.`,
    availableOne: ({ colour, values }) => `${colour} (${values})`,
    summary: ({ count, points: n }) => `Deine Chips: ${count} · ${points(n)}`,
    summarySights: ({ count }) => `Orte ohne Plättchen: ${count}`,
  },

  berlin: {
    sights: 'Orte und Karten',
    sight: 'Ort',
    numbers: ({ high, low }) => `${high}/${low}`,
    imaginary: 'Nicht gesammelt',
    holds: ({ count }) => cards(count),
    holdsMost: ({ count, points: n }) => `${cards(count)}, die meisten, ${points(n)}`,
    holdsSecond: ({ count, points: n }) => `${cards(count)}, die zweitmeisten, ${points(n)}`,
    keyMost: 'meiste Karten',
    keySecond: 'zweitmeiste',
    imaginaryRule: 'Karten, die niemand gesammelt hat, zählen wie die einer weiteren Person.',
    sightIs: ({ sight, colour, high, low, items }) =>
      `${sight}, ${colour}, ${high} für die meisten und ${low} für die zweitmeisten: ${items}.`,
    ownerHas: ({ owner, held }) => `${owner} ${held}`,
    sumsAre: ({ items }) => `Punkte bisher: ${items}.`,
    summary: ({ count, points: n }) => `Deine Karten: ${count} · ${points(n)}`,
    summaryCollected: ({ count }) => `Gesammelte Karten: ${count} von 64`,
  },
};

export default de;
