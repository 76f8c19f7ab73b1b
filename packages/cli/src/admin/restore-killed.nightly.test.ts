/** A restore that is killed at any of its steps leaves the old file or the whole copy. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backUp, examine } from '@guimard/server/admin';
import { expect, it, vi } from 'vitest';
import { openStore } from '../../../server/src/store/open.ts';
import { runProcess } from '../testing/run.ts';
import { newFiles, storedTables } from './testing/stored.ts';

// Dozens of processes, on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const newFile = newFiles();
const DIE = pathToFileURL(join(import.meta.dirname, 'testing/die-at-step.ts')).href;
const [OLD, COPY] = [3, 2];

it('leaves the old file or the whole copy, whichever step it is killed at', async () => {
  const source = newFile();
  const { store, add } = await storedTables(source, COPY);
  const { file: copy } = await backUp(source, newFile(), { keep: 1, date: 0 });
  await add();
  // As a server that was killed left it: the newest table is in the log only.
  const logs = ['', '-wal'];
  const old = newFile();
  for (const log of logs) copyFileSync(source + log, old + log);
  await store.close();

  const found = new Set<number>();
  for (let at = 0; ; at++) {
    const folder = newFile();
    mkdirSync(folder);
    const file = join(folder, 'guimard.sqlite');
    for (const log of logs) copyFileSync(old + log, file + log);
    const { status, err } = await runProcess(['restore', copy, '--data', file, '--replace'], {
      node: ['--import', DIE],
      env: { DIE_AT: String(at) },
    });
    expect(err).toBe('');
    const server = await openStore(file);
    const tables = await server.countOpen();
    await server.close();
    expect(await examine(file)).toMatchObject({ isSound: true, tables });
    expect([OLD, COPY]).toContain(tables);
    found.add(tables);
    // Once it is replaced, the old file is kept whole.
    const kept = readdirSync(dirname(file)).filter((name) => /\.replaced-\w+$/.test(name));
    if (tables === COPY) expect(kept).toHaveLength(1);
    for (const name of kept)
      expect(await examine(join(dirname(file), basename(name)))).toMatchObject({ tables: OLD });
    if (status === 0) break;
    expect(status).toBe(null);
  }
  expect(found).toEqual(new Set([OLD, COPY]));
});
