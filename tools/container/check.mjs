/**
 * Starts an image that prove.mjs has made, as an engine would with a read-only root, no capabilities and one volume, and
 * checks that it can be played, and what it cannot do. Runs as root in a network of its own.
 */
import { strict as assert } from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../setup.mjs';

const image = JSON.parse(process.argv[2]);
const { root, env, workdir, user, volumes, stopSignal, health, entrypoint = [], command = [] } = image;
const [uid, gid] = user.split(':').map(Number);
const ENTER = join(import.meta.dirname, 'enter.sh');
const URL_HERE = `http://127.0.0.1:${env.PORT}`;
/** Where npm has put the program, with what it serves. */
const PROGRAM = 'opt/guimard/lib/node_modules/guimard/dist';
/** Seconds until the process must have stopped, as in our compose file. */
const LONGEST_STOP = 15;

let failures = 0;
async function check(what, prove) {
  try {
    const found = await prove();
    say(`✓ ${what}${found === undefined ? '' : `: ${found}`}`);
  } catch (error) {
    failures++;
    say(`✗ ${what}: ${error.message}`);
  }
}

/** A volume as an engine makes it: a copy of what the image has there, with its owner. */
function newVolume(name) {
  const store = `${root}-${name}`;
  rmSync(store, { recursive: true, force: true });
  const { status } = spawnSync('cp', ['--archive', join(root, volumes[0]), store], { stdio: 'inherit' });
  assert.equal(status, 0);
  return store;
}

