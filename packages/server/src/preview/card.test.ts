import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAINTS } from './card.ts';

const STYLES = join(import.meta.dirname, '../../../web/src/styles');
/** By daylight: the first value of `light-dark` in the first rule, which is that of the usual palette and board. */
const paints = ['palettes.css', 'boards.css'].flatMap((file) => {
  const [rule = ''] = /:root \{[^}]*\}/.exec(readFileSync(join(STYLES, file), 'utf8')) ?? [];
  return [...rule.matchAll(/(--[\w-]+): light-dark\((#[\da-f]{6})/g)].map(([, name, value]) => [name, value]);
});

test('cards have the paints of the app', () => {
  expect(Object.fromEntries(paints)).toMatchObject(PAINTS);
});
