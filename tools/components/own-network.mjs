/**
 * A network of our own for a program and all that it starts, where that is permitted: nothing but a loopback. Interfaces that
 * it adds are seen by nobody else; a browser on the same machine would reload its pages for each.
 */
import { spawnSync } from 'node:child_process';

const VARIABLE = 'OWN_NETWORK';

/** Whether this process runs in one. */
export const hasOwnNetwork = () => process.env[VARIABLE] === 'yes';

const PREFIX = ['unshare', '--net', 'sh', '-c', 'PATH="$PATH:/usr/sbin" ip link set lo up && exec "$0" "$@"'];

/** The words before a program that runs it so, and the variables that tell it; none where that is not permitted. */
export function inOwnNetwork() {
  const [program, ...args] = PREFIX;
  const isPermitted = spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;
  return isPermitted ? { prefix: PREFIX, env: { [VARIABLE]: 'yes' } } : { prefix: [], env: {} };
}
