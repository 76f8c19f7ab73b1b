/** Every refusal, in every game and combination, has a sentence in every language. */
import { type AnyGame, OVER, type Refusal, SeededRng, type State } from '@guimard/engine/kit';
import { allRefusals } from '@guimard/messages/all-refusals';
import { explain } from '@guimard/messages/explain';
import { LOCALES } from '@guimard/messages/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';

const catalogues = await Promise.all(LOCALES.map(allRefusals));

/** Unfilled placeholders, and invalid values. */
const LEFTOVER = /\$\w|undefined|null|NaN|\[object/;

function expectTold(refusal: Refusal): void {
  for (const [i, catalogue] of catalogues.entries()) {
    const told = explain(catalogue, refusal) ?? 'undefined';
    if (!/^\S.*[.。]$/.test(told) || LEFTOVER.test(told))
      expect.fail(`${LOCALES[i]}, ${JSON.stringify(refusal)}: ${told}`);
  }
}

/** A random game: its words, each as it is about to be played. */
function* playThrough(game: AnyGame, options: object, seed: string): Generator<{ s: State; word: string }> {
  const rng = new SeededRng(seed);
  const s = game.create(options);
  while (game.toMove(s) !== OVER) {
    const code = game.pick(s, rng);
    yield { s, word: game.format(game.decode(s, code)) };
    game.play(s, code);
  }
  yield { s, word: '' };
}

function refusalOf(game: AnyGame, s: State, word: string): Refusal | undefined {
  const action = game.parse(word);
  const code = action.ok ? game.encode(s, action.value) : action;
  return code.ok ? undefined : code.error;
}

/** This many of all combinations, spread evenly. */
const SAMPLE = 60;
const TRIES = 3;

describe.each(GAMES.map(({ game }) => [game.meta.id, game] as const))('%s', (id, game) => {
  const all = [...game.combinations()];
  const combinations = all.filter((_, i) => i % Math.ceil(all.length / SAMPLE) === 0);

  it('words of all combinations, at every step of any of them', () => {
    const words = [
      ...new Set(
        combinations.flatMap((options) => [...playThrough(game, options, id)]).map(({ word }) => word),
      ),
    ];
    const rng = new SeededRng(`${id} refusals`);
    const codes = new Set<string>();
    for (const options of combinations) {
      for (const { s } of playThrough(game, options, `${id} again`)) {
        for (let i = 0; i < TRIES; i++) {
          const refusal = refusalOf(game, s, words[rng.below(words.length)]);
          if (refusal === undefined || codes.has(refusal.code + Object.values(refusal.params))) continue;
          expectTold(refusal);
          codes.add(refusal.code + Object.values(refusal.params));
        }
      }
    }
    expect(codes.size).toBeGreaterThan(100);
  });

  it('invalid words', () => {
    const s = game.create(combinations[0]);
    const character = fc.constantFrom(...Array.from('abcd0123456789-nesw?!é '));
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 1 }), (word) => {
        const refusal = refusalOf(game, s, word);
        if (refusal !== undefined) expectTold(refusal);
      }),
      { seed: 7 },
    );
  });

  it('invalid options', () => {
    const value = fc.oneof(fc.nat(9), fc.boolean(), fc.constantFrom('A', 'random', 'paris'), fc.constant([]));
    const modules = fc.subarray([
      'companies',
      'solo',
      'paris',
      'berlin',
      'central-tracks',
      'central-stations',
      'x',
    ]);
    const names = [...Object.keys(combinations[0]), 'colour'].filter((name) => name !== 'with');
    const wrong = fc.oneof(
      fc.dictionary(fc.constantFrom(...names), value),
      fc.record({ with: modules }),
      fc.record({
        with: modules,
        exclusive: fc.boolean(),
        hand: fc.nat(4),
        side: fc.constantFrom('', 'A', 'C'),
      }),
      value,
    );
    fc.assert(
      fc.property(wrong, (options) => {
        const checked = game.options(options);
        if (!checked.ok) expectTold(checked.error);
      }),
      { seed: 8, numRuns: 1000 },
    );
  });
});
