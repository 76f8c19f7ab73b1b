/** Metro in English. Names of stations and sights are the same in all languages; so are the letters of tiles. */
import { plural } from '../../../i18n/dictionary.svelte.ts';

const points = (n: number): string =>
  `${n < 0 ? `−${-n}` : n} ${plural(n, { one: 'point', other: 'points' })}`;
const tiles = (n: number): string => `${n} ${plural(n, { one: 'tile', other: 'tiles' })}`;

interface Named {
  readonly name: string;
}
/** A company's name stands for a player where lines belong to companies. */
interface Owner {
  readonly owner: string;
}
interface Coloured {
  readonly colour: string;
}
interface Points {
  readonly points: number;
}
interface Total extends Points {
  readonly total: number;
}

const en = {
  game: 'Metro',
  gameWith: ({ modules }: { modules: string }) => `Metro with ${modules}`,
  gameSide: ({ game, side }: { game: string; side: string }) => `${game} (${side})`,

  colours: {
    yellow: 'yellow',
    blue: 'blue',
    orange: 'orange',
    green: 'green',
    purple: 'purple',
    grey: 'grey',
    red: 'red',
    brown: 'brown',
  },
  /** North, east, south, west. */
  from: ['from the north', 'from the east', 'from the south', 'from the west'],
  to: ['to the north', 'to the east', 'to the south', 'to the west'],

  player: ({ number }: { number: number }) => `Player ${number}`,
  company: ({ colour }: Coloured) => `Company ${colour}`,
  nobody: 'nobody',
  station: ({ number, name }: { number: number; name: string }) => `station ${number} (${name})`,
  platform: ({ number }: { number: number }) => `platform ${number}`,
  centre: 'the central station',
  /** A station or platform and whose it is. */
  departure: ({ from, owner }: Owner & { from: string }) => `${from}, ${owner}`,
  share: ({ percent, colour }: { percent: number; colour: string }) => `${percent} % of ${colour}`,

  modules: {
    companies: {
      title: 'Companies',
      about: 'Lines belong to eight companies. You hold hidden shares of them and may exchange them.',
    },
    'central-stations': {
      title: 'Central stations',
      about: 'A token on a platform of the central station gives you one more line from there.',
    },
    'central-tracks': {
      title: 'Central tracks',
      about: 'Four tiles cover the central station. Lines run on through it; nothing is doubled.',
    },
    solo: {
      title: 'Solo',
      about: 'Alone, you extend the lines of eight companies. The poorest one is your score.',
    },
    paris: {
      title: 'Paris',
      about: 'Send tourists to your sights. The longest row of them counts, the others cost.',
    },
    stockholm: {
      title: 'Stockholm',
      about: 'Tourists fill a row of sights. Yours are the points under the colours you hold.',
    },
    london: {
      title: 'London',
      about: 'A tile laid on a tourist sends the taxi. If it gets there, each field is a point.',
    },
    'new-york': {
      title: 'New York',
      about: 'A tourist waits at every station for the line that ends there.',
    },
    'st-petersburg': {
      title: 'St Petersburg',
      about: 'Lines that pass the sights take hidden chips of the tourists who stand there.',
    },
    berlin: {
      title: 'Berlin',
      about: 'Lines collect cards of the tourists they pass. Most and second most of a colour count.',
    },
  },
  /** The sides or variants of the modules that have several. */
  sides: {
    secret: { title: 'Secret colours', about: 'Only you know your colours; they count at the end.' },
    open: { title: 'Open colours', about: 'Each sight takes one colour, and points come at once.' },
    A: { title: 'Side A', about: 'Second place is worth nearly as much as first.' },
    B: { title: 'Side B', about: 'First place is worth much more than second.' },
    mixed: { title: 'Mixed', about: 'Chance turns up a side for each sight.' },
    normal: { title: 'Normal', about: 'Your score is the profit of the poorest company.' },
    hard: { title: 'Hard', about: 'The gap between the richest and the poorest is taken off.' },
  },
  presets: {
    classic: { title: 'Classic', about: 'The game as it came out in 2000, with nothing added.' },
    companies: {
      title: 'Companies',
      about: 'Hidden shares in eight companies instead of lines of your own.',
    },
    paris: { title: 'Paris', about: 'Tourists fill the fields of your sights; long rows count.' },
    stockholm: { title: 'Stockholm', about: 'Tourists fill a row of sights, and your colours are secret.' },
    london: { title: 'London', about: 'Send the taxi round the sights, and get its fare.' },
    'new-york': { title: 'New York', about: 'Meet the tourists at the end of your lines.' },
    'st-petersburg': { title: 'St Petersburg', about: 'Pass the sights and take hidden chips.' },
    berlin: { title: 'Berlin', about: 'Collect cards of tourists; majorities count.' },
    expert: { title: 'Expert', about: 'Companies, central stations, and two tiles in hand.' },
    solo: { title: 'Solo', about: 'Alone: the poorest of eight companies is your score.' },
    'solo-hard': { title: 'Solo, hard', about: 'Alone: the poorest company, less the gap to the richest.' },
  },

  setup: {
    modules: 'Modules',
    city: 'City',
    noCity: { title: 'No city', about: 'Lines alone bring points.' },
    side: 'Variant',
    variants: 'Rules of the table',
    rotate: { title: 'Free rotation', about: 'A tile may lie any way round, whatever its arrow says.' },
    exclusive: { title: 'No sharing of spaces', about: 'A marker moves on past a space that is taken.' },
    corners: { title: 'Corners count', about: 'A tile may also touch another at a corner only.' },
    hand: 'Tiles in hand',
    handOf: ({ count }: { count: number }) => tiles(count),
    handAbout: ({ count }: { count: number }): string =>
      count === 1 ? 'As in the rulebook.' : 'More to choose from.',
  },

  events: {
    first: ({ name }: Named) => `${name} starts.`,
    laid: ({ name, cell }: Named & { cell: string }) => `${name} lays a tile on ${cell}.`,
    passed: ({ name }: Named) => `${name} has no tile and passes.`,
    line: ({ from, to, owner, points: n, total }: Owner & Total & { from: string; to: string }) =>
      `The line from ${from} reaches ${to}: ${points(n)} for ${owner}, now ${total}.`,
    lineDoubled: ({
      from,
      to,
      owner,
      length,
      points: n,
      total,
    }: Owner & Total & { from: string; to: string; length: number }) =>
      `The line from ${from} reaches ${to}: ${length} × 2 = ${points(n)} for ${owner}, now ${total}.`,
    lineOfNobody: ({ from, to }: { from: string; to: string }) =>
      `The line from ${from} reaches ${to}. It is nobody's.`,
    profit: ({ owner, points: n, total }: Owner & Total) =>
      `${owner} gets ${points(n)} at the end: ${total}.`,
    bonus: ({ name, points: n, total }: Named & Total) => `${name} gets ${points(n)} at the end: ${total}.`,
    over: ({ scores }: { scores: string }) => `The game is over: ${scores}.`,
    score: ({ name, score }: Named & { score: number }) => `${name} ${score}`,
    companies: {
      dealt: ({ name, percent }: Named & { percent: number }) => `${name} is dealt a share of ${percent} %.`,
      dealtShare: ({ name, share }: Named & { share: string }) => `${name} is dealt ${share}.`,
      turned: ({ share }: { share: string }) => `Face up lies ${share}.`,
      tookOpen: ({ name, share }: Named & { share: string }) =>
        `${name} exchanges a share and takes ${share}.`,
      tookHidden: ({ name, percent }: Named & { percent: number }) =>
        `${name} exchanges a share of ${percent} % for one from the pile.`,
      tookHiddenShare: ({ name, share }: Named & { share: string }) =>
        `${name} exchanges a share and takes ${share} from the pile.`,
      shown: ({ name, share }: Named & { share: string }) => `${name} shows ${share}.`,
      valued: ({ name, points: n }: Named & Points) => `The shares of ${name} are worth ${points(n)}.`,
    },
    centralStations: {
      token: ({ name, colour, platform }: Named & Coloured & { platform: string }) =>
        `${name} places the ${colour} token on ${platform}.`,
    },
    centralTracks: {
      covered: ({ tile }: { tile: string }) => `${tile} covers a quarter of the central station.`,
    },
    solo: {
      turned: ({ colour }: Coloured) => `The colour is ${colour}.`,
      refused: ({ tile }: { tile: string }) => `A dddd is refused; ${tile} comes instead.`,
    },
    paris: {
      sight: ({ name, sight }: Named & { sight: string }) => `${name} gets ${sight}.`,
      field: ({ name, colour, sight, field }: Named & Coloured & { sight: string; field: number }) =>
        `${name} sends the ${colour} tourist to ${sight}, field ${field} of the row.`,
      beside: ({ name, colour, cell }: Named & Coloured & { cell: string }) =>
        `${name} puts the ${colour} tourist beside those on ${cell}.`,
      left: ({ colour }: Coloured) => `The ${colour} tourist finds nobody to join and leaves.`,
      row: ({
        name,
        run,
        others,
        full,
        points: n,
      }: Named & Points & { run: number; others: number; full: number }) =>
        `The sights of ${name}: a row of ${run}; others: ${others}; full sights: ${full}. ${points(n)}.`,
    },
    stockholm: {
      sight: ({ sight }: { sight: string }) => `${sight} is next in the row.`,
      chip: ({ colour, sight }: Coloured & { sight: string }) => `The ${colour} chip lies on ${sight}.`,
      dealt: ({ name }: Named) => `${name} is dealt a secret colour.`,
      dealtColour: ({ name, colour }: Named & Coloured) => `${name} is dealt the secret colour ${colour}.`,
      visited: ({ colour, sight, points: n }: Coloured & Points & { sight: string }) =>
        `The ${colour} tourist goes to ${sight}, worth ${points(n)}.`,
      scored: ({ name, colour, sight, points: n, total }: Named & Coloured & Total & { sight: string }) =>
        `The ${colour} tourist goes to ${sight}: ${points(n)} for ${name}, now ${total}.`,
      shown: ({ name, colour, points: n }: Named & Coloured & Points) =>
        `${name} shows the colour ${colour}, worth ${points(n)}.`,
    },
    london: {
      sight: ({ sight }: { sight: string }) => `${sight} is next in the row.`,
      arrived: ({ name, colour, sight, points: n, total }: Named & Coloured & Total & { sight: string }) =>
        `The taxi reaches ${colour} at ${sight}: ${points(n)} for ${name}, now ${total}.`,
      missed: ({ colour, driven }: Coloured & { driven: number }) =>
        `The taxi drives ${driven} fields and finds no ${colour} one.`,
    },
    newYork: {
      board: ({ owner, board }: Owner & { board: number }) => `${owner} gets board ${board}.`,
      taken: ({
        owner,
        colour,
        station,
        sight,
        points: n,
      }: Owner & Coloured & Points & { station: string; sight: string }) =>
        `${owner} takes the ${colour} tourist from ${station} to ${sight}, worth ${points(n)}.`,
      valued: ({ owner, points: n }: Owner & Points) => `The tourists of ${owner} are worth ${points(n)}.`,
    },
    stPetersburg: {
      stood: ({ name, colour, sight }: Named & Coloured & { sight: string }) =>
        `${name} stands the ${colour} tourist at ${sight}.`,
      took: ({ owner, colour, count }: Owner & Coloured & { count: number }) =>
        `${owner} takes ${count} ${colour} ${plural(count, { one: 'chip', other: 'chips' })}.`,
      tookValues: ({ owner, colour, values }: Owner & Coloured & { values: string }) =>
        `${owner} takes from the ${colour} chips: ${values}.`,
      revealed: ({ owner, points: n }: Owner & Points) => `The chips of ${owner} are worth ${points(n)}.`,
    },
    berlin: {
      visits: ({ colour, sight, high, low }: Coloured & { sight: string; high: number; low: number }) =>
        `The ${colour} tourist visits ${sight}: ${high} for most, ${low} for second most.`,
      took: ({ owner, colour, count }: Owner & Coloured & { count: number }) =>
        `${owner} takes ${count} ${colour} ${plural(count, { one: 'card', other: 'cards' })}.`,
      won: ({ owner, sight, points: n }: Owner & Points & { sight: string }) =>
        `${owner} gets ${points(n)} for ${sight}.`,
    },
  },

  /** Why something is not allowed. By rule where the rule says it all. */
  refusals: {
    byRule: {
      B1: 'The central station never takes a tile.',
      B8: 'This number of players cannot play it.',
      B9: 'No such player can start.',
      B10: 'This is not to be done now.',
      B11: 'Passing is for a player without a tile, when none is left to draw.',
      B12: 'A tile goes on a free cell, at the rim or next to another tile.',
      B13: 'A tile lies as its arrow says.',
      B14: 'This would make a line of a single tile, and the tile fits elsewhere.',
      B19: 'The game is over: all tiles lie.',
      C1: 'These cannot be played together.',
      V2: 'A hand has one, two or three tiles.',
      V3: 'Lines belong to nobody here, so that spaces may be shared.',
      M3: 'Nobody has placed anything for two rounds: place a tile or a token first.',
      M4: 'A company has reached 25: exchanging has ended for good.',
      M9: 'This token is not there to be placed.',
      M10: 'This share lies open for a token.',
      M11: 'The line from this platform is taken, or would end at once.',
      M17: 'A line of the colour turned up must be extended.',
      M18: 'It can only be kept or refused.',
      P2: 'This tourist cannot go there.',
      T2: 'This tourist stands already.',
    },
    taken: ({ cell }: { cell: string }) => `${cell} has a tile already.`,
    notBeside: ({ cell }: { cell: string }) => `${cell} is neither at the rim nor beside a tile.`,
    notTouching: ({ cell }: { cell: string }) => `${cell} neither lies at the rim nor touches a tile.`,
    platformLine: ({ platform }: { platform: string }) =>
      `The line from ${platform} would end over this tile alone.`,
    extend: ({ colour, cells }: Coloured & { cells: string }) =>
      `A ${colour} line must be extended: on ${cells}.`,
    oneCity: ({ cities }: { cities: string }) => `One city at a time: ${cities}.`,
    alone: ({ module }: { module: string }) => `${module} is played without any other module.`,
    centre: 'Central tracks cover the platforms that central stations need.',
    handFixed: ({ module }: { module: string }) => `The size of the hand is fixed: ${module}.`,
    players: ({ min, max }: { min: number; max: number }) => `It takes ${min} to ${max} players.`,
    playerAlone: 'It takes exactly one player.',
    exclusive: ({ module }: { module: string }) => `Not with ${module}: there lines belong to nobody.`,
    noSide: 'Nothing in play has variants to choose from.',
  },

  prompts: {
    layOrDraw: 'Lay a tile or draw one.',
    lay: 'Lay a tile.',
    layDrawn: 'Lay the tile you drew.',
    draw: 'Draw a tile.',
    pass: 'You have no tile left: pass.',
    extend: ({ colour }: Coloured) => `Extend a ${colour} line.`,
    exchange: 'You may exchange a share instead.',
    token: 'You may place a token instead.',
    placeTourist: ({ colour }: Coloured) => `Choose where the ${colour} tourist goes.`,
    placeTourists: 'Choose where the tourists of this cell go.',
    stand: ({ sight }: { sight: string }) => `Choose the tourist for ${sight}.`,
    keepOrRefuse: 'Keep the dddd, or refuse it for another tile.',
    decide: 'Decide.',
    waiting: ({ name }: Named) => `${name} is on turn.`,
    chance: 'Chance decides.',
    over: 'The game is over.',
  },

  /** Choices as on buttons. */
  choices: {
    lay: ({ tile, cell }: { tile: string; cell: string }) => `Lay ${tile} on ${cell}`,
    draw: 'Draw a tile',
    pass: 'Pass',
    exchangeOpen: ({ given, taken }: { given: string; taken: string }) =>
      `Exchange ${given} for ${taken}, face up`,
    exchangeHidden: ({ given, percent }: { given: string; percent: number }) =>
      `Exchange ${given} for an unknown share of ${percent} %`,
    token: ({ colour, platform }: Coloured & { platform: string }) =>
      `Place the ${colour} token on ${platform}`,
    tokenFor: ({ colour, platform, share }: Coloured & { platform: string; share: string }) =>
      `Show ${share} and place the ${colour} token on ${platform}`,
    field: ({ colour, sight, field }: Coloured & { sight: string; field: number }) =>
      `Send the ${colour} tourist to ${sight}, field ${field} of your row`,
    beside: ({ colour, cell }: Coloured & { cell: string }) =>
      `Put the ${colour} tourist beside those on ${cell}`,
    stand: ({ colour, sight }: Coloured & { sight: string }) => `Stand the ${colour} tourist at ${sight}`,
    keep: 'Keep the dddd',
    refuse: 'Refuse the dddd and get another tile',
  },

  labels: {
    board: 'Board',
    otherMoves: 'Other moves',
    hand: 'Your hand',
    pile: ({ count }: { count: number }) => `${tiles(count)} in the pile`,
    rotate: 'Rotate',
    draw: 'Draw',
    pass: 'Pass',
    lay: 'Lay',
    cancel: 'Cancel',
    decide: 'Decide',
  },

  /** What a lay would do. */
  effects: {
    brings: ({ owner, points: n }: Owner & Points) => `would bring ${owner} ${points(n)}`,
    finishes: ({ owner, from, points: n }: Owner & Points & { from: string }) =>
      `finishes the line of ${owner} from ${from}: ${points(n)}`,
    finishesDoubled: ({
      owner,
      from,
      length,
      points: n,
    }: Owner & Points & { from: string; length: number }) =>
      `finishes the line of ${owner} from ${from} at the centre: ${length} × 2 = ${points(n)}`,
    bringsYou: ({ points: n }: Points) => `would bring you ${points(n)}`,
    finishesYours: ({ from, points: n }: Points & { from: string }) =>
      `finishes your line from ${from}: ${points(n)}`,
    finishesYoursDoubled: ({ from, length, points: n }: Points & { from: string; length: number }) =>
      `finishes your line from ${from} at the centre: ${length} × 2 = ${points(n)}`,
    lengthensYours: ({ from, before, after }: { from: string; before: number; after: number }) =>
      `lengthens your line from ${from}: ${before} to ${after}`,
    finishesNobodys: ({ from }: { from: string }) => `finishes the line from ${from}, which is nobody's`,
    lengthens: ({ owner, from, before, after }: Owner & { from: string; before: number; after: number }) =>
      `lengthens the line of ${owner} from ${from}: ${before} to ${after}`,
    asks: 'leaves something to decide',
    nothing: 'changes no line',
    sentence: ({ choice, effects }: { choice: string; effects: string }) => `${choice}: ${effects}.`,
    plain: ({ choice }: { choice: string }) => `${choice}.`,
  },

  /** The board in words. */
  board: {
    names:
      'Columns are A to H from the left, rows 1 to 8 from the top. Stations count round from the top right.',
    laid: ({ laid, pile }: { laid: number; pile: number }) =>
      `${tiles(laid)} on the board, ${tiles(pile)} in the pile.`,
    row: ({ row, cells }: { row: number; cells: string }) => `Row ${row}: ${cells}.`,
    emptyRow: ({ row }: { row: number }) => `Row ${row}: no tile.`,
    tileOn: ({ tile, cell }: { tile: string; cell: string }) => `${tile} on ${cell}`,
    free: ({ cells }: { cells: string }) => `You may lay on: ${cells}.`,
    /** Of one tile, where there are several. */
    freeFor: ({ tile, cells }: { tile: string; cells: string }) => `${tile} may be laid on: ${cells}.`,
  },
  cell: {
    centre: ({ cell }: { cell: string }) => `${cell} belongs to the central station.`,
    empty: ({ cell }: { cell: string }) => `${cell} is empty.`,
    tile: ({ cell, tile }: { cell: string; tile: string }) => `On ${cell} lies ${tile}.`,
    enters: ({ owner, from, side }: Owner & { from: string; side: string }) =>
      `The line of ${owner} from ${from} would enter it ${side}.`,
    crosses: ({ owner, from, side, exit }: Owner & { from: string; side: string; exit: string }) =>
      `The line of ${owner} from ${from} crosses it ${side} ${exit}.`,
    tourist: ({ colour }: Coloured) => `A tourist in ${colour} stands there.`,
    sight: ({ sight }: { sight: string }) => `It is the sight ${sight}.`,
  },
  line: {
    of: ({ from, owner }: Owner & { from: string }) => `The line from ${from} belongs to ${owner}.`,
    ofNobody: ({ from }: { from: string }) => `The line from ${from} is nobody's.`,
    none: ({ from }: { from: string }) => `No line starts from ${from}.`,
    noTile: 'It has no tile yet.',
    length: ({ length }: { length: number }) => `Its length is ${length} so far.`,
    path: ({ crossings }: { crossings: string }) => `It runs over ${crossings}.`,
    crossing: ({ cell, side, exit }: { cell: string; side: string; exit: string }) =>
      `${cell}: ${side} ${exit}`,
    next: ({ cell, side }: { cell: string; side: string }) => `It would enter ${cell} ${side} next.`,
    ended: ({ to, length }: { to: string; length: number }) => `It ended at ${to} with length ${length}.`,
    doubled: ({ to, length }: { to: string; length: number }) =>
      `It ended at ${to} with length ${length}, and counted double.`,
  },
  tile: {
    is: ({ tile, tracks }: { tile: string; tracks: string }) => `${tile}: ${tracks}.`,
    track: ({ side, exit }: { side: string; exit: string }) => `in ${side}, out ${exit}`,
  },
  hand: {
    holds: ({ tiles: names }: { tiles: string }) => `You hold ${names}.`,
    drew: ({ tile }: { tile: string }) => `You drew ${tile} and must lay it.`,
    empty: 'You hold no tile.',
    none: 'You only look on.',
  },
  scores: {
    seat: ({ name, points: n }: Named & Points) => `${name}: ${points(n)}.`,
    company: ({ owner, points: n }: Owner & Points) => `${owner}: profit ${n}.`,
  },

  /** Where points came from. */
  sources: {
    lines: 'Lines',
    doubled: 'Doubled at the centre',
    exclusive: 'Spaces moved on',
    companies: 'Shares',
    majority: 'Majorities of shares',
    solo: 'The poorest company',
    paris: 'Sights of Paris',
    stockholm: 'Sights of Stockholm',
    london: 'Taxi of London',
    'new-york': 'Tourists of New York',
    'st-petersburg': 'Chips of St Petersburg',
    berlin: 'Majorities of Berlin',
  },
};

export default en;
export type MetroWords = typeof en;
