import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRng } from '../../kit/rng.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import { type Placement, placements } from '../notation.ts';
import type { MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { EVERY_GAME, EVERY_SET, randomMoves } from '../testing/games.ts';
import { factsOf } from '../testing/table-facts.ts';
import { formOf, tally } from './tally.ts';

function shuffled(list: readonly Placement[], rng: SeededRng): Placement[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = rng.below(i + 1);
    [out[i], out[k]] = [out[k], out[i]];
  }
  return out;
}

function playOut(options: MetroOptions, rng: SeededRng) {
  const s = createState(options);
  const events: MetroEvent[] = [];
  const emit = (event: MetroEvent): void => {
    events.push(event);
  };
  for (const _ of randomMoves(s, rng, { emit }));
  return { s, events };
}

const scoresOf = (s: ReturnType<typeof createState>): number[] => {
  const out = new Int32Array(s.seats);
  metro.scores(s, out);
  return Array.from(out);
};

describe('the tally of a physical table', () => {
  it('gives the scores of the game that led to the board, whatever the order of the tiles', () => {
    const plain = EVERY_GAME.map(([, options]) => options).filter(({ exclusive }) => !exclusive);
    fc.assert(
      fc.property(fc.constantFrom(...plain), fc.nat(), (options, seed) => {
        const rng = new SeededRng(seed);
        const { s } = playOut(options, rng);
        const counted = tally(options, { placements: shuffled(placements(s), rng), form: {} });
        expect(counted.scores).toEqual(scoresOf(s));
        expect(counted).toMatchObject({ isBoardWhole: true, isFormWhole: true });
      }),
      { numRuns: 60 },
    );
  });

  it('counts complete lines of any position', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 120 }), (seed, moves) => {
        const rng = new SeededRng(seed);
        const options = EVERY_GAME[0][1];
        const s = createState(options);
        let n = 0;
        for (const _ of randomMoves(s, rng)) if (n++ === moves) break;
        expect(tally(options, { placements: shuffled(placements(s), rng), form: {} }).scores).toEqual(
          Array.from(s.points),
        );
      }),
      { numRuns: 40 },
    );
  });

  it.each(EVERY_SET)('with the form filled in: %s', (name, all) => {
    for (const [i, options] of all.entries()) {
      const rng = new SeededRng(`${name} ${i}`);
      const { s, events } = playOut(options, rng);
      const form = factsOf(s, events);
      const counted = tally(options, { placements: shuffled(placements(s), rng), form });
      const given = formOf(options).flatMap(({ fields }) => fields.map(({ id }) => id));
      expect(Object.keys(form).toSorted()).toEqual(given.toSorted());
      expect(counted).toMatchObject({ isBoardWhole: true, isFormWhole: true });
      expect(counted.scores, JSON.stringify(options)).toEqual(scoresOf(s));
    }
  });

  it.each(EVERY_SET)('with nothing filled in, counts lines and waits for the rest: %s', (_, all) => {
    for (const options of all) {
      const { s } = playOut(options, new SeededRng('empty'));
      const { isBoardWhole, isFormWhole } = tally(options, { placements: placements(s), form: {} });
      expect([isBoardWhole, isFormWhole]).toEqual([true, formOf(options).length === 0]);
    }
  });
});
