import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MEMORY, openStore } from './open.ts';
import { StoreProblem } from './problem.ts';
import { newFiles } from './testing/folder.ts';
import { appendOf } from './testing/tables.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const newFile = newFiles();
const SERVER = fileURLToPath(new URL('./testing/server.ts', import.meta.url));
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('nobody else on the machine can read folders and files', async () => {
  const file = join(dirname(newFile()), 'new', 'data', 'guimard.sqlite');
  const store = await openStore(file);
  await store.append(appendOf('a', 0));
  expect(modeOf(dirname(file))).toBe(0o700);
  expect(modeOf(dirname(dirname(file)))).toBe(0o700);
  await store.close();
});

test('nor files in an existing folder, even if it is open to everyone', async () => {
  const folder = join(dirname(newFile()), 'open');
  mkdirSync(folder, { mode: 0o755 });
  const store = await openStore(join(folder, 'guimard.sqlite'));
  await store.append(appendOf('a', 0));
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => modeOf(join(folder, file)) !== 0o600)).toEqual([]);
  await store.close();
});

test('without a file nothing is written', async () => {
  const store = await openStore(MEMORY);
  await store.append(appendOf('a', 0));
  expect(await store.load('a')).toHaveLength(1);
  await store.close();
});

const inUse = (file: string) =>
  new StoreProblem(
    `Cannot open ${file}: another server uses it. Stop that one first, or choose another file with GUIMARD_DATA.`,
  );

test('a second server on the same file is refused, under any name of the file', async () => {
  const file = newFile();
  const link = newFile();
  const first = await openStore(file);
  await first.append(appendOf('a', 0));
  symlinkSync(file, link);
  for (const name of [file, link]) await expect(openStore(name)).rejects.toThrow(inUse(name));
  await first.close();
  await first.close();
  const next = await openStore(link);
  expect(await next.load('a')).toHaveLength(1);
  await next.close();
});

test('a killed server does not keep the next one out', async () => {
  const file = newFile();
  const child = spawn(process.execPath, [SERVER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await expect(openStore(file)).rejects.toThrow(inUse(file));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await openStore(file)).close();
});

test('a file that could not be opened is not left locked', async () => {
  const file = newFile();
  mkdirSync(file);
  const reason = `Cannot open ${file}: unable to open database file.`;
  for (const _ of ['once', 'and again'])
    await expect(openStore(file)).rejects.toThrow(new StoreProblem(reason));
});
