/** The panels of Metro's modules in English. Names of sights are the same in all languages. */
import { plural } from '../../../../i18n/dictionary.svelte.ts';

/** With a true minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const points = (n: number): string => `${signed(n)} ${plural(n, { one: 'point', other: 'points' })}`;
const shares = (n: number): string => `${n} ${plural(n, { one: 'share', other: 'shares' })}`;
const chips = (n: number): string => `${n} ${plural(n, { one: 'chip', other: 'chips' })}`;
const cards = (n: number): string => `${n} ${plural(n, { one: 'card', other: 'cards' })}`;
const tourists = (n: number): string => `${n} ${plural(n, { one: 'tourist', other: 'tourists' })}`;

interface Named {
  readonly name: string;
}
/** A player or a company. */
interface Owner {
  readonly owner: string;
}
interface Coloured {
  readonly colour: string;
}
interface At {
  readonly sight: string;
}
interface Points {
  readonly points: number;
}
interface Count {
  readonly count: number;
}
/** Several things in one text, already joined as the language joins them. */
interface Items {
  readonly items: string;
}

const en = {
  unknown: 'unknown',
  total: 'Total',
  points: ({ points: n }: Points) => points(n),
  /** One of a list. */
  coloured: ({ colour, count }: Coloured & Count) => `${colour} ${count}`,

  companies: {
    yourShares: 'Your shares',
    percent: ({ percent }: { percent: number }) => `${percent} %`,
    worthNow: ({ points: n }: Points) => `now ${n}`,
    shown: 'Shown for a token',
    choose: 'Choose a share to exchange it.',
    instead: 'Exchanging takes the place of laying a tile.',
    takeOpen: ({ share }: { share: string }) => `Take ${share}, face up`,
    takeTop: ({ percent, count }: Count & { percent: number }) =>
      `Take the top of the pile, unseen (${shares(count)} of ${percent} %)`,
    takeKnownTop: ({ share }: { share: string }) => `Take the top of the pile, which you know: ${share}`,
    give: ({ share }: { share: string }) => `Give ${share} and take`,
    known: 'What you know',
    knownToAll: 'What everybody knows',
    holder: 'Holder',
    faceUp: 'Face up',
    pile: 'In the pile',
    ranking: 'Companies',
    company: 'Company',
    profit: 'Profit',
    value: 'Value',
    held: 'Yours',
    paused: 'Exchanging pauses until a tile or a token is placed.',
    ended: 'Exchanging has ended.',
    allowed: 'Exchanging ends when a company reaches 25.',

    youHold: ({ items }: Items) => `You hold ${items}.`,
    holds: ({ name, items }: Named & Items) => `Of ${name} one knows ${items}.`,
    faceUpAre: ({ items }: Items) => `Face up lie ${items}.`,
    inPiles: ({ count }: Count) => `Each pile has ${shares(count)}.`,
    ranked: ({ items }: Items) => `Companies by profit: ${items}.`,
    rankedOne: ({ colour, profit, value }: Coloured & { profit: number; value: number }) =>
      `${colour} ${profit}, value ${value}`,
    worthSentence: ({ shares: n, least, most }: { shares: number; least: number; most: number }) =>
      least === most
        ? `If the game ended now, your shares would bring ${points(n)} and majorities ${least}.`
        : `If the game ended now, your shares would bring ${points(n)} and majorities ${least} to ${most}.`,
    summary: ({ least, most }: { least: number; most: number }) =>
      least === most ? `Your shares: ${points(least)} now` : `Your shares: ${least} to ${points(most)} now`,
    summaryLeader: ({ colour, profit }: Coloured & { profit: number }) =>
      `First company: ${colour}, ${profit}`,
  },

  centralStations: {
    platforms: 'Central platforms',
    toPlace: 'Tokens to place',
    allPlaced: 'All tokens are placed.',
    chooseShare: 'Or show a share, and place the token of its company:',
    choosePlatform: 'Choose a platform for it.',
    chooseOwn: 'Instead of laying a tile you may place your token: choose a platform.',
    token: ({ platform, colour }: Coloured & { platform: number }) => `Platform ${platform}: ${colour} token`,
    free: ({ platform }: { platform: number }) => `Platform ${platform}: free`,
    complete: ({ platform }: { platform: number }) => `Platform ${platform}: its line is complete`,
    place: ({ platform }: { platform: number }) => `Platform ${platform}: place the token here`,
    toPlaceAre: ({ items }: Items) => `Tokens to place: ${items}.`,
    freeAre: ({ items }: Items) => `Free platforms: ${items}.`,
    noneFree: 'No platform is free.',
    tokenAt: ({ platform, colour }: Coloured & { platform: number }) =>
      `On platform ${platform} stands the ${colour} token.`,
    summary: ({ count }: Count) => `Tokens to place: ${count}`,
  },

  solo: {
    colour: 'Turned up',
    noColour: 'No colour is turned up yet.',
    extend: ({ colour }: Coloured) => `Extend a ${colour} line`,
    deck: 'Still in the deck',
    deckEmpty: 'The deck is empty: all colours are shuffled again.',
    profits: 'Profits',
    gone: 'complete',
    last: 'last',
    resultNow: ({ points: n }: Points) => `result now ${signed(n)}`,
    resultOf: ({ last }: { last: number }) => `Profit of the last company: ${last}`,
    resultOfHard: ({ first, last }: { first: number; last: number }) =>
      `Last ${last}, less the gap of ${first - last} to the first`,
    question: 'Four turn-backs: keep this tile?',
    keep: 'Keep it',
    refuse: 'Refuse it, draw another',
    colourIs: ({ colour }: Coloured) => `The colour is ${colour}.`,
    deckHas: ({ items }: Items) => `Still in the deck: ${items}.`,
    goneAre: ({ items }: Items) => `Complete, and out of the game: ${items}.`,
    profitsAre: ({ items }: Items) => `Profits: ${items}.`,
    resultIs: ({ points: n }: Points) => `The result would be ${points(n)} now.`,
    summary: ({ colour, points: n }: Coloured & Points) => `Colour: ${colour} · result now ${signed(n)}`,
    summaryResult: ({ points: n }: Points) => `Result now ${signed(n)}`,
  },

  paris: {
    yourSights: 'Your sights',
    sightsOf: ({ name }: Named) => `Sights of ${name}`,
    lifted: 'Tourists to place',
    chooseField: 'Choose a field.',
    chooseBeside: 'No field is free for it. Choose whom it joins on the board.',
    beside: ({ colour, cell }: Coloured & { cell: string }) => `${colour} to ${cell}`,
    field: ({ number, colour }: Coloured & { number: number }) => `Field ${number}, ${colour}: free`,
    fieldTaken: ({ number, colour }: Coloured & { number: number }) => `Field ${number}, ${colour}: tourist`,
    fieldInRun: ({ number, colour }: Coloured & { number: number }) =>
      `Field ${number}, ${colour}: tourist, in the longest run`,
    place: ({ number, colour }: Coloured & { number: number }) =>
      `Field ${number}: place the ${colour} tourist`,
    full: 'Full: 3 points',
    tally: ({ run, others, full }: { run: number; others: number; full: number }) =>
      `run of ${run} · ${others} other · ${full} full`,
    sight: ({ sight, items }: At & Items) => `${sight}: ${items}`,
    sightsAre: ({ name, items }: Named & Items) => `Sights of ${name}: ${items}.`,
    score: ({
      name,
      run,
      others,
      full,
      points: n,
    }: Named & Points & { run: number; others: number; full: number }) =>
      `${name} has a run of ${run}, ${others} other, ${full} full: ${points(n)} so far.`,
    summary: ({ run, points: n }: Points & { run: number }) => `Your sights: run of ${run} · ${points(n)}`,
    summaryOf: ({ name, points: n }: Named & Points) => `Best sights: ${name}, ${points(n)}`,
  },

  stockholm: {
    row: 'Row of sights',
    sight: 'Sight',
    field: ({ number }: { number: number }) => `Field ${number}`,
    yourColours: 'Your secret colours',
    coloursOf: ({ name }: Named) => `Colours of ${name}`,
    freeField: ({ points: n }: Points) => `free, ${points(n)}`,
    nextField: ({ points: n }: Points) => `next, ${points(n)}`,
    takenField: ({ colour, points: n }: Coloured & Points) => `${colour} tourist, ${points(n)}`,
    chipOn: ({ sight, colour }: At & Coloured) => `${sight}, for ${colour} tourists`,
    openRule: 'A tourist goes to the sight with its colour; its points are yours at once.',
    secretRule: 'Every tourist goes to the next free field. Secret colours count at the end.',
    sightIs: ({ sight, items }: At & Items) => `${sight}: ${items}.`,
    coloursAre: ({ items, points: n }: Items & Points) => `Your colours: ${items}; ${points(n)} so far.`,
    coloursOfAre: ({ name, items, points: n }: Named & Items & Points) =>
      `Colours of ${name}: ${items}; ${points(n)}.`,
    summary: ({ items, points: n }: Items & Points) => `Your colours: ${items} · ${points(n)}`,
    summaryVisits: ({ count, all }: Count & { all: number }) => `At the sights: ${count} of ${all} tourists`,
  },

  london: {
    circuit: 'The taxi and its circuit',
    start: 'Start',
    startTaxi: 'Start: the taxi',
    turn: 'the taxi turns round',
    rides: 'A tile on a tourist now brings',
    ride: ({ colour, points: n, sight }: Coloured & Points & At) => `${colour}: ${points(n)}, to ${sight}`,
    noRide: ({ colour }: Coloured) => `${colour}: nothing`,
    field: ({ number, colour }: Coloured & { number: number }) => `Field ${number}, ${colour}`,
    fieldTaxi: ({ number, colour }: Coloured & { number: number }) => `Field ${number}, ${colour}: the taxi`,
    fieldAhead: ({ number, colour, points: n }: Coloured & Points & { number: number }) =>
      `Field ${number}, ${colour}: ${points(n)} from the taxi`,
    down: 'way out',
    up: 'way back',
    taxiAt: ({ number, colour, sight }: Coloured & At & { number: number }) =>
      `The taxi stands on field ${number}, ${colour}, at ${sight}.`,
    taxiAtStart: 'The taxi stands before the first field.',
    aheadOne: ({ colour, sight }: Coloured & At) => `${colour} at ${sight}`,
    ahead: ({ items }: Items) => `The next four fields: ${items}.`,
    ridesAre: ({ items }: Items) => `A tile on a tourist would bring: ${items}; other colours nothing.`,
    sightIs: ({ sight, upper, lower }: At & { upper: string; lower: string }) =>
      `${sight}: on the way out ${upper}, on the way back ${lower}.`,
    summary: ({ number, sight }: At & { number: number }) => `Taxi: field ${number} · ${sight}`,
    summaryStart: 'Taxi: at the start',
  },

  newYork: {
    boards: 'Boards',
    tourist: 'Tourist',
    waiting: 'Waiting',
    valueOnly: ({ value }: { value: number }) => `none taken, worth ${value} each`,
    takenAt: ({ count, value }: Count & { value: number }) => `${count} taken, worth ${value} each`,
    key: 'Small: what a tourist is worth. Large: how many are taken.',
    boardOf: ({ owner, items }: Owner & Items) => `A tourist is worth to ${owner}: ${items}.`,
    takenBy: ({ owner, items, points: n }: Owner & Items & Points) =>
      `${owner} has taken ${items}: ${points(n)} so far.`,
    tookNone: ({ owner }: Owner) => `${owner} has taken no tourist yet.`,
    summary: ({ points: n }: Points) => `Your tourists: ${points(n)}`,
    summaryWaiting: ({ count }: Count) => `Waiting at stations: ${tourists(count)}`,
  },

  stPetersburg: {
    tourists: 'Tourists and their chips',
    tourist: 'Tourist',
    chips: 'Chips',
    where: 'Where',
    left: ({ count }: Count) => `${count} left`,
    available: 'to choose from',
    at: ({ sight, cell }: At & { cell: string }) => `${sight}, ${cell}`,
    freeSights: 'Sights without a tile',
    noFreeSights: 'All sights have their tourist.',
    chooseTourist: ({ sight }: At) => `Choose the tourist for ${sight}.`,
    stand: ({ colour }: Coloured) => `Stand ${colour}`,
    taken: 'Chips taken',
    owner: 'Owner',
    count: 'Chips',
    sum: 'Points',
    hidden: 'hidden',
    chipTaken: ({ value }: { value: number }) => `${value}, taken`,
    tookChips: ({ owner, count }: Owner & Count) => `${owner} has taken ${chips(count)}.`,
    tookValues: ({ owner, items, points: n }: Owner & Items & Points) =>
      `${owner} has taken chips of ${items}: ${points(n)}.`,
    standsAt: ({ colour, sight, cell, count }: Coloured & At & Count & { cell: string }) =>
      `At ${sight}, ${cell}, stands the ${colour} tourist; ${chips(count)} left.`,
    freeSightsAre: ({ items }: Items) => `Sights without a tile: ${items}.`,
    availableAre: ({ items }: Items) => `Tourists to choose from, with their chips: ${items}.`,
    availableOne: ({ colour, values }: Coloured & { values: string }) => `${colour} (${values})`,
    summary: ({ count, points: n }: Count & Points) => `Your chips: ${count} · ${points(n)}`,
    summarySights: ({ count }: Count) => `Sights without a tile: ${count}`,
  },

  berlin: {
    sights: 'Sights and cards',
    sight: 'Sight',
    numbers: ({ high, low }: { high: number; low: number }) => `${high}/${low}`,
    imaginary: 'Not collected',
    holds: ({ count }: Count) => cards(count),
    holdsMost: ({ count, points: n }: Count & Points) => `${cards(count)}, most, ${points(n)}`,
    holdsSecond: ({ count, points: n }: Count & Points) => `${cards(count)}, second most, ${points(n)}`,
    keyMost: 'most cards',
    keySecond: 'second most',
    imaginaryRule: 'Cards that nobody collected compete like those of one more player.',
    sightIs: ({ sight, colour, high, low, items }: At & Coloured & Items & { high: number; low: number }) =>
      `${sight}, ${colour}, ${high} for most and ${low} for second most: ${items}.`,
    ownerHas: ({ owner, held }: Owner & { held: string }) => `${owner} ${held}`,
    sumsAre: ({ items }: Items) => `Points so far: ${items}.`,
    summary: ({ count, points: n }: Count & Points) => `Your cards: ${count} · ${points(n)}`,
    summaryCollected: ({ count }: Count) => `Cards collected: ${count} of 64`,
  },
};

export type PanelWords = typeof en;
export default en;
