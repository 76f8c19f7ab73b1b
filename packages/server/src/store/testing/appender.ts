/** A process to be killed: appends to some tables as fast as it can, and prints what was confirmed as stored. */
import { flushCompileCache } from 'node:module';
import { openSqliteStore } from '../sqlite.ts';
import { appendOf } from './tables.ts';

// A killed process leaves no cache behind, and the next one would start just as slowly.
flushCompileCache();

const [file, ...tables] = process.argv.slice(2);
const store = openSqliteStore(file!);
await Promise.all(
  tables.map(async (table) => {
    for (let version = (await store.load(table))?.length ?? 0; ; version += 2) {
      const actions = [String(version), String(version + 1)];
      const answer = await store.append(appendOf(table, version, actions));
      if (!answer.ok) throw new Error(`${table} ${version} is ${answer.error}`);
      process.stdout.write(`${table} ${version + 2}\n`);
    }
  }),
);
