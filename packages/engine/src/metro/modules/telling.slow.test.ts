/** Every position of random games: codes, words and `pick` agree, and every event has a sentence. */
import { describe, expect, it, vi } from 'vitest';
import { pickFromList } from '../../kit/driver.ts';
import { type Code, SPECTATOR } from '../../kit/game.ts';
import { copy, equals } from '../../kit/layout.ts';
import { type Rng, SeededRng } from '../../kit/rng.ts';
import { eventFor } from '../../kit/view.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import type { MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import type { MetroState } from '../state.ts';
import { EVERY_SET, legalCodes, randomMoves, viewersOf } from '../testing/games.ts';
import { MODULES } from './index.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Records what it is asked. */
class NotingRng implements Rng {
  readonly asked: number[] = [];
  readonly #rng: Rng;
  constructor(seed: number) {
    this.#rng = new SeededRng(seed);
  }
  below(n: number): number {
    this.asked.push(n);
    return this.#rng.below(n);
  }
}

const PLAYED = [
  ...metro.presets.map(({ id, options }): [string, MetroOptions] => {
    const parsed = metro.options(options);
    if (!parsed.ok) throw new Error(parsed.error.code);
    return [`preset ${id}`, parsed.value];
  }),
  ...EVERY_SET.flatMap(([name, all]) =>
    all.slice(1).map((options): [string, MetroOptions] => [name, options]),
  ),
];

describe('codes, words and pick agree', () => {
  /** Finds two codes with one word, or a word that means another code. */
  function expectInverse(s: MetroState, codes: readonly Code[]): void {
    const words = new Set<string>();
    for (const code of codes) {
      const action = metro.decode(s, code);
      const word = metro.format(action);
      words.add(word);
      const parsed = metro.parse(word);
      const again = parsed.ok ? metro.encode(s, parsed.value) : parsed;
      if (!again.ok || again.value !== code) expect([word, again]).toEqual([word, code]);
      if (parsed.ok && metro.format(parsed.value) !== word) expect(parsed.value).toEqual(action);
    }
    expect(words.size).toBe(codes.length);
  }

  it.each(PLAYED)('%s', (name, options) => {
    const s = createState(options);
    const before = createState(options);
    let actions = 0;
    for (const code of randomMoves(s, new SeededRng(`codes ${name}`))) {
      copy(s, before);
      const codes = legalCodes(s);
      expect(codes).toContain(code);
      expectInverse(s, codes);
      const [picking, listing] = [new NotingRng(actions), new NotingRng(actions++)];
      expect(metro.pick(s, picking)).toBe(pickFromList(metro, s, listing));
      expect([picking.asked, picking.asked.length]).toEqual([listing.asked, 1]);
      // Queries change nothing.
      expect(equals(s, before)).toBe(true);
    }
  });
});

describe('every event has a sentence for every viewer', () => {
  const told = new Set<string>();
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Flo'];

  it.each(EVERY_SET)('%s', (name, all) => {
    for (const options of all) {
      const s = createState(options);
      const expectWords = (event: MetroEvent): void => {
        if (event.type === 'module') told.add(event.module);
        for (const viewer of viewersOf(s)) {
          const seen = eventFor(event, viewer);
          for (const sentence of [metro.describe(seen), metro.describe(seen, names)]) {
            const isFine = /^\S.*\S\.$/.test(sentence) && !/undefined|NaN|null|\[object|\.\.$/.test(sentence);
            // A module without its own sentences would show its name and a key.
            const isTold = event.type !== 'module' || !sentence.startsWith(`${event.module}:`);
            if (!isFine || !isTold) expect(sentence).toBe('a sentence');
          }
        }
        // Only the seat that may know gets the secret.
        if (event.secret !== undefined) expect(eventFor(event, SPECTATOR)).not.toHaveProperty('secret');
      };
      const moves = randomMoves(s, new SeededRng(`words ${name}`), { emit: expectWords });
      expect([...moves].length).toBeGreaterThan(60);
    }
  });

  it('every module has emitted something', () => {
    expect([...told].toSorted()).toEqual(MODULES.map(({ name }) => name).toSorted());
  });
});
