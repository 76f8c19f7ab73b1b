/** A process to be killed, or to be tried hard: the server with its tables in a file. Tells its memory to who asks. */
import { flushCompileCache } from 'node:module';
import { startServer } from '../../api/testing/server.ts';
import { outliveReaders } from '../../broken-pipes.ts';
import { ServiceTime } from '../../service-time.ts';
import type { LogLevel } from '../../settings.ts';
import { onStopSignal } from '../../stop-signals.ts';
import { openSqliteStore } from '../../store/sqlite.ts';

outliveReaders();
const [file, level] = process.argv.slice(2) as [string, LogLevel];
const store = openSqliteStore(file);
const server = await startServer({
  store,
  now: new ServiceTime(store.time).now,
  computers: { choose: async (_table, _game, { legal }) => legal[0], forget: () => {} },
  log: { level, stream: process.stderr },
});
// Who is killed leaves no cache behind, and the next would be as slow to start.
flushCompileCache();
process.on('message', () => {
  globalThis.gc!();
  process.send!(process.memoryUsage().heapUsed);
});
onStopSignal(() => server.close());
// Nobody is left who could stop it.
process.on('disconnect', () => process.exit());
process.send!(server.url);
