import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSqliteStore } from './sqlite.ts';
import { newFiles } from './testing/folder.ts';
import { actionsOf } from './testing/tables.ts';

const APPENDER = fileURLToPath(new URL('./testing/appender.ts', import.meta.url));
const TABLES = ['a', 'b', 'c'];
const KILLS = 15;

const newFile = newFiles();

/** What a process got confirmed as stored, until it was killed. */
async function acknowledgedBeforeKill(file: string): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [APPENDER, file, ...TABLES], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(file), 'cache') },
  });
  const closed = once(child, 'close');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 60);
    said += text;
  });
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  // The last piece may be half a line, or none.
  const lines = said.split('\n').slice(0, -1);
  return new Map(lines.map((line) => line.split(' ')).map(([table, version]) => [table!, Number(version)]));
}

it(`loses nothing that it acknowledged when it is killed, ${KILLS} times`, async () => {
  const file = newFile();
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await acknowledgedBeforeKill(file);
    expect(acknowledged.size).toBeGreaterThan(0);
    const store = openSqliteStore(file);
    for (const [table, version] of acknowledged) {
      const actions = actionsOf(await store.load(table));
      expect(actions.length).toBeGreaterThanOrEqual(version);
      // Two entries come at a time, and nobody appends the next before it knows of the last.
      expect(actions.length).toBeLessThanOrEqual(version + 2);
      expect(actions).toEqual(actions.map((_, index) => String(index)));
    }
    await store.close();
  }
});
