/**
 * A PostgreSQL of our own, for tests and benchmarks: in a temporary folder, on a loopback port, as another user if this
 * one is root, whom PostgreSQL refuses.
 *
 * node tools/components/postgres.mjs [NAME=VALUE …]   runs one with these settings and prints its URL. Lines on standard
 * input control it: `stop`, `kill` (as if the power had failed) and `start`; each is answered with `done`. When standard
 * input ends, it stops and its folder is removed. With data_directory=FOLDER it starts on a base backup, as it is.
 *
 * node tools/components/postgres.mjs backup URL FOLDER   makes a base backup of a running one.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort, obey, stopProcess, untilReady } from './component.mjs';

/** Where Debian puts each version. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'postgres';

/** The folder with PostgreSQL's programs; undefined if it is not installed. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  );
}

/** Root runs it as the user that the package makes. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function programs() {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed.');
  return bin;
}

/** Into a folder that is missing or empty, and that the user of PostgreSQL may write. */
function backUp(url, folder) {
  const args = ['--dbname', url, '--pgdata', folder, '--checkpoint', 'fast'];
  execFileSync(join(programs(), 'pg_basebackup'), args, { ...owner(), cwd: '/', stdio: 'inherit' });
}

/** Settings are PostgreSQL's own, such as `fsync: 'off'`. */
async function startPostgres({ data_directory: existing, ...settings } = {}) {
  const bin = programs();
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'guimard-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = existing ?? join(folder, 'data');
  const init = ['--pgdata', data, '--username', USER, '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'];
  if (existing === undefined) execFileSync(join(bin, 'initdb'), init, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', ...settings };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let server;

  const start = async () => {
    server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await untilReady(server, 'PostgreSQL', 'ready to accept connections');
  };
  /** SIGINT ends all sessions first; SIGQUIT ends at once, and the next start recovers. */
  const stop = (signal = 'SIGINT') => stopProcess(server, signal);
  const remove = async () => {
    await stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, start, stop, remove };
}

async function run(flags) {
  // A value may contain the sign too.
  const settings = flags.map((one) => /^(\w+)=(.*)$/.exec(one)?.slice(1) ?? [one, 'on']);
  const postgres = await startPostgres(Object.fromEntries(settings));
  await obey(postgres, {
    start: postgres.start,
    stop: () => postgres.stop(),
    kill: () => postgres.stop('SIGQUIT'),
  });
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const [what, ...more] = process.argv.slice(2);
  if (what === 'backup') backUp(...more);
  else await run(process.argv.slice(2));
}
