import { COPIES, OWNED } from '../../figures.ts';
import type { BaseRules } from '../../shape.ts';

export const baseRules: BaseRules = [
  {
    id: 'board',
    title: 'The board',
    rules: [
      {
        id: 'B1',
        text: 'The board is a square of 8 by 8 cells. The four cells in the middle are the central station, where no tile is ever laid. That leaves 60 cells, one for each tile. A cell is named by its column, A to H from the left, and its row, 1 to 8 from the top.',
      },
      {
        id: 'B2',
        text: 'Each outer side of a cell on the rim has a station: 32 in all. Their numbers run anticlockwise from the top right corner: 1 to 8 along the top towards the left, 9 to 16 down the left side, 17 to 24 along the bottom towards the right, 25 to 32 up the right side. A corner cell therefore has two stations. Station 9 is Place de Clichy.',
      },
      {
        id: 'B3',
        text: 'Trains keep right. A station has two tracks: seen by a driver about to enter the board, the train leaves on the right-hand one, and other trains arrive on the left-hand one. The central station has eight platforms, one wherever a cell for tiles borders on it, and they are made in the same way.',
      },
    ],
  },
  {
    id: 'tiles',
    title: 'The tiles',
    rules: [
      {
        id: 'B4',
        text: 'On each of its four sides a tile has one track that leads in and one that leads out. Its four tracks join every way in to a different way out. There are 24 possible tiles of this kind, and the 60 in the box include them all.',
      },
      {
        id: 'B5',
        text: 'A tile is named by four letters, for trains coming in from the top, the right, the bottom and the left. With a the train goes straight on. With b it leaves by the next side clockwise, with c by the next side anticlockwise. With d it turns round and leaves where it came in. On cbaa, a train from the top leaves on the left, one from the right leaves at the bottom, and the other two go straight on.',
      },
      {
        id: 'B6',
        text: `How often each tile is in the box: four times ${COPIES[4]}; three times ${COPIES[3]}; twice ${COPIES[2]}.`,
      },
      {
        id: 'B7',
        text: 'A move is written as the tile and its cell: cbaa72 is the tile cbaa in row 7, column 2, both counted from 0 at the top left. A whole board is the row of such moves in the order they were made. If tiles may be turned (V1), the letters are those of the tile as it lies.',
      },
    ],
  },
  {
    id: 'players',
    title: 'Players and stations',
    rules: [
      {
        id: 'B8',
        text: `Two to six play, with yellow, blue, orange, green, purple and grey. The train at a station shows whose it is. With two players yellow has all odd stations and blue all even ones. With three: yellow ${OWNED[3][0]}, blue ${OWNED[3][1]}, orange ${OWNED[3][2]}. With four: yellow ${OWNED[4][0]}, blue ${OWNED[4][1]}, orange ${OWNED[4][2]}, green ${OWNED[4][3]}. With five: yellow ${OWNED[5][0]}, blue ${OWNED[5][1]}, orange ${OWNED[5][2]}, green ${OWNED[5][3]}, purple ${OWNED[5][4]}. With six: yellow ${OWNED[6][0]}, blue ${OWNED[6][1]}, orange ${OWNED[6][2]}, green ${OWNED[6][3]}, purple ${OWNED[6][4]}, grey ${OWNED[6][5]}. With three, five or six players nobody owns stations 16 and 17, but lines may end there.`,
      },
      {
        id: 'B9',
        text: 'The tiles are mixed and lie face down. Everybody draws one and keeps it hidden from the others. At a table the youngest begins; here whoever opens the game says who does, or leaves it to chance. Turns then go round clockwise.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    rules: [
      {
        id: 'B10',
        text: 'Do one of two things. Lay the tile from your hand, then draw a new one while the pile lasts. Or leave your hand alone, draw a tile and lay that one; then you draw no other. You may not change your mind after drawing: that very tile has to be laid.',
      },
      {
        id: 'B11',
        text: 'You can only draw while there is a pile. If you hold no tile and none is left to draw, you pass; should a module still offer you something else to do, you may choose between that and passing. Play goes on until the 60th tile lies.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Laying a tile',
    rules: [
      {
        id: 'B12',
        text: 'Choose an empty cell at the rim, or one that has a tile next to it on at least one side. Touching the central station alone is not enough.',
      },
      { id: 'B13', text: 'The arrow on the tile points to the top of the board. Tiles are not turned.' },
      {
        id: 'B14',
        text: 'No line may consist of one single tile. A tile must not be laid where it would lead a train from one station directly into a station, be it another or the same, and no matter whose they are. There is one exception: if every cell open to this tile would break the rule, all of them are allowed for it. This is judged for each tile by itself; it does not matter what else you could do.',
      },
      {
        id: 'B15',
        text: 'You may build wherever you like: on your own lines, on those of others and in front of any station.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring and the end',
    rules: [
      {
        id: 'B16',
        text: 'A line is complete as soon as its track leads from its station to an arrival track of any station, or to the central station. It scores at once for the owner of the station it starts from, whoever laid the tile. One tile may complete several lines. They all score, by rising station number, and lines from the central station after those. Each line scores once only; its train is turned round to show it.',
      },
      {
        id: 'B17',
        text: 'A line gets one point for each time it crosses a tile, so a tile it crosses three times brings three. The track printed on the central station brings nothing, but a line that ends there is worth twice its points. Example: five tiles, each crossed once, ending at the central station: 10 points.',
      },
      { id: 'B18', text: 'A track that runs in a circle and meets no station is worth nothing.' },
      {
        id: 'B19',
        text: 'The game is over when all tiles lie; every line is complete then. The player with most points wins. Players with equally many share the victory.',
      },
    ],
  },
  {
    id: 'variants',
    title: 'Variants',
    rules: [
      {
        id: 'V1',
        text: 'Free rotation. Arrows mean nothing: you choose which way up a tile lies. The exception to the one-tile rule (B14) holds only if the tile fits no cell in any position.',
      },
      {
        id: 'V2',
        text: 'Bigger hands. Everybody holds two or three tiles. After laying from your hand, draw until you have that many again. Drawing a tile and laying it at once remains possible.',
      },
      {
        id: 'V3',
        text: 'Exclusive score track. No two markers share a number, except at 0. A marker that would come to stand on another moves up to the next free number, and that is the score. The track goes on beyond 100, and nobody can tie. What players gain at the end of the game is added as one move each, in turn order from the first player. Not with companies, and not alone.',
      },
      {
        id: 'V4',
        text: 'Corner contact. A cell that touches a laid tile only by a corner also counts as next to it (B12).',
      },
    ],
  },
];
