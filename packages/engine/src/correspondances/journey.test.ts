/** Journeys and portions on drawn tables: D11–D14, D19, T15, T22. */
import { describe, expect, it } from 'vitest';
import { SeededRng } from '../kit/rng.ts';
import { indexOn, spotOf } from './board.ts';
import { arrivalOf, journeyOf, NO_JOURNEY, traceJourney, transfersOf } from './journey.ts';
import { isConnected } from './network.ts';
import { portionLength, tracePortion } from './portion.ts';
import { createState } from './setup.ts';
import type { CorrespondancesState } from './state.ts';
import { EXAMPLES } from './testing/examples.ts';
import { EVERY_GAME, playWords, randomMoves, roundWith, tableFrom } from './testing/games.ts';
import { edge, isSection, WILD } from './tile.ts';
import { POINT_NAMES } from './types.ts';

/** Transfers and arrival of each line, and how long its portion is. */
function told(s: CorrespondancesState): string {
  return [1, 2, 3, 4]
    .map((line) => {
      const journey = journeyOf(s, line);
      expect(isConnected(s, line)).toBe(journey !== NO_JOURNEY);
      const end =
        journey === NO_JOURNEY ? 'none' : `${transfersOf(journey)} to ${POINT_NAMES[arrivalOf(journey)]}`;
      return `${line}: ${end}, ${portionLength(s, line)}`;
    })
    .join('; ');
}

const TABLES: readonly (readonly [rule: string, table: string, expected: string])[] = [
  [
    'no tile, no journey',
    '2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-=',
    '1: none, 0; 2: none, 0; 3: none, 0; 4: none, 0',
  ],
  [
    'D11, D12: one change at a ring; red, line 1, comes the other way (D13)',
    `3223. 2112* 2121. 3131. 4141. 4411.
     2-3M= 1-1-= 2-2-= 3-3-= 4-4-= 1M4-=`,
    // Line 1 turns down at e1n1, over its straight, and stops below.
    '1: 1 to 2, 5; 2: 1 to 1, 2; 3: none, 0; 4: none, 0',
  ],
  [
    'D12: more rings on the way cost nothing',
    `3223* 2112* 2121* 3131* 4141* 4411*
     2-3M= 1-1-= 2-2-= 3-3-= 4-4-= 1M4-=`,
    '1: 1 to 2, 5; 2: 1 to 1, 2; 3: none, 0; 4: none, 0',
  ],
  [
    'D11: without a ring where the lines meet there is no change',
    `3223. 2112. 2121* 3131* 4141* 4411*
     2-3M= 1-1-= 2-2-= 3-3-= 4-4-= 1M4-=`,
    '1: none, 5; 2: none, 2; 3: none, 0; 4: none, 0',
  ],
  [
    'D11: a bridge is no ring',
    `..... 2112. 2121. 3131. 4141. 2211.
     3223. 1212. ..... ..... ..... 1313.
     2-3M= 1-1-= 2-2-= 3-3-= 4-4-= 1M4-=`,
    '1: none, 7; 2: none, 2; 3: none, 0; 4: none, 0',
  ],
  [
    'D11: the same with a cross instead of the bridge',
    `..... 2112. 2121. 3131. 4141. 2211.
     3223. 1212* ..... ..... ..... 1313.
     2-3M= 1-1-= 2-2-= 3-3-= 4-4-= 1M4-=`,
    '1: 1 to 2, 7; 2: 1 to 1, 2; 3: none, 0; 4: none, 0',
  ],
  [
    'D14: a line does not arrive at its own (M), and nothing leads through it',
    `3223* 3322* ..... ..... ..... ..... .....
     2233* 2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-=`,
    '1: none, 0; 2: none, 3; 3: none, 0; 4: none, 0',
  ],
  [
    'T15: the (M) of the other end takes any line, here line 2 after two changes',
    `2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-= 1122.
     3344. 2323. 1313. 3443* 4224* 4242. 2112.`,
    '1: none, 0; 2: none, 0; 3: 2 to M-east, 4; 4: none, 1',
  ],
  [
    'D19: a portion runs on where a traveller would change, and over straights, which count nothing',
    `3223. 3322* ..... ..... ..... .....
     2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-=
     ..... 2323* ..... ..... ..... .....`,
    '1: none, 0; 2: none, 3; 3: none, 0; 4: none, 0',
  ],
];

describe('transfers, arrivals and lengths', () => {
  it.each(TABLES)('%s', (_, table, expected) => {
    expect(told(tableFrom(table))).toBe(expected);
  });
});

describe('the tiles of journeys and portions', () => {
  it.each(EXAMPLES)('$id', ({ order, lines, placements }) => {
    const s = roundWith(order, lines);
    for (const words of placements) playWords(s, words);
    const pieceAt = (x: number, y: number): number => s.pieces[indexOn(s, spotOf(x, y))];
    for (const line of [1, 2, 3, 4]) {
      const journey = journeyOf(s, line);
      const way = traceJourney(s, line);
      expect(way.length > 0).toBe(journey !== NO_JOURNEY);
      // From tile to tile, out by one side and in by the facing one.
      const dx = [0, 1, 0, -1];
      const dy = [-1, 0, 1, 0];
      way.slice(1).forEach(({ x, y, from }, i) => {
        const { x: beforeX, y: beforeY, to } = way[i];
        expect([beforeX + dx[to], beforeY + dy[to], (to + 2) % 4]).toEqual([x, y, from]);
      });
      const changes = way.filter(
        ({ x, y, from, to }) => edge(pieceAt(x, y), from) !== edge(pieceAt(x, y), to),
      );
      expect(changes).toHaveLength(transfersOf(journey));
      const last = way.at(-1);
      if (last !== undefined) {
        const end = pieceAt(last.x + dx[last.to], last.y + dy[last.to]);
        const point = edge(end, (last.to + 2) % 4);
        expect(POINT_NAMES[arrivalOf(journey)].replace(/-.*/, '')).toBe(point === WILD ? 'M' : String(point));
      }
      const portion = tracePortion(s, line);
      expect(portion.filter(({ x, y }) => isSection(pieceAt(x, y)))).toHaveLength(portionLength(s, line));
      for (const { x, y, from, to } of portion) {
        expect([edge(pieceAt(x, y), from), edge(pieceAt(x, y), to)]).toEqual([line, line]);
      }
    }
  });
});

describe('incrementally joined tracks reach the same points as a search', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    let connected = 0;
    for (const _ of randomMoves(s, new SeededRng(`network ${name}`))) {
      if (s.placed === 0) continue;
      for (const line of [1, 2, 3, 4]) {
        const found = journeyOf(s, line) !== NO_JOURNEY;
        if (found !== isConnected(s, line)) expect(line).toBe('connected as found');
        if (found) connected++;
      }
    }
    expect(connected).toBeGreaterThan(0);
  });
});
