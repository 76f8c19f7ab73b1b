import type { CorrespondancesLearnWords } from '../shape.ts';

const en: CorrespondancesLearnWords = {
  title: 'Correspondances',
  lessons: [
    {
      id: 'game',
      title: 'The game',
      points: [
        'In each round you secretly hold one of four lines: red 1, blue 2, yellow 3 or green 4.',
        'Your journey starts at the point of your line, at one end of the row of tiles, and must reach the other end.',
        'In your turn you draw a section and lay it, so that lines meet in the same colour.',
        'The round ends as soon as a journey is complete, whoever laid the tile.',
        'Points add up over the rounds. Whoever reaches 10 first wins.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers and rings',
      points: [
        'Your journey may use tracks of any colour. Changing from one colour to another is a transfer.',
        'You can change only on a tile with a white ring, between the two lines that meet there.',
        'Where lines pass each other without a ring, there is a bridge or a bend, and no way across.',
        'Riding through a ring on the same line costs nothing.',
        'You arrive at a coloured point in its own colour, or at M in any colour.',
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring a round',
      points: [
        'A complete journey is worth 5 points, less 1 for each transfer, but never below 1.',
        'If there are several ways, the one with the fewest transfers counts for you.',
        'One more point goes to the longest stretch of a player’s own line from its start, counted in sections.',
        'If two players share the longest stretch, nobody gets that point.',
        'One tile may complete the journeys of several players. They all score.',
      ],
    },
  ],
  rules: [
    {
      id: 'aim',
      title: 'The aim',
      rules: [
        {
          id: 'T1',
          text: 'Build a way from your departure to an arrival at the other end, changing lines as seldom as you can. Each change is a transfer, in French a correspondance.',
        },
        { id: 'D1', text: 'Two to four players.' },
      ],
    },
    {
      id: 'tiles',
      title: 'The tiles',
      rules: [
        {
          id: 'T2',
          also: ['D2'],
          text: 'There are four lines: 1 is red, 2 blue, 3 yellow, 4 green. Each has a number tile and a straight tile. Two end tiles hold the departures and arrivals. The 48 sections are what you draw and lay: each shows two lines of different colours, and all four of its sides are used.',
        },
        {
          id: 'D11',
          text: 'You can change lines only on a section with a ring, where its two lines meet. There are four kinds: a crossing with a ring, a bridge without one, two bends that touch in a ring, and two bends that stay apart. Every pair of colours has each kind twice.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      rules: [
        {
          id: 'T3',
          also: ['T5'],
          text: 'The straight tiles form a row of four, with an end tile at each end. The left end has the points of blue (above) and yellow (below), the right end those of red (above) and green (below). On the outer side of either end is an M. The straight tracks run across the row, from top to bottom.',
        },
        {
          id: 'T4',
          text: 'Any order of the four straight tiles is allowed. Here a balanced one is drawn at random for each round.',
        },
        { id: 'T6', also: ['T7'], text: 'Number tiles and sections are shuffled and lie face down.' },
      ],
    },
    {
      id: 'lines',
      title: 'Lines and the first player',
      rules: [
        {
          id: 'T8',
          also: ['T9'],
          text: 'In every round each player draws a number: that is your line. With fewer than four players the numbers left over stay hidden.',
        },
        { id: 'T10', text: 'Keep your line secret until the round is over.' },
        {
          id: 'T11',
          also: ['D3'],
          text: 'At a table the youngest begins; here the one named when the game is set up. The same player begins every round, unless you choose that the beginning moves on from round to round.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      rules: [
        {
          id: 'T12',
          text: 'Draw a section and lay it so that lines join by colour. Then the next player on the left goes on.',
        },
        {
          id: 'D4',
          text: 'Wherever the section touches a tile, both must show the same line on the side they share. Next to an M any line is allowed.',
        },
        {
          id: 'D5',
          text: 'The section must share a side with a tile on the table; the row from the beginning counts too.',
        },
        { id: 'D6', text: 'You may turn the section as you like. Once laid it stays as it is.' },
        { id: 'D7', text: 'You cannot pass, and you cannot keep a section for later.' },
        {
          id: 'D8',
          text: 'If the section fits nowhere, it is put aside for this round and you draw again. If there is nothing left to draw, the round ends.',
        },
        { id: 'D9', text: 'You may block others with any legal move.' },
        { id: 'D10', text: 'Everybody sees the section as soon as it is drawn.' },
      ],
    },
    {
      id: 'journey',
      title: 'Your journey',
      rules: [
        {
          id: 'T13',
          also: ['T14'],
          text: 'Blue and yellow travel from the left end to the right, red and green from the right end to the left. Any of the three points of the far end will do.',
        },
        {
          id: 'T15',
          text: 'At a coloured point you have to arrive on the line of that colour. At M you may arrive on any.',
        },
        {
          id: 'D12',
          text: 'Each change of line on the way is a transfer. Passing a ring without changing is none, and neither is arriving at M.',
        },
        {
          id: 'D13',
          text: 'The coloured points are departures and arrivals at the same time. So the way from blue’s point to red’s is also, backwards, a way for red: if somebody holds red, both are complete. A way to M is yours alone.',
        },
        {
          id: 'D14',
          text: 'No journey runs through an end tile. You cannot change there, and the M of your own end is of no use to you.',
        },
        {
          id: 'D15',
          text: 'Lines that nobody holds can be used by all. They never end a round and never score.',
        },
      ],
    },
    {
      id: 'round',
      title: 'The end of a round',
      rules: [
        {
          id: 'T17',
          text: 'The round ends at once when at least one journey is complete, or when the last section has been laid.',
        },
        {
          id: 'D16',
          text: 'The app looks for complete journeys after every move, whoever made it. A journey cannot be concealed or declined, and nobody gets another turn.',
        },
        {
          id: 'D17',
          text: 'The last section counts like any other. If it completes nothing either, there are no points for journeys.',
        },
        { id: 'T21', text: 'If one section completes the journeys of several players, each of them scores.' },
        {
          id: 'T22',
          text: 'If your line has several ways to arrive, the one with the fewest transfers counts.',
        },
        { id: 'D24', text: 'Then all lines are shown, also those nobody held.' },
      ],
    },
    {
      id: 'scoring',
      title: 'Points',
      rules: [
        {
          id: 'T18',
          also: ['D21'],
          text: 'A complete journey brings 5 points without a transfer, 4 with one, 3 with two, 2 with three and 1 with four or more.',
        },
        { id: 'T25', text: 'So whoever arrives gets at least 1 point, however many transfers it took.' },
        {
          id: 'T20',
          also: ['D19'],
          text: 'The player with the longest unbroken stretch of their own line gets 1 more point. It is counted in sections from the departure to where this colour stops, even beyond the place where the traveller changed. Straight tiles do not break it, but are not counted.',
        },
        {
          id: 'T24',
          also: ['D20'],
          text: 'If two or more share the longest stretch, or nobody has a section at all, this point goes to no one.',
        },
        { id: 'D18', text: 'The point for the longest stretch is given even if nobody arrived.' },
        {
          id: 'T19',
          text: 'Example: blue rides 8 sections of its own line, changes to red at a ring and arrives at the red point. One transfer leaves 4 points. If its 8 sections are also the longest stretch, blue gets 5 in all. A round can bring 6 at most.',
        },
      ],
    },
    {
      id: 'match',
      title: 'The match',
      rules: [
        {
          id: 'T16',
          also: ['T26'],
          text: 'A match takes several rounds. The first to reach 10 points, or another number you agreed on, wins.',
        },
        {
          id: 'T23',
          also: ['D22'],
          text: 'Totals are compared when a round has been scored. If several have enough points, the highest wins. If the highest is shared, everybody plays another round, until one is ahead.',
        },
        {
          id: 'D23',
          text: 'Every round starts afresh: empty table, all 48 sections shuffled, new lines. Only the totals remain.',
        },
      ],
    },
  ],
};
export default en;
