/** What every game promises its drivers (game.ts): logs, views, samples, words, options. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeLog, UNKNOWN } from '../complete-log.ts';
import type { AnyGame, Code, Game, GameEvent } from '../game.ts';
import { equals, hash, restore, type Snapshot, type State, snapshot } from '../layout.ts';
import { type Log, makeText, newLog, parseLog, parseText, replay, undo } from '../log.ts';
import type { Refusal, Result } from '../result.ts';
import { SeededRng } from '../rng.ts';
import { Session } from '../session.ts';
import { eventFor, viewOf } from '../view.ts';
import { helpersFor, type RandomMoves } from './helpers.ts';
import { anySlip, slipOf } from './slips.ts';
import { expectSample } from './views.ts';

export interface GameCases<S extends State, Options, Event extends GameEvent> {
  /** The games that are played, by name. */
  readonly games: readonly (readonly [name: string, options: Options])[];
  /** How they are played; by default with `pick`. */
  readonly moves?: RandomMoves<S, Event>;
  /** Words of every kind, tried at any moment, legal or not. */
  readonly words: readonly string[];
  /** Any legal options, some of them left out. */
  readonly options: fc.Arbitrary<Partial<Options>>;
  /** One position in this many is checked for every viewer. */
  readonly lookEvery: number;
  /** What holds for a sample of a state, beyond that its viewer cannot tell them apart. */
  checkSample?(sample: S, s: S): void;
  /** How often properties of random openings are tried, and the length of the longest. */
  readonly runs: number;
  readonly longest: number;
}

interface Played<S, Event> {
  readonly log: Log;
  /** Before each action, and at the end. */
  readonly states: readonly S[];
  readonly events: readonly (readonly Event[])[];
}

/** A refusal names a rule, or there is a value. */
export function expectSound(result: Result<unknown, Refusal>): void {
  if (!result.ok && !/^([A-Z]+\d+|log|options)$/.test(result.error.rule))
    expect(result.error.rule).toBe('the id of a rule');
}

