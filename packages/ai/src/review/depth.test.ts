import { expect, it } from 'vitest';
import { affordable, DEPTHS } from './depth.ts';

it('gives a game whose playouts take longer fewer of them, but at least one', () => {
  expect(affordable(DEPTHS.normal, 1)).toEqual(DEPTHS.normal);
  expect(affordable({ search: 1500, playouts: 800 }, 16)).toEqual({ search: 375, playouts: 50 });
  expect(affordable({ search: 1, playouts: 1 }, 16)).toEqual({ search: 1, playouts: 1 });
});
