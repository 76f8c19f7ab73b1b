/** Checks that nothing depends on hidden information, for the tests of modules. */
import { expect } from 'vitest';
import { equals } from '../../kit/layout.ts';
import { SeededRng } from '../../kit/rng.ts';
import { viewOf } from '../../kit/view.ts';
import { metro } from '../metro.ts';
import type { MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { legalCodes, randomMoves, viewersOf } from './games.ts';

export function expectHiddenNotToMatter(name: string, options: MetroOptions): void {
  const rng = new SeededRng(`twins ${name}`);
  const s = createState(options);
  const twin = createState(options);
  for (const _ of randomMoves(s, rng)) {
    if (rng.below(10) > 0) continue;
    for (const viewer of viewersOf(s)) {
      const view = viewOf(metro, s, viewer);
      metro.sample(view, rng, twin);
      const again = viewOf(metro, twin, viewer);
      expect(equals(again.known, view.known)).toBe(true);
      expect(again.legal).toEqual(view.legal);
      if (viewer === metro.toMove(s)) expect(view.legal).toEqual(legalCodes(s));
    }
  }
}