export function gameContract<S extends State, Options extends object, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  cases: GameCases<S, Options, Event>,
): void {
  const { viewersOf, copyOf, legalCodes, wordOf, pickedMoves } = helpersFor(game);
  const { games, runs } = cases;
  const moves = cases.moves ?? pickedMoves;

  function play(options: Options, seed: string): Played<S, Event> {
    const s = game.create(options);
    const words: string[] = [];
    const states: S[] = [];
    const events: Event[][] = [];
    for (const code of moves(s, new SeededRng(seed), (event) => events.at(-1)?.push(event))) {
      words.push(wordOf(s, code));
      states.push(copyOf(s));
      events.push([]);
    }
    return { log: newLog(game, options, words), states: [...states, s], events };
  }

  function replayed(log: Log): S {
    const result = replay(game, log);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  }

  /** Any opening of any game; shrinks to a shorter opening of the same game. */
  const anyStart = fc.record({
    options: fc.noShrink(fc.constantFrom(...games.map(([, options]) => options))),
    seed: fc.noShrink(fc.nat()),
    length: fc.nat({ max: cases.longest }),
  });

  function reach({ options, seed, length }: { options: Options; seed: number; length: number }) {
    const s = game.create(options);
    const words: string[] = [];
    for (const code of moves(s, new SeededRng(seed))) {
      if (words.length === length) break;
      words.push(wordOf(s, code));
    }
    return { s, log: newLog(game, options, words) };
  }

  describe('a log', () => {
    it.each(games)('replays to the same bytes and events, whole or cut short: %s', (name, options) => {
      const { log, states, events } = play(options, name);
      const told: (readonly Event[])[] = [];
      const json = parseLog(JSON.parse(JSON.stringify(log)));
      expect(json).toEqual({ ok: true, value: log });
      const result = replay(game, json.ok ? json.value : log, (step, s) => {
        const index = told.push(step.events) - 1;
        expect([step.index, step.action, step.mover]).toEqual([
          index,
          log.actions[index],
          game.toMove(states[index]),
        ]);
        expect(equals(s, states[index + 1])).toBe(true);
      });
      expect(result.ok && equals(result.value, states[states.length - 1])).toBe(true);
      expect(told).toEqual(events);
      const rng = new SeededRng(name);
      for (const back of [1, rng.below(log.actions.length), log.actions.length])
        expect(equals(replayed(undo(log, back)), states[log.actions.length - back])).toBe(true);
    });

    it.each(games)('is the same game as one line of text: %s', (name, options) => {
      const { log, states } = play(options, `text ${name}`);
      const text = makeText(log);
      expect(parseText(text)).toEqual({ ok: true, value: log });
      expect(equals(replayed(log), states[states.length - 1])).toBe(true);
      // Only characters that need no escape in a URL.
      expect(text).toMatch(/^[\w.,=~/-]+$/);
      // All states of a game differ.
      expect(new Set(states.map(hash)).size).toBe(states.length);
    });

    it('that is invalid is refused, with the position', () => {
      const { log } = play(games[0][1], 'refused');
      const end = log.actions.length;
      const whole = { at: -1, rule: 'log' };
      expect(replay(game, { ...log, game: 'another' })).toMatchObject({ ok: false, error: whole });
      expect(replay(game, { ...log, rules: game.meta.rules + 1 })).toMatchObject({ ok: false, error: whole });
      const bad = { ...log, actions: log.actions.with(1, '?') };
      expect(replay(game, bad)).toMatchObject({ ok: false, error: { at: 1 } });
      const long = { ...log, actions: [...log.actions, log.actions[end - 1]] };
      expect(replay(game, long)).toMatchObject({ ok: false, error: { at: end } });
    });

    it('with draws that somebody cannot know is completed: it replays, and agrees with every word', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(), (start, n) => {
          // Any game may be driven without knowing its types.
          const anyGame = game as unknown as AnyGame;
          const { s, log } = reach({ ...start, length: start.length * 2 });
          const session = Session.open(anyGame, log);
          if (!session.ok) throw new Error(JSON.stringify(session.error));
          const viewers = viewersOf(s);
          const hidden = session.value.logFor(viewers[n % viewers.length]);
          const complete = () => completeLog(anyGame, hidden, new SeededRng(n));
          const completed = complete();
          if (!completed.ok) throw new Error(JSON.stringify(completed.error));
          expect(complete()).toEqual(completed);
          expect(replay(game, completed.value)).toMatchObject({ ok: true });
          const { actions } = completed.value;
          expect(actions.map((word, i) => (hidden.actions[i] === UNKNOWN ? UNKNOWN : word))).toEqual(
            hidden.actions,
          );
        }),
        { seed: 7, numRuns: Math.ceil(runs / 40) },
      );
    });

    it('with a slip anywhere is refused by a rule, or is another legal game', () => {
      const texts = anyStart.map((start) => makeText(reach(start).log));
      fc.assert(
        fc.property(slipOf(texts), (text) => {
          const log = parseText(text);
          expectSound(log);
          if (!log.ok) return;
          const result = replay(game, log.value);
          expectSound(result);
          const options = game.options(log.value.options);
          if (result.ok) expect(options).toEqual({ ok: true, value: game.optionsOf(result.value) });
        }),
        { seed: 1, numRuns: runs * 6 },
      );
    });
  });

  describe('a state', () => {
    it('as bytes: copies are independent, every byte counts in equals and hash, and JSON restores everything', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(), fc.integer({ min: 1, max: 255 }), (start, n, change) => {
          const { s } = reach(start);
          const changed = copyOf(s);
          expect([equals(s, changed), hash(changed)]).toEqual([true, hash(s)]);
          changed.bytes[n % changed.bytes.length] ^= change;
          expect([equals(s, changed), hash(changed) === hash(s)]).toEqual([false, false]);
          const twin = game.create(start.options);
          const fields = JSON.parse(JSON.stringify(snapshot(s))) as Snapshot;
          expect(restore(fields, twin).ok && equals(twin, s)).toBe(true);
          const codes = legalCodes(s);
          if (codes.length === 0) return;
          const code = codes[n % codes.length];
          const before = hash(s);
          game.play(twin, code);
          expect([hash(s), equals(s, twin)]).toEqual([before, false]);
          game.play(s, code);
          expect(equals(s, twin)).toBe(true);
        }),
        { seed: 2, numRuns: runs },
      );
    });
  });

  describe('hidden information', () => {
    it.each(games)('is in no view, and a sample agrees with the view: %s', (name, options) => {
      const rng = new SeededRng(`look ${name}`);
      const s = game.create(options);
      // Reused: nothing of an earlier sample may be left.
      const [into, again] = [game.create(options), game.create(options)];
      let different = 0;
      for (const _ of moves(s, rng)) {
        if (rng.below(cases.lookEvery) > 0) continue;
        const [toMove, legal] = [game.toMove(s), legalCodes(s)];
        for (const viewer of viewersOf(s)) {
          const view = viewOf(game, s, viewer);
          expectHolding(view.known, s, viewer);
          // Legal actions do not depend on hidden information; only the seat on turn has any.
          expect(view.toMove).toBe(toMove);
          expect(view.legal.join(' ')).toBe(viewer === toMove ? legal.join(' ') : '');
          expectSample(game, view, rng.below(1000), into, again);
          expect(legalCodes(into).length > 0).toBe(legal.length > 0);
          cases.checkSample?.(into, s);
          if (!equals(into, s)) different++;
        }
      }
      expect(different).toBeGreaterThan(0);
    });

    it.each(games)('is sent only to its seat in events: %s', (name, options) => {
      let secrets = 0;
      for (const event of play(options, `told ${name}`).events.flat()) {
        expect(game.describe(event)).toMatch(/\w/);
        if (event.secret === undefined) continue;
        secrets++;
        for (const viewer of viewersOf(game.create(options))) {
          const told = eventFor(event, viewer);
          expect('secret' in told).toBe(viewer === event.secret.seat);
          expect(game.describe(told)).toMatch(/\w/);
        }
      }
      expect(secrets).toBeGreaterThan(0);
    });
  });

  describe('an action', () => {
    it('is one code, one object and one word; illegal ones are refused by a rule', () => {
      const written = cases.words.flatMap((word): [word: string, action: Action][] => {
        const action = game.parse(word);
        expectSound(action);
        return action.ok ? [[word, action.value]] : [];
      });
      fc.assert(
        fc.property(anyStart, (start) => {
          const { s } = reach(start);
          const codes = new Map<string, Code>();
          for (const code of legalCodes(s)) {
            const action = game.decode(s, code);
            codes.set(game.format(action), code);
            expect(game.parse(game.format(action))).toEqual({ ok: true, value: action });
            expect(game.encode(s, action)).toEqual({ ok: true, value: code });
          }
          expect(codes.size).toBe(legalCodes(s).length);
          for (const [word, action] of written) {
            const encoded = game.encode(s, action);
            expectSound(encoded);
            if ((encoded.ok ? encoded.value : undefined) !== codes.get(word))
              expect(`${word} is ${encoded.ok ? 'let through' : 'refused'}`).toBe('as legal says');
          }
        }),
        { seed: 3, numRuns: Math.ceil(runs / 4) },
      );
    });

    it('that is nonsense is refused by a rule, and accepted words round-trip', () => {
      fc.assert(
        fc.property(anySlip(cases.words), anyStart, (word, start) => {
          const action = game.parse(word);
          expectSound(action);
          if (!action.ok) return;
          expect(game.format(action.value)).toBe(word);
          expectSound(game.encode(reach({ ...start, length: start.length % 10 }).s, action.value));
        }),
        { seed: 4, numRuns: runs * 20 },
      );
    });
  });

  describe('options', () => {
    it('are filled in, and equal ones are equal text, in any order', () => {
      const textOf = (input: object): string => {
        const options = game.options(input);
        if (!options.ok) throw new Error(JSON.stringify(options.error));
        expect(game.options(options.value)).toEqual(options);
        return makeText(newLog(game, options.value));
      };
      fc.assert(
        fc.property(cases.options, (input) => {
          const backwards = Object.fromEntries(Object.entries(input).reverse());
          expect(textOf(backwards)).toBe(textOf(input));
        }),
        { seed: 5, numRuns: runs },
      );
    });

    it('of any kind are accepted unchanged from then on, or refused by a rule', () => {
      const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
      const names = Object.keys(games[0][1]);
      const almost = fc.record(Object.fromEntries(names.map((name) => [name, anything])), {
        requiredKeys: [],
      });
      fc.assert(
        fc.property(fc.oneof(anything, almost), (input) => {
          const options = game.options(input);
          expectSound(options);
          if (options.ok) expect(game.options(options.value)).toEqual(options);
        }),
        { seed: 6, numRuns: runs * 15 },
      );
    });

    it('of presets and combinations are legal as they are, and each combination occurs once', () => {
      for (const { options } of game.presets) expect(game.options(options)).toMatchObject({ ok: true });
      const seen = new Set<string>();
      for (const options of game.combinations()) {
        const checked = game.options(options);
        const text = JSON.stringify(options);
        if (!checked.ok || JSON.stringify(checked.value) !== text) expect(checked).toEqual(options);
        seen.add(text);
      }
      expect(seen.size).toBe([...game.combinations()].length);
    });
  });
}

/** Every field contains what its visibility allows, and zero for the rest. */
function expectHolding(known: State, s: State, viewer: number): void {
  for (const [i, { sight, array, name }] of s.places.entries()) {
    const each = array.length / s.seats;
    const isSeen = (at: number): boolean =>
      sight === 'open' || (sight === 'perSeat' && (s.seats === 1 || Math.floor(at / each) === viewer));
    for (let at = 0; at < array.length; at++) {
      const expected = isSeen(at) ? array[at] : 0;
      if (known.places[i].array[at] !== expected) expect(`${name} ${at}`).toBe(expected);
    }
  }
}
