import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declarationsOf } from '../build/declarations.ts';

const ENTRY = join(import.meta.dirname, 'guimard-board.ts');

test('on a server, where there are no elements, the module can be imported', async () => {
  expect(globalThis).not.toHaveProperty('HTMLElement');
  const { GuimardBoard } = await import('./guimard-board.ts');
  expect(GuimardBoard.observedAttributes).toContain('log');
});

test('pages in TypeScript know the element and its properties', () => {
  const types = declarationsOf(readFileSync(ENTRY, 'utf8'), ENTRY);
  expect(types).toContain("'guimard-board': GuimardBoard;");
  for (const name of ['log', 'src', 'at', 'players', 'trace', 'paint', 'controls', 'theme'])
    expect(types).toMatch(new RegExp(`get ${name}\\(\\): (string|number) \\| null;`));
  // Nobody else has our sources.
  expect(types).not.toMatch(/\bimport\b/);
});

test('a type that the file does not name is a fault', () => {
  expect(() => declarationsOf('export const made = make();', 'made.ts')).toThrow('--isolatedDeclarations');
});
