/**
 * Loaded before a program (`--import`): kills the process at its n-th step, as a power cut might; DIE_AT is n.
 * Steps are calls that change files, Node's and SQLite's, and it dies once before each and once after it.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';

let left = Number(process.env['DIE_AT']);

function step(): void {
  if (left-- === 0) process.kill(process.pid, 'SIGKILL');
}

function wrap(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') throw new Error(`there is no ${name}`);
    Reflect.set(owner, name, function wrapped(this: unknown, ...args: unknown[]) {
      step();
      const value: unknown = Reflect.apply(original, this, args);
      step();
      return value;
    });
  }
}

wrap(fs, ['renameSync', 'copyFileSync', 'fsyncSync', 'rmSync', 'chmodSync', 'chownSync']);
wrap(DatabaseSync.prototype, ['exec', 'close']);
wrap(StatementSync.prototype, ['run']);
syncBuiltinESMExports();