/** Starts it with what the image says; `prepare` is run by a shell after its namespaces are made. */
function start(store, { prepare = 'true' } = {}) {
  const enter = ['bash', '-c', `${prepare} && exec "$@"`, 'bash', ENTER];
  const args = ['run', root, user, workdir, volumes[0], store, ...entrypoint, ...command];
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const child = spawn('unshare', [...namespaces, ...enter, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: once(child, 'exit'), out: text(child.stdout), err: text(child.stderr) };
}

/** The process in the container: the only child of unshare. */
const pidIn = ({ child }) => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();

/** As docker exec: with the user, the root and the environment of the container. */
function inside(container, program) {
  const into = [
    '--target',
    pidIn(container),
    '--mount',
    '--pid',
    '--root',
    '--wd',
    '--setgid',
    String(gid),
    '--setuid',
    String(uid),
  ];
  return spawnSync('nsenter', [...into, '--', ...program], { env, encoding: 'utf8' });
}

const seconds = (written, otherwise) => Number.parseInt(written ?? otherwise, 10);

async function untilHealthy(container) {
  const begun = Date.now();
  const patience = seconds(health['start-period'], '0s') + 3 * seconds(health.interval, '30s');
  for (;;) {
    if (container.child.exitCode !== null) throw new Error(`it has exited: ${await container.err}`);
    const { status, stderr } = inside(container, health.command);
    const waited = (Date.now() - begun) / 1000;
    if (status === 0) return `after ${waited.toFixed(1)} s`;
    if (waited > patience) throw new Error(`not within ${patience} s ${stderr}`);
    await sleep(200);
  }
}

async function ask(method, path, { body, secret } = {}) {
  const response = await fetch(URL_HERE + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

async function page(path, type) {
  const answer = await ask('GET', path);
  assert.equal(answer.status, 200, `${path}: status ${answer.status}`);
  assert.match(answer.type, type);
  return answer.body;
}

async function stop(container) {
  const begun = Date.now();
  process.kill(Number(pidIn(container)), stopSignal);
  const late = sleep(LONGEST_STOP * 1000, 'late', { ref: false });
  const ended = await Promise.race([container.ended, late]);
  if (ended === 'late') container.child.kill('SIGKILL');
  assert.deepEqual(ended, [0, null], 'it must stop in time with status 0');
  return `after ${((Date.now() - begun) / 1000).toFixed(1)} s`;
}

const store = newVolume('volume');
const first = start(store);
await check('the health check of the image passes', () => untilHealthy(first));

await check('it serves the app and its files', async () => {
  const html = await page('/', /^text\/html/);
  const [asset] = /\/assets\/[^"']+\.js/.exec(html) ?? assert.fail('no script in the page');
  await page(asset, /javascript/);
});
for (const [folder, path] of [
  ['docs', '/docs/'],
  ['embed', '/embed/guimard-board.js'],
])
  if (existsSync(join(root, PROGRAM, folder)))
    await check(`it serves ${path}`, () => page(path, /html|javascript/).then(() => {}));
  else say(`– ${path} is not in it`);

let seat;
await check('a table can be opened, and a computer moves there', async () => {
  const seats = [{ kind: 'computer', level: 1 }, { kind: 'me' }];
  const made = await ask('POST', '/api/tables', {
    body: { game: 'metro', options: { first: 0 }, seats, nickname: 'Hector' },
  });
  assert.equal(made.status, 201, made.body);
  seat = JSON.parse(made.body);
  const ready = { key: crypto.randomUUID(), version: 0, command: { type: 'ready', isReady: true } };
  const done = await ask('POST', `/api/tables/${seat.table}/commands`, { body: ready, secret: seat.secret });
  assert.equal(done.status, 200, done.body);
  for (let tries = 0; tries < 100; tries++) {
    const { moves } = JSON.parse((await ask('GET', `/api/tables/${seat.table}`)).body);
    if (moves.some(({ mover }) => mover === 0)) return;
    await sleep(100);
  }
  assert.fail('the computer has not moved');
});

await check('it runs as its user, without capabilities', () => {
  const status = readFileSync(`/proc/${pidIn(first)}/status`, 'utf8');
  const field = (name) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)[1];
  assert.notEqual(uid, 0);
  assert.deepEqual(field('Uid').split('\t'), Array(4).fill(String(uid)));
  assert.deepEqual(field('Gid').split('\t'), Array(4).fill(String(gid)));
  for (const set of ['CapPrm', 'CapEff', 'CapInh', 'CapAmb']) assert.match(field(set), /^0+$/);
  assert.equal(field('NoNewPrivs'), '1');
  return `user ${uid}, process ${field('NSpid').split('\t').at(-1)}`;
});
await check('only the volume and /tmp can be written', () => {
  const program = readFileSync(join(import.meta.dirname, 'writable.mjs'), 'utf8');
  const { stdout, stderr } = inside(first, ['node', '--input-type=module', '--eval', program]);
  assert.equal(stderr, '');
  const { folders, writable } = JSON.parse(stdout);
  assert.deepEqual(
    writable.filter(
      (folder) => folder !== '/tmp' && folder !== volumes[0] && !folder.startsWith(`${volumes[0]}/`),
    ),
    [],
  );
  assert.ok(writable.includes(volumes[0]));
  return `${folders} folders tried`;
});
await check('there is no shell, no package manager, and nothing that changes the user', () => {
  const programs = ['sh', 'bash', 'npm', 'npx', 'apt-get', 'dpkg', 'curl', 'wget', 'su'];
  const there = programs.filter((name) =>
    ['bin', 'usr/bin', 'sbin', 'usr/sbin', 'usr/local/bin'].some((folder) =>
      existsSync(join(root, folder, name)),
    ),
  );
  assert.deepEqual(there, []);
  const { stdout } = spawnSync('find', [root, '-xdev', '-type', 'f', '-perm', '/6000'], { encoding: 'utf8' });
  assert.equal(stdout, '');
});
await check('the terminal program works beside it', () => {
  const { status, stdout, stderr } = inside(first, ['guimard', 'backup', '--to', `${volumes[0]}/backups`]);
  assert.equal(status, 0, stderr);
  return stdout.trim();
});
await check(`it stops on ${stopSignal}`, () => stop(first));
await check('it was quiet on standard error', async () => assert.equal(await first.err, ''));

const second = start(store);
await check('a second one starts with the same volume', () => untilHealthy(second));
await check('the table is there again', async () => {
  const { status, body } = await ask('GET', `/api/tables/${seat.table}`, { secret: seat.secret });
  assert.equal(status, 200, body);
  assert.ok(JSON.parse(body).moves.some(({ mover }) => mover === 0));
});
await check('it stops again', () => stop(second));

/** What a host may get wrong: one line says what, and no stack trace. */
async function refuses(what, { prepare, spoil = () => {}, name }) {
  await check(what, async () => {
    const spoilt = newVolume(name);
    spoil(spoilt);
    const container = start(spoilt, { prepare: prepare?.(spoilt) });
    const late = sleep(20_000, 'late', { ref: false });
    const ended = await Promise.race([container.ended, late]);
    container.child.kill('SIGKILL');
    const said = (await container.err).trim();
    assert.deepEqual(ended, [1, null], `it should exit with status 1; it said: ${said}`);
    assert.equal(said.split('\n').length, 1, said);
    return said;
  });
}

await refuses('a volume of root is refused', { name: 'of-root', spoil: ownedByRoot });
await refuses('a folder of root in it is refused', {
  name: 'folder-of-root',
  spoil: (spoilt) => ownedByRoot(join(spoilt, 'data')),
});
await refuses('a read-only volume is refused', {
  name: 'read-only',
  prepare: (spoilt) => `mount --bind ${spoilt} ${spoilt} && mount -o remount,bind,ro ${spoilt}`,
});
await refuses('a full volume is refused', {
  name: 'full',
  prepare: (spoilt) =>
    `mount -t tmpfs -o size=64k,uid=${uid},gid=${gid} full ${spoilt} && ! head -c 1M /dev/zero >${spoilt}/other 2>/dev/null`,
});

function ownedByRoot(folder) {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, 0, 0);
  chmodSync(folder, 0o755);
}

say(failures === 0 ? '\nThe image holds.' : `\n${failures} checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;
