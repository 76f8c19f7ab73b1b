import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backUp, examine } from '@guimard/server/admin';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../../../server/src/store/sqlite.ts';
import { run } from '../testing/run.ts';
import { newFiles, storedTables } from './testing/stored.ts';

const newFile = newFiles();

/** A server's file in a folder of its own, and a copy of it. */
async function copied(tables = 2) {
  const folder = mkdtempSync(`${newFile()}-`);
  const file = join(folder, 'guimard.sqlite');
  const stored = await storedTables(file, tables);
  const { file: copy } = await backUp(file, join(folder, 'copies'), { keep: 9, date: 0 });
  return { ...stored, folder, file, copy };
}

const restore = (copy: string, file: string, ...more: string[]) =>
  run(['restore', copy, '--data', file, ...more]);
const kept = (file: string) =>
  readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.replaced-`));
const besides = (file: string) =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(basename(file)) && name !== basename(file))
    .sort();

describe('guimard restore', () => {
  it('puts the copy in place of a file that is gone, with what was left beside it', async () => {
    const { store, file, copy, entries } = await copied();
    await store.close();
    rmSync(file);
    const { status, out, err } = await restore(copy, file);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`Restored ${file} from ${copy}: 2 tables with ${2 * entries} entries, as of 20`);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(entriesIn(file)).toEqual(entriesIn(copy));
    expect(besides(file)).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await examine(file)).toMatchObject({ isSound: true, tables: 2 });
  });

  it('refuses to lose what was played since, says how much that is, and keeps it if told to', async () => {
    const { store, add, file, copy, entries } = await copied();
    const table = await add();
    await store.addChat(table, 'players', {
      from: 0,
      name: 'Zoë',
      text: 'hello',
      at: Date.UTC(2026, 10, 16, 18),
    });
    await store.close();
    const before = await examine(file);
    const refused = await restore(copy, file);
    expect(refused).toEqual({
      status: 1,
      out: '',
      err: expect.stringContaining(
        `${file} has what the copy lacks, and it would be lost: ${entries} entries, 1 line of chat, the newest of `,
      ),
    });
    expect(refused.err).toContain('--replace');
    expect(await examine(file)).toEqual(before);
    expect(besides(file)).toEqual([]);
    const done = await restore(copy, file, '--replace');
    expect(done.status).toBe(0);
    const [name] = kept(file);
    expect(done.out).toContain(`The old file is now ${join(dirname(file), name!)}.`);
    expect(await examine(join(dirname(file), name!))).toMatchObject({ tables: 3, isSound: true });
    expect(await examine(file)).toMatchObject({ tables: 2, isSound: true });
  });

  it('finds what would be lost in a game that went on differently after an earlier restore', async () => {
    const { store, file, copy, tables } = await copied();
    await store.close();
    const db = new DatabaseSync(file);
    db.prepare('UPDATE entries SET at = at + 60000 WHERE table_id = ? AND version = 2').run(tables[0]!);
    db.close();
    expect((await restore(copy, file)).err).toMatch(/would be lost: 1 entry, the newest of /);
  });

  it('includes what is only in the log of a server that was killed', async () => {
    const { store, add, file, copy } = await copied();
    const beside = ['', '-wal'].map((log) => [log, readFileSync(file + log)] as const);
    expect(beside[1]![1].length).toBeGreaterThan(0);
    await add();
    const killed = mkdtempSync(`${newFile()}-`);
    const moved = join(killed, 'guimard.sqlite');
    for (const log of ['', '-wal']) copyFileSync(file + log, moved + log);
    await store.close();
    expect((await restore(copy, moved)).err).toMatch(/would be lost: \d+ entries/);
    expect((await restore(copy, moved, '--replace')).status).toBe(0);
    expect(await examine(join(killed, kept(moved)[0]!))).toMatchObject({ tables: 3 });
    // Nothing of the old log gets into the copy.
    expect(besides(moved)).toEqual(kept(moved));
    const again = openSqliteStore(moved);
    expect(await again.countOpen()).toBe(2);
    await again.close();
  });

  it('restores an older state without asking for more if nothing is lost, as after a copy of a copy', async () => {
    const { store, file, copy } = await copied();
    await store.close();
    expect((await restore(copy, file)).status).toBe(0);
    expect((await restore(copy, file)).status).toBe(0);
    expect(besides(file)).toEqual([]);
  });

  it('restores a copy that has several names, as backups by hard links have', async () => {
    const { store, file, copy } = await copied();
    await store.close();
    linkSync(copy, `${copy}.link`);
    expect((await restore(`${copy}.link`, file)).status).toBe(0);
    expect(entriesIn(file)).toEqual(entriesIn(copy));
  });

  it('replaces what a symbolic link leads to', async () => {
    const { store, file, copy, folder } = await copied();
    await store.close();
    const link = join(folder, 'link.sqlite');
    symlinkSync(file, link);
    expect((await restore(copy, link)).status).toBe(0);
    expect(entriesIn(file)).toEqual(entriesIn(copy));
    expect(statSync(link).ino).toBe(statSync(file).ino);
  });

  it('leaves owner and mode of the file as they are', async () => {
    const { store, file, copy } = await copied();
    await store.close();
    chmodSync(file, 0o640);
    // As root, as a host does under systemd; others own what they create.
    const [uid, gid] =
      process.geteuid?.() === 0 ? [61_234, 61_235] : [statSync(file).uid, statSync(file).gid];
    chownSync(file, uid, gid);
    expect((await restore(copy, file, '--replace')).status).toBe(0);
    for (const one of [file, join(dirname(file), kept(file)[0]!)]) {
      expect(statSync(one)).toMatchObject({ uid, gid });
      expect(statSync(one).mode & 0o777).toBe(0o640);
    }
  });

  it.each([
    [
      'a damaged copy',
      (copy: string) => writeFileSync(copy, readFileSync(copy).fill(0, 5000, 9000)),
      /Cannot use \S+: the copy is damaged/,
    ],
    [
      'a copy of a newer version',
      (copy: string) => change(copy, 'PRAGMA user_version = 999'),
      /written by a newer Guimard \(format 999/,
    ],
    [
      "another program's database",
      (copy: string) => change(copy, 'PRAGMA application_id = 42'),
      /is a database of another program/,
    ],
    ['an empty file', (copy: string) => writeFileSync(copy, ''), /Cannot use \S+: it is empty/],
    [
      'no database',
      (copy: string) => writeFileSync(copy, 'Paris, 1900. '.repeat(999)),
      /file is not a database/,
    ],
    ['no file', (copy: string) => rmSync(copy), /There is no file /],
  ])('refuses %s, and leaves the file alone', async (_what, spoil, message) => {
    const { store, file, copy } = await copied();
    await store.close();
    const before = readFileSync(file);
    spoil(copy);
    for (const flags of [[], ['--replace']]) {
      const { status, out, err } = await restore(copy, file, ...flags);
      expect([status, out]).toEqual([1, '']);
      expect(err).toMatch(message);
      expect(err.trimEnd()).not.toContain('\n');
    }
    expect(readFileSync(file)).toEqual(before);
    expect(besides(file)).toEqual([]);
  });

  it.each([
    ['a server uses', (_file: string) => {}, /A server uses \S+, or a command that reads it\. Stop it first/],
    ['has two names', (file: string) => linkSync(file, `${file}.link`), /2 names \(hard links\)/],
  ])('refuses a file that %s', async (_what, prepare, message) => {
    const { store, file, copy } = await copied();
    onTestFinished(() => store.close());
    prepare(file);
    for (const flags of [[], ['--replace']])
      expect((await restore(copy, file, ...flags)).err).toMatch(message);
    expect(entriesIn(file)).toEqual(entriesIn(copy));
  });

  it("does not touch another program's database", async () => {
    const { store, file, copy } = await copied();
    await store.close();
    change(file, 'PRAGMA application_id = 42');
    const before = readFileSync(file);
    expect((await restore(copy, file, '--replace')).err).toMatch(/is a database of another program/);
    expect(readFileSync(file)).toEqual(before);
  });

  it.each([
    ['a file that cannot be read', '', (file: string) => writeFileSync(file, 'damaged '.repeat(999))],
    [
      'a log without its file',
      '-wal',
      (file: string) => {
        rmSync(file);
        writeFileSync(`${file}-wal`, 'damaged');
      },
    ],
  ])('replaces %s only if told to, and keeps it', async (_what, log, spoil) => {
    const { store, file, copy } = await copied();
    await store.close();
    spoil(file);
    const refused = await restore(copy, file);
    expect(refused.err).toContain(`${file} cannot be read, and may have something that the copy lacks`);
    expect((await restore(copy, file, '--replace')).status).toBe(0);
    const [name, ...others] = kept(file);
    expect([name!.endsWith(log), others]).toEqual([true, []]);
    expect(readFileSync(join(dirname(file), name!), 'utf8')).toMatch(/^damaged/);
    expect(besides(file)).toEqual([name]);
    expect(entriesIn(file)).toEqual(entriesIn(copy));
  });

  it.each([
    [['restore'], {}, 2, /it takes COPY|COPY/],
    [
      ['restore', 'copy.sqlite'],
      { DATABASE_URL: 'postgres://u:secret@h/d' },
      1,
      /Restore PostgreSQL with pg_restore/,
    ],
    [['restore', 'copy.sqlite', '--data', '/nowhere/at/all'], {}, 1, /There is no folder \/nowhere\/at/],
  ])('%j with %j: %i', async (args, env, status, message) => {
    const ran = await run(args, '', env);
    expect([ran.status, ran.out]).toEqual([status, '']);
    expect(ran.err).toMatch(message);
    expect(ran.err).not.toContain('secret');
  });
});

function change(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

/** Also while another process has it open. */
function entriesIn(file: string): readonly unknown[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT * FROM entries ORDER BY table_id, version').all();
  db.close();
  return rows;
}
