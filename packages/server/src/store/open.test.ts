import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { examine } from '../admin/examine.ts';
import { DATA_FILE } from './data.ts';
import { isMounted } from './one-name.ts';
import { MEMORY, openStore } from './open.ts';
import { StoreProblem } from './problem.ts';
import { openSqliteStore } from './sqlite.ts';
import { newFiles } from './testing/folder.ts';
import { appendOf } from './testing/tables.ts';

const newFile = newFiles();
const SERVER = fileURLToPath(new URL('./testing/server.ts', import.meta.url));
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('the folder of the default file is made, and nobody else on the machine can read it', async () => {
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  process.chdir(mkdtempSync(join(dirname(newFile()), 'empty-')));
  const store = await openStore(DATA_FILE);
  await store.append(appendOf('a', 0));
  expect(modeOf('data')).toBe(0o700);
  await store.close();
});

test('a folder that the host named must exist: it may be mistyped', async () => {
  const folder = join(dirname(newFile()), 'mistyped');
  await expect(openStore(join(folder, 'guimard.sqlite'))).rejects.toThrow(
    new StoreProblem(`There is no folder ${folder}. Create it, or correct GUIMARD_DATA.`),
  );
  expect(existsSync(folder)).toBe(false);
});

test('nobody else can read files in an existing folder, even if it is open to everyone', async () => {
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
    `Cannot open ${file}: another server uses it, or a command that reads it. Stop that one first, or choose another file with GUIMARD_DATA.`,
  );

/** A server in another process, until the test is over. */
async function startServer(file: string) {
  const child = spawn(process.execPath, [SERVER, file], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const isOpen = await Promise.race([once(child.stdout, 'data').then(() => true), exited.then(() => false)]);
  return { child, exited, isOpen };
}

const linked = (file: string, link: typeof linkSync | typeof symlinkSync) => {
  const other = newFile();
  link(file, other);
  return other;
};
const moved = (file: string) => {
  const other = linked(file, linkSync);
  rmSync(file);
  return other;
};
const alone = (file: string) => {
  for (const name of readdirSync(dirname(file)).filter((each) => each.startsWith(`${basename(file)}-`)))
    rmSync(join(dirname(file), name));
  return file;
};

test.each<[string, (file: string) => string | Promise<string>, (name: string) => unknown]>([
  ['under the same name', (file) => file, inUse],
  ['by a symbolic link', (file) => linked(file, symlinkSync), inUse],
  ['by a hard link', (file) => linked(file, linkSync), () => /it has 2 names \(hard links\)/],
  ['after a hard link was made the only name', moved, inUse],
  ['although every file beside it was deleted', alone, inUse],
])('a second server on the same file is refused, %s', async (_how, nameOf, refusal) => {
  const file = newFile();
  await startServer(file);
  const name = await nameOf(file);
  await expect(openStore(name)).rejects.toThrow(refusal(name) as RegExp);
});

test('of servers that start together on a new file, one has it', async () => {
  const file = newFile();
  const servers = await Promise.all([1, 2, 3, 4].map(() => startServer(file)));
  expect(servers.filter(({ isOpen }) => isOpen)).toHaveLength(1);
});

test('a server has a file that it closed again to give away, and gets one that is only read for a moment', async () => {
  const file = newFile();
  const first = await openStore(file);
  await first.append(appendOf('a', 0));
  await first.close();
  await first.close();
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.prepare('SELECT count(*) FROM tables').get();
  const opening = openStore(file);
  reader.close();
  const next = await opening;
  expect(await next.load('a')).toHaveLength(1);
  await next.close();
});

test('commands read and change a file that a server has open', async () => {
  const file = newFile();
  const { child } = await startServer(file);
  const store = openSqliteStore(file);
  await store.append(appendOf('a', 0));
  expect(await store.load('a')).toHaveLength(1);
  await store.close();
  expect(child.exitCode).toBe(null);
});

test('a file with two names is refused, also when no server runs', async () => {
  const file = newFile();
  await (await openStore(file)).close();
  linkSync(file, `${file}.link`);
  for (const name of [file, `${file}.link`]) {
    await expect(openStore(name)).rejects.toThrow(/names \(hard links\)/);
    await expect(examine(name)).rejects.toThrow(/names \(hard links\)/);
  }
  rmSync(file);
  await (await openStore(`${file}.link`)).close();
});

test('a file that is mounted without its folder is refused: its log would be missing', () => {
  const file = newFile();
  writeFileSync(file, '');
  const mounts = (point: string) =>
    `36 35 98:0 / /data rw - ext4 /dev/a rw\n37 35 98:0 /x ${point} rw - ext4 /dev/a rw\n`;
  expect(isMounted(file, mounts(file))).toBe(true);
  expect(isMounted(file, mounts(dirname(file)))).toBe(false);
});

test('a killed server does not keep the next one out', async () => {
  const file = newFile();
  const { child, exited } = await startServer(file);
  await expect(openStore(file)).rejects.toThrow(inUse(file));
  child.kill('SIGKILL');
  await exited;
  await (await openStore(file)).close();
});

test('a file that could not be opened is not left locked', async () => {
  const file = newFile();
  mkdirSync(file);
  const reason = `Cannot open ${file}: unable to open database file.`;
  for (const _ of ['once', 'and again'])
    await expect(openStore(file)).rejects.toThrow(new StoreProblem(reason));
});
