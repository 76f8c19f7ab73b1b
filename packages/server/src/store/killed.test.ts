import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SeededRng } from '@guimard/engine/kit';
import { expect, it } from 'vitest';
import { openSqliteStore } from './sqlite.ts';
import { newFiles } from './testing/folder.ts';
import { actionsOf } from './testing/tables.ts';

const APPENDER = fileURLToPath(new URL('./testing/appender.ts', import.meta.url));
const TABLES = ['a', 'b', 'c'];
const KILLS = 15;
/** A process is killed at the latest after this many lines. */
const MOST_LINES = 60;

const newFile = newFiles();

/** What a process got confirmed as stored; it is killed in the middle of its work, after this many lines. */
async function acknowledgedBeforeKill(file: string, lines: number): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [APPENDER, file, ...TABLES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (linesIn(said).length >= lines) child.kill('SIGKILL');
  });
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  return new Map(
    linesIn(said)
      .map((line) => line.split(' '))
      .map(([table, version]) => [table!, Number(version)]),
  );
}

/** The last piece may be half a line, or empty. */
const linesIn = (text: string): string[] => text.split('\n').slice(0, -1);

it(`loses nothing that it acknowledged when it is killed, ${KILLS} times`, async () => {
  const file = newFile();
  const rng = new SeededRng('killed');
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await acknowledgedBeforeKill(file, 1 + rng.below(MOST_LINES));
    expect(acknowledged.size).toBeGreaterThan(0);
    const store = openSqliteStore(file);
    for (const [table, version] of acknowledged) {
      const actions = actionsOf(await store.load(table));
      expect(actions.length).toBeGreaterThanOrEqual(version);
      // Two entries are appended at a time, and the next only after the last was confirmed.
      expect(actions.length).toBeLessThanOrEqual(version + 2);
      expect(actions).toEqual(actions.map((_, index) => String(index)));
    }
    await store.close();
  }
});
