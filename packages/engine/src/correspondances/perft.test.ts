/** Counts the ways to play on from fixed positions: any slip in the rules changes a count. */
import { describe, expect, it } from 'vitest';
import { type Log, parseText, replay } from '../kit/log.ts';
import { perft } from '../kit/perft.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesState } from './state.ts';
import { EXAMPLES } from './testing/examples.ts';
import { ReferenceCorrespondances } from './testing/reference.ts';

interface Position {
  readonly name: string;
  readonly options: string;
  readonly actions: string;
  /** The counts after 1, 2, 3 … actions. */
  readonly counts: readonly number[];
}

const example = (id: string, tiles: number): string =>
  EXAMPLES.find((one) => one.id === id)!
    .placements.slice(0, tiles)
    .join(' ');

const POSITIONS: readonly Position[] = [
  {
    // 8 orders, 4 and 3 lines, 24 tiles. Twelve fit six coloured cells one way and two (M) both ways,
    // the other twelve two ways and four: 12 × 10 + 12 × 20 = 360 placements.
    name: 'the start, two players',
    options: 'players=2',
    actions: '',
    counts: [8, 32, 96, 2304, 8 * 4 * 3 * 360, 8 * 4 * 3 * 360 * 24],
  },
  {
    name: 'the start, four players',
    options: 'players=4,first=2',
    actions: '',
    counts: [8, 32, 96, 192, 192, 192 * 24, 192 * 360],
  },
  {
    name: 'the first tile',
    options: 'players=2',
    actions: 'order-2134 line-3 line-1',
    counts: [24, 360, 8640, 123440],
  },
  {
    name: 'before the last tile of E1',
    options: 'players=3,target=5',
    actions: `order-2134 line-2 line-3 line-4 ${example('text-example', 9)}`,
    counts: [23, 403, 9122, 151861],
  },
  {
    name: 'E1 with nobody on lines 1 and 2',
    options: 'players=2,rotateFirst=true',
    actions: `order-2134 line-3 line-4 ${example('text-example', 10)}`,
    counts: [23, 399, 9052, 148907],
  },
  {
    name: 'a tile without a place (D8)',
    options: 'players=2',
    actions:
      'order-1243 line-3 line-2 cross-24 place-e0n1-0 curves-24 place-e2s1-0 link-14 place-w1s0-0 ' +
      'bridge-23 place-e6s0-1 cross-23 place-e0s1-1 link-24 place-e2n1-1 link-14 place-e5n1-1 ' +
      'link-34 place-e5s1-1 bridge-34 place-e5n2-1 link-23 place-e0n2-1 cross-24 place-e1n2-1 ' +
      'link-24 place-e7s0-3 link-23 place-e7n1-2',
    counts: [20, 310, 5757, 84748],
  },
];

function logOf({ options, actions }: Position): Log {
  const text = parseText(`correspondances.1/${options}/${actions.replaceAll(' ', '.')}`);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

function stateAfter(log: Log): CorrespondancesState {
  const result = replay(correspondances, log);
  if (!result.ok) throw new Error(`action ${result.error.at}: ${result.error.code}`);
  return result.value;
}

/** The same count by the slow reference, which plays every position from the start. */
function slowCount(log: Log, depth: number): number {
  const options = correspondances.options(log.options);
  if (!options.ok) throw new Error(options.error.code);
  const game = new ReferenceCorrespondances(options.value);
  for (const word of log.actions) game.play(word);
  const words = game.legal();
  if (depth === 1) return words.length;
  return words.reduce(
    (sum, word) => sum + slowCount({ ...log, actions: [...log.actions, word] }, depth - 1),
    0,
  );
}

describe('perft', () => {
  it.each(POSITIONS)('$name', (position) => {
    const s = stateAfter(logOf(position));
    expect(position.counts.map((_, i) => perft(correspondances, s, i + 1))).toEqual(position.counts);
  });

  it.each(POSITIONS)('by the reference: $name', (position) => {
    const { counts } = position;
    // Three actions deep where that does not take too many games played from the start, otherwise two.
    const depth = counts[1] < 400 ? 3 : 2;
    expect(slowCount(logOf(position), depth)).toBe(counts[depth - 1]);
  });
});
