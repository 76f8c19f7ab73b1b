import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MEMORY, openStore } from './open.ts';
import { newFiles } from './testing/folder.ts';
import { appendOf } from './testing/tables.ts';

const newFile = newFiles();
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('folders and files are for nobody else on the machine', async () => {
  const file = join(dirname(newFile()), 'new', 'data', 'guimard.sqlite');
  const store = openStore(file);
  await store.append(appendOf('a', 0));
  expect(modeOf(dirname(file))).toBe(0o700);
  expect(modeOf(dirname(dirname(file)))).toBe(0o700);
  await store.close();
});

test('nor are files in a folder that was there, be it open to everybody', async () => {
  const folder = join(dirname(newFile()), 'open');
  mkdirSync(folder, { mode: 0o755 });
  const store = openStore(join(folder, 'guimard.sqlite'));
  await store.append(appendOf('a', 0));
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => modeOf(join(folder, file)) !== 0o600)).toEqual([]);
  await store.close();
});

test('without a file nothing is written', async () => {
  const store = openStore(MEMORY);
  await store.append(appendOf('a', 0));
  expect(await store.load('a')).toHaveLength(1);
  await store.close();
});
