/** A match is its log: replay, undo, text and JSON; and states as bytes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equals, hash, restore, type Snapshot, snapshot } from '../kit/layout.ts';
import { type Log, makeText, newLog, parseLog, parseText, replay, undo } from '../kit/log.ts';
import { SeededRng } from '../kit/rng.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import type { CorrespondancesOptions } from './options.ts';
import { createState } from './setup.ts';
import type { CorrespondancesState } from './state.ts';
import { anyPlay, copyOf, EVERY_GAME, legalCodes, randomMoves, reach, wordOf } from './testing/games.ts';

interface Played {
  readonly log: Log;
  /** Before each action, and at the end. */
  readonly states: readonly CorrespondancesState[];
  readonly events: readonly CorrespondancesEvent[][];
}

function play(options: CorrespondancesOptions, seed: string): Played {
  const short = { ...options, target: 3 };
  const s = createState(short);
  const words: string[] = [];
  const states: CorrespondancesState[] = [];
  const events: CorrespondancesEvent[][] = [];
  const emit = (event: CorrespondancesEvent): void => void events.at(-1)?.push(event);
  for (const code of randomMoves(s, new SeededRng(seed), emit)) {
    words.push(wordOf(s, code));
    states.push(copyOf(s));
    events.push([]);
  }
  return { log: newLog(correspondances, short, words), states: [...states, s], events };
}

function replayed(log: Log): CorrespondancesState {
  const result = replay(correspondances, log);
  if (!result.ok) throw new Error(`${result.error.at}: ${result.error.reason}`);
  return result.value;
}

describe('a log replays to the same bytes and the same events', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const { log, states, events } = play(options, `log ${name}`);
    const told: CorrespondancesEvent[][] = [];
    const movers: number[] = [];
    const result = replay(correspondances, log, (step, s) => {
      told.push([...step.events]);
      movers.push(step.mover);
      expect(equals(s, states[told.length])).toBe(true);
    });
    expect(result.ok && equals(result.value, states[states.length - 1])).toBe(true);
    expect(told).toEqual(events);
    expect(movers).toEqual(states.slice(0, -1).map((s) => correspondances.toMove(s)));
  });
});

describe('through JSON and through text', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const { log, states } = play(options, `text ${name}`);
    const json = parseLog(JSON.parse(JSON.stringify(log)));
    const text = parseText(makeText(log));
    expect(json).toEqual({ ok: true, value: log });
    expect(text).toEqual({ ok: true, value: log });
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
      expect(equals(s, states[log.actions.length - back])).toBe(true);
    }
  });
});

describe('a log that does not fit is refused', () => {
  const { log } = play(EVERY_GAME[0][1], 'refused');

  it.each([
    ['another game', { ...log, game: 'metro' }, -1, 'log'],
    ['other rules', { ...log, rules: 2 }, -1, 'log'],
    ['bad options', { ...log, options: { players: 5 } }, -1, 'D1'],
    ['a word that is none', { ...log, actions: log.actions.with(5, 'pass') }, 5, 'T12'],
    ['a tile instead of a placement', { ...log, actions: log.actions.with(4, 'cross-12') }, 4, 'T12'],
    [
      'an action after the end',
      { ...log, actions: [...log.actions, 'order-2134'] },
      log.actions.length,
      'D22',
    ],
  ])('%s', (_, bad, at, rule) => {
    const reason: unknown = expect.stringMatching(/\w/);
    expect(replay(correspondances, bad)).toEqual({ ok: false, error: { at, rule, reason } });
  });
});

describe('states as bytes', () => {
  it('all states of a match differ', () => {
    const { states } = play(EVERY_GAME[2][1], 'bytes');
    expect(new Set(states.map(hash)).size).toBe(states.length);
    states.forEach((s, i) => {
      expect(equals(s, copyOf(s))).toBe(true);
      if (i > 0) expect(equals(s, states[i - 1])).toBe(false);
    });
  });

  it('a copy lives its own life', () => {
    fc.assert(
      fc.property(anyPlay, fc.nat(), (game, choice) => {
        const { s } = reach(game);
        const twin = copyOf(s);
        const codes = legalCodes(s);
        if (codes.length === 0) return;
        correspondances.play(s, codes[choice % codes.length]);
        expect(equals(s, twin)).toBe(false);
        expect(equals(twin, reach(game).s)).toBe(true);
        correspondances.play(twin, codes[choice % codes.length]);
        expect(equals(s, twin)).toBe(true);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('a full snapshot through JSON restores the same bytes', () => {
    fc.assert(
      fc.property(anyPlay, (game) => {
        const { s } = reach(game);
        const fields = JSON.parse(JSON.stringify(snapshot(s))) as Snapshot;
        const back = restore(fields, createState(game.options));
        expect(back.ok && equals(back.value, s)).toBe(true);
      }),
      { seed: 3, numRuns: 30 },
    );
  });
});
