/**
 * An nginx of our own, with the configuration that we document (deploy/nginx.conf), on a loopback port.
 *
 * node tools/components/nginx.mjs HOST:PORT…   runs one in front of these servers and prints its URL. Lines on standard
 * input control it: `stop`, `kill` and `start`; each is answered with `done`. When standard input ends, it stops.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '../setup.mjs';
import { freePort, obey, stopProcess, untilReady } from './component.mjs';

/** Where Debian puts it, which is not on everyone's path. */
const DEBIAN = '/usr/sbin';
const CONFIGURATION = join(ROOT, 'deploy/nginx.conf');

/** The program; undefined if it is not installed. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN];
  return folders.map((folder) => join(folder, 'nginx')).find((program) => existsSync(program));
}

/** With other addresses. */
function configured(port, servers) {
  const written = readFileSync(CONFIGURATION, 'utf8').replace('127.0.0.1:8080', `127.0.0.1:${port}`);
  return servers.reduce((text, server, i) => text.replace(`127.0.0.1:808${i + 1}`, server), written);
}

/** Everything it writes is in one folder; what nginx calls notices tells when it is ready. */
const around = (folder) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr notice;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/guimard.conf;
}
`;

/** `configure` returns the configuration, and is called with the folder of everything that belongs to it. */
export async function startNginx(configure) {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'guimard-nginx-'));
  writeFileSync(join(folder, 'guimard.conf'), configure(folder));
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  let server;
  const start = async () => {
    const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
    server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    await untilReady(server, 'nginx', 'start worker process ');
  };
  const stop = () => stopProcess(server, 'SIGQUIT');
  const kill = () => stopProcess(server, 'SIGTERM');
  const remove = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { folder, start, stop, kill, remove };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const port = await freePort();
  const nginx = await startNginx(() => configured(port, process.argv.slice(2)));
  await obey(
    { ...nginx, url: `http://127.0.0.1:${port}` },
    { start: nginx.start, stop: nginx.stop, kill: nginx.kill },
  );
}
