import type { CityRules } from '../../shape.ts';

export const cityRules: CityRules = [
  {
    id: 'cities',
    title: 'Cities',
    rules: [
      {
        id: 'Y1',
        text: 'With companies, points for laying a tile go straight to the player who laid it. What the owner of a line gets (tourists in New York, chips in St Petersburg, cards in Berlin) belongs to the company instead. It is added to the profit at the end, before companies are ranked and majorities paid (M6, M7), and never ends the exchange (M4).',
      },
      {
        id: 'Y2',
        text: 'The inner cells are those at least one step away from the rim, without the centre: 32 cells.',
      },
      {
        id: 'Y3',
        text: 'There are eight colours of tourists: yellow, blue, orange, green, purple, grey, red and brown, in this order wherever an order is needed. A line that nobody owns, from station 16 or 17 or from a platform without a token, takes neither tourist nor chip; its cards in Berlin go to the imaginary owner (E3).',
      },
    ],
  },
  {
    id: 'paris',
    title: 'Paris',
    rules: [
      {
        id: 'P1',
        text: 'The twelve sights have four coloured fields each. They are shuffled and dealt evenly: six each for two players, four for three, three for four, two for five or six. Any others stay out of the game. They lie in a row before you as they were dealt and are not moved. On every inner cell stands a tourist, chosen at random: four of each of the eight colours.',
      },
      {
        id: 'P2',
        text: 'If you lay a tile on a tourist, you take them and put them on a free field of the same colour among your sights, whichever you like. You have to, even if it costs you a point. If you have no such field, put the tourist beside another one on a cell that shares a side with this one. If there is none, beside any tourist on the board. If there is none at all, the tourist leaves the game. From a cell with several tourists you lift all of them, then place them one by one in any order; those still lifted are no company for the others, and none goes back to the cell just covered.',
      },
      {
        id: 'P3',
        text: 'At the end find the longest run of taken fields without a gap; it may go on from one sight to the next. Each tourist in it brings 2 points, and every other one costs 1. A sight with four tourists brings 3 more. Example: two tourists stand apart, four fill the next sight, and one follows directly: 10 + 3 − 2 = 11.',
      },
      {
        id: 'P4',
        text: 'The fields of the sights, from left to right. Louvre: grey, purple, yellow, blue. Notre Dame: brown, yellow, blue, red. Sacré-Cœur: yellow, red, purple, orange. Arc de Triomphe: orange, yellow, brown, grey. Place de la Concorde: yellow, brown, purple, green. Moulin Rouge: red, green, grey, yellow. Dôme des Invalides: blue, purple, orange, brown. Pont Alexandre III: red, grey, blue, orange. Eiffel Tower: green, blue, red, purple. Panthéon: grey, blue, green, brown. Versailles: purple, orange, grey, green. Fondation Louis Vuitton: orange, green, brown, red.',
      },
    ],
  },
  {
    id: 'stockholm',
    title: 'Stockholm',
    rules: [
      {
        id: 'S1',
        text: 'Eight sights of four fields each form one row in random order. Tourists stand on the board as in Paris (P1). Of eight colour chips you are dealt some in secret: three each with two players, two with three or four, one with five or six. Nobody sees the others.',
      },
      {
        id: 'S2',
        text: 'If you lay a tile on a tourist, they go to the first free field of the row, from the left. At the end you get the points of every field on which a tourist of one of your colours stands.',
      },
      {
        id: 'S3',
        text: 'Open variant: each sight is given one colour at random, for all to see. A tourist goes to the first free field of the sight of their colour, and whoever laid the tile gets its points at once.',
      },
      {
        id: 'S4',
        text: 'The points of the fields, from left to right. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobel Museum: 1, 5, 1, 3. Royal Palace: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. City Hall: 1, 4, 1, 4. Each sight has ten points in all.',
      },
    ],
  },
  {
    id: 'london',
    title: 'London',
    rules: [
      {
        id: 'L1',
        text: 'Eight sights lie in a row in random order, with a turning place at either end. Each has two coloured fields above and two below. Together they are a circuit: to the right along the upper fields, back to the left along the lower ones. The taxi waits at the left end. Tourists stand on the board as in Paris (P1).',
      },
      {
        id: 'L2',
        text: 'If you lay a tile on a tourist, the taxi sets out. It stops at the first field of the colour of the tourist, and you get a point for each field it has driven; turning places do not count. After four fields without that colour it stops there, and you get nothing. The tourist leaves the game either way.',
      },
      {
        id: 'L3',
        text: 'The fields of the sights: the two upper ones, then the two lower ones, each from left to right. Tower Bridge: yellow, green; blue, red. Big Ben: blue, purple; orange, brown. Westminster Palace: orange, grey; green, yellow. St Paul’s Cathedral: green, red; purple, blue. Trafalgar Square: purple, brown; grey, orange. London Eye: grey, yellow; red, green. Tower of London: red, blue; brown, purple. Buckingham Palace: brown, orange; yellow, grey.',
      },
    ],
  },
  {
    id: 'new-york',
    title: 'New York',
    rules: [
      {
        id: 'N1',
        text: 'Everybody gets one of eight boards at random; with companies, every company does. On the arrival side of each of the 32 stations waits a tourist, placed at random, four of each colour.',
      },
      {
        id: 'N2',
        text: 'When a line ends at a station, its owner takes the tourist who waits there. Only one line ever ends at an arrival track, so there always is one. At the central station there is nobody to take. At the end each tourist is worth what the owner’s board shows for that colour.',
      },
      {
        id: 'N3',
        text: 'In the order of the colours (Y3) the first board pays 0, 3, 1, 2, 0, 2, 3, 1. Each further board begins one place later in this row and takes what it skipped at the end. The sights of the colours are Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral and Rockefeller Center. Example: two tourists at 3, two at 1 and one at 0 bring 8.',
      },
    ],
  },
  {
    id: 'st-petersburg',
    title: 'St Petersburg',
    rules: [
      {
        id: 'T1',
        text: 'Eight sights lie on the diagonals of the board: on the second and third cell from each corner. Each colour has four chips, open beside the board at first, and one tourist.',
      },
      {
        id: 'T2',
        text: 'If you lay a tile on a sight, the sight is removed. Choose a tourist that has not been placed yet and stand it on the tile. The chips of its colour are turned face down and shuffled.',
      },
      {
        id: 'T3',
        text: 'When a line is complete, its owner draws one chip of a tourist’s colour for each time the line crosses the tile of that tourist: up to four. This includes the tile that completes the line. You see the value of your own chips; of the others you know only the number. Chips of companies are seen by nobody. At the end all are turned up and added. Example: a line worth 11 that crosses the tile three times brings 11 points and three chips.',
      },
      {
        id: 'T4',
        text: 'The chips add up to ten in each colour. Yellow: 1, 2, 3, 4. Blue: 2, 2, 3, 3. Orange: 0, 0, 5, 5. Green: 1, 1, 4, 4. Purple: 0, 2, 3, 5. Grey: 1, 1, 1, 7. Red: 0, 3, 3, 4. Brown: 2, 2, 2, 4. The sights are Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage and Catherine Palace.',
      },
    ],
  },
  {
    id: 'berlin',
    title: 'Berlin',
    rules: [
      {
        id: 'E1',
        text: 'Eight sights lie in a row. There are three tourists of each colour. Two of each stand on the board, in four square groups of four different colours, one in each quarter of the board, one cell away from the rim. The third of each goes to a sight at random. Each colour has eight cards.',
      },
      {
        id: 'E2',
        text: 'A tile laid on a tourist carries them from then on. When a line scores, its owner takes one card of the colour of the tourist for each crossing of that tile. Example: a line of 7 points that crosses a yellow tourist twice and a purple one once brings 7 points, two yellow cards and a purple one.',
      },
      {
        id: 'E3',
        text: 'At the end each colour is judged by itself. Whoever has most cards gets the higher number of the sight where its tourist stands; the second gets the lower one. If several have most, the two numbers are added, divided among them and rounded down, and there is no second. If several are second, the lower number is divided in the same way. Cards that were not taken belong to an imaginary owner, who wins or shares like anybody else; those points are lost. Without a card of the colour you get nothing.',
      },
      {
        id: 'E4',
        text: 'The sights have two sides; play with all of side A, all of side B, or a random mixture. Higher and lower number on side A, then on side B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.',
      },
    ],
  },
];
