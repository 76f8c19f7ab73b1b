import { expect, it } from 'vitest';
import { COLOURS } from '../types.ts';
import { MODULES } from './index.ts';
import { PRINTED } from './printed.ts';

it('has the material of every city under its name', () => {
  expect(Object.keys(PRINTED)).toEqual(MODULES.filter(({ city }) => city).map(({ name }) => name));
  expect(PRINTED.paris.sights.length).toBe(12);
  for (const { sights } of Object.values(PRINTED).slice(1)) expect(sights.length).toBe(8);
  for (const { fields } of [...PRINTED.paris.sights, ...PRINTED.london.sights]) {
    expect(new Set(fields).size).toBe(4);
    expect(fields.every((colour) => COLOURS[colour] !== undefined)).toBe(true);
  }
});
