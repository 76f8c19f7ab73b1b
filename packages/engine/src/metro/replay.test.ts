/** A game is its log: replay, undo, text and JSON; and states as bytes: copy, equals, hash, snapshot. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy, equals, hash, restore, type Snapshot, snapshot } from '../kit/layout.ts';
import { type Log, makeText, newLog, parseLog, parseText, replay, undo } from '../kit/log.ts';
import { SeededRng } from '../kit/rng.ts';
import type { MetroEvent } from './event.ts';
import { metro } from './metro.ts';
import type { MetroOptions } from './options.ts';
import { createState } from './setup.ts';
import type { MetroState } from './state.ts';
import { anyPlay, EVERY_GAME, legalCodes, randomMoves, reach, wordOf } from './testing/games.ts';

interface Played {
  readonly log: Log;
  /** Before each action, and at the end. */
  readonly states: readonly MetroState[];
  readonly events: readonly MetroEvent[][];
}

function copyOf(s: MetroState): MetroState {
  const twin = createState(s.rules.options);
  copy(s, twin);
  return twin;
}

function play(options: MetroOptions, seed: string): Played {
  const s = createState(options);
  const words: string[] = [];
  const states: MetroState[] = [];
  const events: MetroEvent[][] = [];
  const emit = (event: MetroEvent): void => void events.at(-1)?.push(event);
  for (const code of randomMoves(s, new SeededRng(seed), { emit })) {
    words.push(wordOf(s, code));
    states.push(copyOf(s));
    events.push([]);
  }
  return { log: newLog(metro, options, words), states: [...states, s], events };
}

function replayed(log: Log): MetroState {
  const result = replay(metro, log);
  if (!result.ok) throw new Error(`${result.error.at}: ${result.error.reason}`);
  return result.value;
}

describe('a log replays to the same bytes and the same events', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const { log, states, events } = play(options, `log ${name}`);
    const told: MetroEvent[][] = [];
    const movers: number[] = [];
    const result = replay(metro, log, (step, s) => {
      expect([step.index, step.action]).toEqual([told.length, log.actions[told.length]]);
      told.push([...step.events]);
      movers.push(step.mover);
      expect(equals(s, states[told.length])).toBe(true);
    });
    expect(result.ok && equals(result.value, states[states.length - 1])).toBe(true);
    expect(told).toEqual(events);
    expect(movers).toEqual(states.slice(0, -1).map((s) => metro.toMove(s)));
  });
});

describe('through JSON and through text', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const { log, states } = play(options, `text ${name}`);
    const json = parseLog(JSON.parse(JSON.stringify(log)));
    const text = parseText(makeText(log));
    expect(json).toEqual({ ok: true, value: log });
    expect(text).toEqual({ ok: true, value: log });
    expect(equals(replayed(json.ok ? json.value : log), states[states.length - 1])).toBe(true);
    expect(equals(replayed(text.ok ? text.value : log), states[states.length - 1])).toBe(true);
    // Only what needs no escape in an address.
    expect(makeText(log)).toMatch(/^[\w.,=~/-]+$/);
  });
});

describe('undo is a shorter log, refolded', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const { log, states } = play(options, `undo ${name}`);
    const rng = new SeededRng(name);
    for (const back of [0, 1, 2, rng.below(log.actions.length), log.actions.length]) {
      const s = replayed(undo(log, back));
      const earlier = states[log.actions.length - back];
      expect(equals(s, earlier)).toBe(true);
      expect(hash(s)).toBe(hash(earlier));
    }
    expect(undo(undo(log), 2)).toEqual(undo(log, 3));
    expect(undo(log, 1000).actions).toEqual([]);
  });
});

describe('a log that does not fit is refused', () => {
  const { log } = play(EVERY_GAME[0][1], 'refused');

  it.each([
    ['another game', { ...log, game: 'go' }, -1, 'log'],
    ['other rules', { ...log, rules: metro.meta.rules + 1 }, -1, 'log'],
    ['bad options', { ...log, options: { players: 7 } }, -1, 'B8'],
    ['a word that is none', { ...log, actions: log.actions.with(5, 'skip') }, 5, 'B7'],
    ['a tile instead of a lay', { ...log, actions: log.actions.with(3, 'aaaa') }, 3, 'B10'],
    ['an action after the end', { ...log, actions: [...log.actions, 'draw'] }, log.actions.length, 'B19'],
  ])('%s', (_, bad, at, rule) => {
    const reason: unknown = expect.stringMatching(/\w/);
    expect(replay(metro, bad)).toEqual({ ok: false, error: { at, rule, reason } });
  });
});

describe('states as bytes', () => {
  it.each(EVERY_GAME)('copies are equal, later states are not: %s', (name, options) => {
    const { states } = play(options, `bytes ${name}`);
    expect(new Set(states.map(hash)).size).toBe(states.length);
    for (const [i, s] of states.entries()) {
      expect(equals(s, copyOf(s))).toBe(true);
      expect(hash(s)).toBe(hash(copyOf(s)));
      if (i > 0) expect(equals(s, states[i - 1])).toBe(false);
    }
  });

  it('a copy lives its own life', () => {
    fc.assert(
      fc.property(anyPlay, fc.nat(), (game, choice) => {
        const { s } = reach(game);
        const twin = copyOf(s);
        const codes = legalCodes(s);
        if (codes.length === 0) return;
        metro.play(s, codes[choice % codes.length]);
        expect(equals(s, twin)).toBe(false);
        expect(equals(twin, reach(game).s)).toBe(true);
        metro.play(twin, codes[choice % codes.length]);
        expect(equals(s, twin)).toBe(true);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('no byte escapes equals and hash', () => {
    fc.assert(
      fc.property(anyPlay, fc.nat(), fc.integer({ min: 1, max: 255 }), (game, at, change) => {
        const { s } = reach(game);
        const other = copyOf(s);
        other.bytes[at % other.bytes.length] ^= change;
        expect(equals(s, other)).toBe(false);
        expect(hash(s)).not.toBe(hash(other));
      }),
      { seed: 2, numRuns: 200 },
    );
  });
});

describe('snapshots', () => {
  it('a full one through JSON restores the same bytes', () => {
    fc.assert(
      fc.property(anyPlay, (game) => {
        const { s } = reach(game);
        const fields = JSON.parse(JSON.stringify(snapshot(s))) as Snapshot;
        const back = restore(fields, createState(game.options));
        expect(back.ok && equals(back.value, s)).toBe(true);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('one that does not fit is refused, and the field is named', () => {
    const { s } = reach({ options: EVERY_GAME[0][1], seed: 1, moves: 6 });
    const fields = snapshot(s);
    const attempt = (changed: Snapshot): unknown => restore(changed, createState(s.rules.options));
    const { bag: _, ...without } = fields;
    const refused = (field: string) => ({ ok: false, error: expect.stringContaining(`"${field}"`) });
    expect(attempt({ ...fields, cards: 3 })).toEqual(refused('cards'));
    expect(attempt(without)).toEqual(refused('bag'));
    expect(attempt({ ...fields, tiles: [1, 2, 3] })).toEqual(refused('tiles'));
    expect(attempt({ ...fields, held: [1, 256] })).toEqual(refused('held'));
    expect(attempt({ ...fields, pile: 0.5 })).toEqual(refused('pile'));
    // What one seat sees is no full snapshot.
    expect(attempt(snapshot(s, 0))).toMatchObject({ ok: false });
  });
});
