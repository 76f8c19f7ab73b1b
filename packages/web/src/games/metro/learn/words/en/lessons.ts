import type { Lessons } from '../../shape.ts';

export const lessons: Lessons = [
  {
    id: 'base',
    title: 'The game',
    points: [
      'Your trains wait at the stations around the board. Tiles carry the tracks that take them on.',
      'In your turn, lay the tile from your hand and draw a new one. Or draw first, and lay what you drew.',
      'A tile goes on the rim or beside another tile, never turned.',
      'When a line reaches any station or the centre, it is complete. It scores for the one whose train rides it, whoever laid the tile.',
      'Each crossing of a tile is a point, and a tile may be crossed up to four times. At the central station the line counts double.',
      'Make your own lines long, and cut those of the others short. When all 60 tiles lie, most points win.',
    ],
  },
  {
    id: 'variants',
    title: 'Four variants',
    points: [
      'Free rotation: turn every tile as you please. More choice, more thought.',
      'Bigger hands: hold two or three tiles instead of one.',
      'Exclusive score track: no two players stand on the same number; a marker that would, moves on. So nobody ties.',
      'Corner contact: a tile may also touch another by a corner only.',
      'They can be combined freely, save that the exclusive track needs a game in which players own the lines.',
    ],
  },
  {
    id: 'companies',
    title: 'Metro companies',
    points: [
      'All lines belong to eight companies. You do not own lines but shares, of 10, 20, 30 or 40 per cent.',
      'You hold four shares in secret. In a turn you lay a tile, or exchange one of them.',
      'As soon as a company stands at 25 points, the exchange closes for good.',
      'At the end companies are ranked: the first is worth 8, the last 1. A share pays that value once per ten per cent.',
      'The biggest shareholder of each company gets a bonus: one point for every ten it has earned.',
    ],
  },
  {
    id: 'central-stations',
    title: 'Central stations',
    points: [
      'You have a token. Instead of laying a tile, you may put it on a free platform of the central station.',
      'From then on the line that starts there is yours as well, with all the track it already has.',
      'It counts every crossing once: lines that start at the centre are never doubled.',
      'With companies, a token belongs to a company, and you show one of its shares to place it.',
    ],
  },
  {
    id: 'central-tracks',
    title: 'Central tracks',
    points: [
      'Four track tiles cover the middle of the board before the game.',
      'Trains do not stop there: they run through and come out on another side.',
      'So nothing is doubled, but lines can grow very long.',
      'Beware: a tile may not be laid merely because it touches the middle.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    points: [
      'You run all eight companies alone, with two tiles lying open before you.',
      'Each turn a card shows a colour. Lay one of your tiles where an unfinished line of that colour goes on.',
      'Lines over a single tile are allowed here.',
      'When all 32 lines are complete, your result is the profit of the weakest company. So look after the poorest.',
      'The hard game also subtracts the gap between the richest and the poorest.',
    ],
  },
  {
    id: 'paris',
    title: 'Paris',
    points: [
      'Tourists stand on the inner cells of the board. You own a row of sights with coloured fields.',
      'Lay a tile on a tourist and seat them on a free field of their colour. You must, if you have one.',
      'At the end your longest unbroken run of tourists brings 2 points each; every other tourist costs 1.',
      'A sight with all four fields taken is worth 3 more.',
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    points: [
      'You are dealt one to three colours in secret.',
      'A tile laid on a tourist sends them to the first free field of the row of sights. Each field has its points.',
      'At the end you get the points under all tourists of your colours, whoever sent them.',
      'So choose the right moment for your colours, and do not let anybody guess them.',
      'In the open variant every colour has a sight of its own, and the one who lays scores at once.',
    ],
  },
  {
    id: 'london',
    title: 'London',
    points: [
      'A taxi drives round eight sights, along the upper fields and back along the lower ones.',
      'Lay a tile on a tourist, and the taxi drives on, four fields at most, until it finds the colour of the tourist.',
      'You get a point for every field driven. If the colour does not come within four, you get nothing.',
      'The taxi stays where it stops, and the next player sets out from there.',
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    points: [
      'A tourist waits on the arrival side of every station.',
      'When one of your lines ends at a station, you take the tourist there onto your board.',
      'At the end each tourist brings what your board pays for that colour: 0 to 3 points. Every board pays differently.',
      'Lines into the central station count double, but nobody waits there.',
    ],
  },
  {
    id: 'st-petersburg',
    title: 'St Petersburg',
    points: [
      'Eight sights lie on the diagonals of the board.',
      'Lay a tile on one, choose a colour, and stand its tourist on the tile. The four chips of that colour are shuffled.',
      'Every time a completed line crosses that tile, its owner takes a chip of this colour, unseen by the others.',
      'Chips are added at the end. Each colour holds ten points, but they are spread very differently.',
    ],
  },
  {
    id: 'berlin',
    title: 'Berlin',
    points: [
      'Four groups of tourists stand on the board. A tile laid under one of them carries it from then on.',
      'When a line is completed, its owner gets a card of that colour for every crossing of such a tile.',
      'At the end the most cards of a colour bring the high number of its sight, the second most the low one.',
      'Cards that nobody took compete like a player of their own. One card may not be enough.',
    ],
  },
];
