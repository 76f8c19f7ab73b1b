/** Counts the ways to play on from fixed positions: any slip in the rules changes a count. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type Log, parseText, replay } from '../kit/log.ts';
import { perft } from '../kit/perft.ts';
import { metro } from './metro.ts';
import { parseOptions } from './options.ts';
import type { MetroState } from './state.ts';
import { legalCodes, wordOf } from './testing/games.ts';
import { ReferenceMetro } from './testing/reference.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Position {
  readonly id: string;
  readonly log: Log;
  /** The counts after 1, 2, 3 … actions. */
  readonly counts: readonly number[];
}

function readPosition(block: string): Position {
  const {
    id = '',
    game = '',
    ...counts
  } = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  const log = parseText(game);
  if (!log.ok) throw new Error(`${id}: ${log.error.code}`);
  return { id, log: log.value, counts: Object.values(counts).map(Number) };
}

const POSITIONS = readFileSync(join(import.meta.dirname, '../fixtures/metro.perft'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .trim()
  .split(/\n{2,}/)
  .map(readPosition);

function stateAfter(log: Log): MetroState {
  const result = replay(metro, log);
  if (!result.ok) throw new Error(`action ${result.error.at}: ${result.error.code}`);
  return result.value;
}

/** The same count by the slow reference, which plays every position from the start. */
function slowCount(log: Log, depth: number): number {
  const options = parseOptions(log.options);
  if (!options.ok) throw new Error(options.error.code);
  const game = new ReferenceMetro({ ...options.value, hand: options.value.hand as 1 | 2 | 3 });
  for (const word of log.actions) game.play(word);
  const words = game.legal();
  if (depth === 1) return words.length;
  return words.reduce(
    (sum, word) => sum + slowCount({ ...log, actions: [...log.actions, word] }, depth - 1),
    0,
  );
}

describe('fixtures/metro.perft', () => {
  it.each(POSITIONS)('$id', ({ log, counts }) => {
    const s = stateAfter(log);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.map((_, i) => perft(metro, s, i + 1))).toEqual(counts);
  });

  it.each(POSITIONS)('by the reference: $id', ({ log, counts }) => {
    // Three actions deep where that does not take too many games played from the start, otherwise two.
    const depth = counts[1] * (log.actions.length + 3) < 30_000 ? 3 : 2;
    expect(slowCount(log, depth)).toBe(counts[depth - 1]);
  });

  it('covers all numbers of players and all variants', () => {
    const options = POSITIONS.map(({ log }) => log.options);
    const values = (name: string): Set<unknown> => new Set(options.map((one) => one[name]));
    expect(values('players')).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(values('hand')).toEqual(new Set([1, 2, 3]));
    for (const variant of ['rotate', 'exclusive', 'corners']) {
      expect(values(variant)).toEqual(new Set([false, true]));
    }
  });
});

describe('the order of legal actions is fixed', () => {
  const wordsAt = (id: string): string => {
    const position = POSITIONS.find((one) => one.id === id);
    if (position === undefined) throw new Error(`no position "${id}"`);
    const s = stateAfter(position.log);
    return legalCodes(s)
      .map((code) => wordOf(s, code))
      .join(' ');
  };

  it('tiles in hand order, rotations clockwise from the alphabetically first, cells row by row', () => {
    expect(wordsAt('V1 and V2 (2), two players, the last four tiles')).toBe(
      'dddd14 bcdd14 bcdd57 dbcd14 dbcd57 ddbc14 cddb14',
    );
    expect(wordsAt('V2 (2), three players, middle')).toBe(
      'ddbc12 ddbc13 ddbc15 ddbc23 ddbc25 ddbc26 ddbc31 ddbc32 ddbc40 ddbc42 ddbc46 ddbc53 ddbc56 ddbc62 ' +
        'ddbc65 ddbc66 ddbc73 ddbc74 ddbc76 cbcb03 cbcb05 cbcb07 cbcb12 cbcb13 cbcb15 cbcb17 cbcb23 cbcb25 ' +
        'cbcb26 cbcb27 cbcb31 cbcb32 cbcb37 cbcb40 cbcb42 cbcb46 cbcb53 cbcb56 cbcb62 cbcb65 cbcb66 cbcb70 ' +
        'cbcb73 cbcb74 cbcb76 draw',
    );
  });

  it('chance: tiles in the order of B6', () => {
    expect(wordsAt('four players, a hand to refill')).toBe(
      'aacb cbaa acba baac aaaa cbcb bcbc cccc bbbb dacc cdac ccda accd adbb badb bbad ddbc cddb bcdd dbcd ' +
        'adad dada dddd',
    );
  });
});
