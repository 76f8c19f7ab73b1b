import { CENTRAL_TRACKS, COMPANY } from '../../figures.ts';
import type { ModuleRules } from '../../shape.ts';

export const moduleRules: ModuleRules = [
  {
    id: 'combinations',
    title: 'What goes with what',
    rules: [
      {
        id: 'C1',
        text: 'Companies go with central stations, with central tracks and with any city. Central stations and central tracks exclude each other, since the tracks cover the platforms; either goes with any city. There is at most one city. Solo is played without any other module. Free rotation (V1), bigger hands (V2) and corner contact (V4) fit everything, but in solo you always have two tiles. The exclusive score track (V3) needs a game without companies, and is not for solo.',
      },
    ],
  },
  {
    id: 'companies',
    title: 'Metro companies',
    rules: [
      {
        id: 'M1',
        text: `The lines belong to eight companies, which all take part whatever the number of players; two to six players own shares in them. Each company has four stations, one on every side of the board: yellow ${COMPANY[0]}, blue ${COMPANY[1]}, orange ${COMPANY[2]}, green ${COMPANY[3]}, purple ${COMPANY[4]}, grey ${COMPANY[5]}, red ${COMPANY[6]}, brown ${COMPANY[7]}.`,
      },
      {
        id: 'M2',
        text: 'Every company has four shares, of 10, 20, 30 and 40 per cent. Shares of the same percentage are shuffled into a pile, face down. You draw one from each of the four piles and keep them secret. Then the top share of each pile is laid open beside it.',
      },
      {
        id: 'M3',
        text: 'In your turn you either lay a tile (B10) or exchange a share. To exchange, push one of your shares face down under the pile of its percentage. Then take the open share of that pile, or its hidden top one. If you took the open share, the next one of the pile is laid open. What goes under a pile comes up again after everything above it, and you remember what you put there. After two whole rounds in which nobody did anything but exchange or pass, exchanging pauses until a tile or a token has been placed.',
      },
      {
        id: 'M4',
        text: 'Once the marker of any company stands at 25 or beyond, no share is exchanged for the rest of the game.',
      },
      {
        id: 'M5',
        text: 'Lines score as usual, but the points are profit of the company, not of a player.',
      },
      {
        id: 'M6',
        text: 'At the end the companies are ranked by profit. The best is worth 8, the next 7, and so on down to 1. Companies with equal profit all have the higher value, and the values below it are left out. For each share you get the value of its company, once for every ten per cent.',
      },
      {
        id: 'M7',
        text: 'In each company, the player with the highest total percentage also gets one point for every full ten of its profit. If several have the highest, each gets all of it. If nobody has a share, nobody gets it.',
      },
      {
        id: 'M8',
        text: 'The player with most victory points wins. Example: profits of yellow 38, orange 36, grey 34, green 32, blue 32, red 29, brown 25 and purple 25 make the companies worth 8, 7, 6, 5, 5, 3, 2 and 2. Shares of 40 and 20 per cent of yellow, 30 of green and 10 of blue pay 48 + 15 + 5 = 68. The strongest shareholder of yellow gets 3 more.',
      },
    ],
  },
  {
    id: 'central-stations',
    title: 'Central stations',
    rules: [
      {
        id: 'M9',
        text: 'Without companies everybody has one token. Instead of laying a tile you may set it on a free platform of the central station, once in the game. You then own the line that starts there, besides your others.',
      },
      {
        id: 'M10',
        text: 'With companies each company has a token. Instead of laying or exchanging you may place the token of a company if you show one of its shares. That share stays open before you and can no longer be exchanged.',
      },
      {
        id: 'M11',
        text: 'A line from the centre scores like the others, but is never doubled, not even if it ends at the centre again. It too must not consist of a single tile, with the same exception as in B14. A platform is free as long as it has no token and the line from it is not complete.',
      },
      {
        id: 'M12',
        text: 'A token is your whole turn, and you draw nothing. Track that already leads from the platform counts in full. A token that is never placed brings nothing. Lines from stations on the rim are doubled at every platform, with a token or without, and also if the token is your own. Tokens can be placed after exchanging has ended (M4). A share that was shown still counts for value and majority (M6, M7). A cell does not become open to tiles by touching a token (B12).',
      },
    ],
  },
  {
    id: 'central-tracks',
    title: 'Central tracks',
    rules: [
      {
        id: 'M13',
        text: `Before the game, four of the eight central track tiles are drawn and cover the centre, each turned at random. They bear no arrow. The eight are ${CENTRAL_TRACKS}.`,
      },
      {
        id: 'M14',
        text: 'Lines pass through the centre and end only at the rim, so nothing is doubled. Crossing a tile of the centre brings 1 point, as anywhere.',
      },
      {
        id: 'M15',
        text: 'The tiles of the centre open no cells: a tile must be at the rim or beside one that a player has laid (B12).',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    rules: [
      {
        id: 'M16',
        text: 'You play alone with the eight companies and their stations (M1). All of them start at 0. A deck of eight cards, one per company, decides the colour.',
      },
      {
        id: 'M17',
        text: 'Two tiles lie open before you. Each turn a card is turned up. Choose an unfinished line of its colour and lay one of your tiles on the cell that line enters next; then draw a tile. When all cards have been seen, they are shuffled again. When the pile is empty you go on with the tiles you have. Lines that end at the central station are doubled (B17).',
      },
      {
        id: 'M18',
        text: 'Until the eighth card has been turned up you may refuse a tile dddd, which sends every train back, when you draw it. You get another instead, and the refused one returns among the rest. The second dddd may be refused as well.',
      },
      {
        id: 'M19',
        text: 'You lay at the rim or beside other tiles, unturned (B12, B13). Lines over a single tile are allowed.',
      },
      {
        id: 'M20',
        text: 'When a company has completed its four lines, its card leaves the game at once, wherever it lies. If the deck runs out, the cards already seen make a new one. The game ends when all 32 lines have scored, even if tiles are left. Your result is the profit of the poorest company. In the hard variant, the distance between richest and poorest is taken off. Example: 35 for the best and 22 for the last make 22, or 9 in the hard variant.',
      },
    ],
  },
];
