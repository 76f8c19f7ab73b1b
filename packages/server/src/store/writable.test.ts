import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DATA_FILE } from './data.ts';
import { openStore } from './open.ts';
import { StoreProblem } from './problem.ts';
import { newFiles } from './testing/folder.ts';

// Tests may run as root, whom nothing is denied: the answer of the operating system is ours.
vi.mock(import('node:fs'), async (original) => {
  const actual = await original();
  return { ...actual, accessSync: vi.fn(actual.accessSync), mkdirSync: vi.fn(actual.mkdirSync) };
});
afterEach(() => vi.resetAllMocks());

const newFile = newFiles();
/** The working directory, until the test is over. */
function inEmptyFolder(): string {
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  process.chdir(fs.mkdtempSync(join(dirname(newFile()), 'empty-')));
  return process.cwd();
}
const errno = (code: string) => Object.assign(new Error(`${code}: no`), { code });
const denyAccess = (code: string) =>
  vi.mocked(fs.accessSync).mockImplementation(() => {
    throw errno(code);
  });

test('a folder of another user: whose it is, and who we are', async () => {
  const file = newFile();
  denyAccess('EACCES');
  const folder = dirname(file);
  const { uid } = fs.statSync(folder);
  await expect(openStore(file)).rejects.toThrow(
    new StoreProblem(
      `Cannot write to ${folder}: it belongs to user ${uid}, and the server runs as user ${process.geteuid?.()}.`,
    ),
  );
});

test('a read-only disk, although Node says that the new folder does not exist', async () => {
  const folder = inEmptyFolder();
  vi.mocked(fs.mkdirSync).mockImplementation(() => {
    throw errno('ENOENT');
  });
  denyAccess('EROFS');
  await expect(openStore(DATA_FILE)).rejects.toThrow(
    new StoreProblem(`The disk at ${folder} is read-only: tables cannot be stored there.`),
  );
});

test('a file where the folder should be', async () => {
  fs.writeFileSync(join(inEmptyFolder(), 'data'), '');
  await expect(openStore(DATA_FILE)).rejects.toThrow(/^Cannot make the folder .*data: EEXIST/);
});
