/**
 * A network namespace for one node of a cluster, which can be cut off without anybody being told. Two cables lead to it:
 * the front one for those who call the node, the back one for its way to everything else.
 *
 * node tools/components/namespace.mjs   makes one and prints the number of the process that holds it, its own address on the
 * front cable, and our address on the back cable. Lines on standard input control it: `cut back`, `cut all` and `heal`; each
 * is answered with `done`. When standard input ends, it is gone. Only root may do this, on Linux, and within a network of our
 * own: the machine's would show the cables to every program. Otherwise it ends with one line.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp } from '../setup.mjs';
import { obey, stopProcess } from './component.mjs';
import { hasOwnNetwork } from './own-network.mjs';

/** Where Debian puts it, which is not on everyone's path. */
const DEBIAN = '/usr/sbin';
/** Ours and theirs, of each cable: addresses for benchmarks (RFC 2544), which nobody uses. */
const ADDRESSES = {
  front: { ours: '198.18.0.1', theirs: '198.18.0.2' },
  back: { ours: '198.19.0.1', theirs: '198.19.0.2' },
};
const CABLES = Object.keys(ADDRESSES);

/** The program; undefined if it is not installed. */
export function findIp() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN];
  return folders.map((folder) => join(folder, 'ip')).find((program) => existsSync(program));
}

const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });

/** Lives as long as somebody is in it. That is a process that reads from us, so it ends with us, even if we are killed. */
async function makeNamespace() {
  const holder = spawn('unshare', ['--net', 'sh', '-c', 'echo ready; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const isReady = await new Promise((resolve) => {
    holder.stdout.once('data', () => resolve(true));
    for (const end of ['exit', 'error']) holder.once(end, () => resolve(false));
  });
  if (!isReady) throw new Error('this is not permitted.');
  const pid = String(holder.pid);
  const ip = (...args) => run(findIp(), ...args);
  const inside = (...args) => run('nsenter', `--net=/proc/${pid}/ns/net`, findIp(), ...args);
  for (const cable of CABLES) {
    const { ours, theirs } = ADDRESSES[cable];
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'other-end');
    ip('link', 'set', 'other-end', 'netns', pid, 'name', cable);
    ip('address', 'add', `${ours}/30`, 'dev', cable);
    inside('address', 'add', `${theirs}/30`, 'dev', cable);
    inside('link', 'set', cable, 'up');
    ip('link', 'set', cable, 'up');
  }
  return {
    url: [pid, ADDRESSES.front.theirs, ADDRESSES.back.ours].join(' '),
    set: (state, ...cables) => {
      for (const cable of cables) ip('link', 'set', cable, state);
    },
    remove: async () => {
      for (const cable of CABLES) ip('link', 'delete', cable);
      await stopProcess(holder, 'SIGKILL');
    },
  };
}

function whyNot() {
  if (!hasOwnNetwork()) return 'it needs a network of its own, which only root gets, on Linux.';
  return findIp() === undefined ? 'iproute2 is not installed.' : undefined;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const why = whyNot();
  if (why !== undefined) giveUp(`No network namespace: ${why}`);
  const namespace = await makeNamespace().catch(({ stderr, message }) =>
    giveUp(`No network namespace: ${String(stderr ?? message).trim()}`),
  );
  await obey(namespace, {
    'cut back': () => namespace.set('down', 'back'),
    'cut all': () => namespace.set('down', ...CABLES),
    heal: () => namespace.set('up', ...CABLES),
  });
}
