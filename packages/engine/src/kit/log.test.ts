import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from './game.ts';
import { type Log, makeText, newLog, parseLog, parseText, replay, undo } from './log.ts';
import { SeededRng } from './rng.ts';
import { expectSound } from './testing/game.contract.ts';
import { type Pebbles, type PebblesOptions, pebbles } from './testing/pebbles.ts';
import { anySlip } from './testing/slips.ts';

function playRandomly(options: PebblesOptions, seed: number): { log: Log; end: Pebbles } {
  const rng = new SeededRng(seed);
  const s = pebbles.create(options);
  const words: string[] = [];
  while (pebbles.toMove(s) !== OVER) {
    const code = pebbles.pick(s, rng);
    words.push(pebbles.format(pebbles.decode(s, code)));
    pebbles.play(s, code);
  }
  return { log: newLog(pebbles, options, words), end: s };
}

const games = fc
  .record({ players: fc.integer({ min: 2, max: 4 }), heap: fc.integer({ min: 1, max: 9 }), seed: fc.nat() })
  .map(({ players, heap, seed }) => playRandomly({ players, heap, tags: ['dark', 'long-table'] }, seed));

describe('log', () => {
  it('needs no escapes in a URL', () => {
    const { log } = playRandomly({ players: 3, heap: 6, tags: [] }, 1);
    expect(makeText(log)).toBe('pebbles.3/players=3,heap=6,tags=~/card1.card2.card1.take2.take2.take1.take1');
    fc.assert(
      fc.property(games, (game) => {
        expect(makeText(game.log)).toMatch(/^[\w./=,~-]+$/);
      }),
    );
  });

  it('returns what each action did, and who moved', () => {
    const { log } = playRandomly({ players: 2, heap: 2, tags: [] }, 3);
    const movers: number[] = [];
    const types: string[] = [];
    replay(pebbles, log, ({ mover, events }) => {
      movers.push(mover);
      types.push(...events.map(({ type }) => type));
    });
    expect(movers.slice(0, 3)).toEqual([CHANCE, CHANCE, 0]);
    expect(types.slice(0, 3)).toEqual(['dealt', 'dealt', 'took']);
  });

  it('opens logs of an older version, and says whether the refusing rule has changed since', () => {
    const log = { ...playRandomly({ players: 2, heap: 2, tags: [] }, 3).log, rules: 2 };
    expect(replay(pebbles, log).ok).toBe(true);
    expect(replay(pebbles, { ...log, actions: ['card9'] })).toMatchObject({
      ok: false,
      error: { at: 0, rule: 'P2', isChanged: true },
    });
    expect(replay(pebbles, { ...log, actions: ['x'] })).toEqual({
      ok: false,
      error: { at: 0, rule: 'P0', code: 'noAction', params: { word: 'x' } },
    });
    expect(replay(pebbles, { ...log, rules: 1 })).toMatchObject({
      ok: false,
      error: { at: -1, rule: 'log' },
    });
  });

  it('undoes by replaying a shorter log', () => {
    const { log } = playRandomly({ players: 2, heap: 5, tags: [] }, 2);
    expect(undo(log).actions).toEqual(log.actions.slice(0, -1));
    expect(undo(log, 99).actions).toEqual([]);
    expect(undo(log, 0).actions).toEqual(log.actions);
  });

  it.each([
    [{ actions: ['card1', 'card9'] }, 1, 'P2'],
    [{ actions: ['card1', 'nonsense'] }, 1, 'P0'],
    [{ actions: ['take1'] }, 0, 'P2'],
    [{ options: { players: 2, heap: 0, tags: [] } }, -1, 'P1'],
    [{ game: 'metro' }, -1, 'log'],
    [{ rules: 1 }, -1, 'log'],
  ])('refuses a log that is not a game: %j', (change, at, rule) => {
    const log = { ...newLog(pebbles, { players: 2, heap: 5, tags: [] }), ...change };
    expect(replay(pebbles, log)).toMatchObject({ ok: false, error: { at, rule } });
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ game: 'a', rules: 'x' }],
    [{ game: 'a', rules: 1, options: [] }],
    [{ game: 'a', rules: 1, options: {}, actions: [1] }],
  ])('refuses JSON that is not a log: %j', (input) => {
    expect(parseLog(input)).toMatchObject({ ok: false, error: { rule: 'log' } });
  });

  it.each([
    [''],
    ['metro'],
    ['metro.1/players=2'],
    ['metro.x/a=1/'],
    ['metro.1/players/'],
    ['metro.1/a=1=2/'],
    ['metro.1/a=1,a=2/'],
  ])('refuses text that is not a game: %j', (text) => {
    expect(parseText(text)).toMatchObject({ ok: false, error: { rule: 'log' } });
  });

  it('parses any input, or refuses it by a rule', () => {
    const almost = fc.record(
      {
        game: fc.oneof(fc.constant('pebbles'), fc.anything()),
        rules: fc.oneof(fc.constant(3), fc.anything()),
        options: fc.oneof(fc.constant({ players: 2 }), fc.jsonValue()),
        actions: fc.oneof(fc.array(anySlip(['card1', 'take1'])), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost), (input) => {
        const log = parseLog(input);
        expectSound(log);
        if (log.ok) expectSound(replay(pebbles, log.value));
      }),
      { seed: 13, numRuns: 1000 },
    );
    fc.assert(
      fc.property(anySlip(['pebbles.3/players=2,heap=5,tags=~/card1.card2.take1']), (text) => {
        expectSound(parseText(text));
      }),
      { seed: 14, numRuns: 1000 },
    );
  });
});
