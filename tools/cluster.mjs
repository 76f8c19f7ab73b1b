/**
 * npm run test:cluster [-- flags of Vitest]: the tests of the server with the components of a larger installation. It
 * installs those that are missing if it may, and fails if it may not. With --if-installed nothing is installed, and tests
 * without their components are left out.
 */
import { spawnSync } from 'node:child_process';
import { findIp } from './components/namespace.mjs';
import { findNats } from './components/nats.mjs';
import { findNginx } from './components/nginx.mjs';
import { inOwnNetwork } from './components/own-network.mjs';
import { findPostgres } from './components/postgres.mjs';
import { ensureInstalled, giveUp, runNode, say } from './setup.mjs';

/** Names, how each is found, the Debian package that brings it, and whether the tests manage without it. */
const COMPONENTS = [
  { name: 'PostgreSQL', find: findPostgres, from: 'postgresql' },
  { name: 'NATS', find: findNats, from: 'nats-server' },
  { name: 'nginx', find: findNginx, from: 'nginx-light' },
  { name: 'iproute2', find: findIp, from: 'iproute2', isOptional: true },
];

const missing = () => COMPONENTS.filter(({ find }) => find() === undefined);
const needed = () => missing().filter(({ isOptional }) => !isOptional);
const namesOf = (components) => components.map(({ name }) => name).join(', ');

/** With the rights of root, or of a user who may become root without a password. */
function install(components) {
  const packages = components.map(({ from }) => from);
  say(`Installing for the cluster tests: ${packages.join(' ')} …`);
  const [command, ...args] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  const apt = (...more) =>
    spawnSync(command, [...args, '--quiet', ...more], { stdio: 'ignore' }).status === 0;
  const tryAll = () => apt('install', '--yes', '--no-install-recommends', ...packages);
  // The lists of packages may be old, or not there yet.
  if (!tryAll() && apt('update')) tryAll();
}

const IF_INSTALLED = '--if-installed';
const mayInstall = !process.argv.includes(IF_INSTALLED);
const flags = process.argv.slice(2).filter((flag) => flag !== IF_INSTALLED);
if (!mayInstall && needed().length > 0) {
  say(`Left out: the cluster tests. Missing here: ${namesOf(needed())}`);
} else {
  ensureInstalled();
  if (mayInstall && missing().length > 0) install(missing());
  if (needed().length > 0)
    giveUp(
      `The cluster tests need ${namesOf(needed())}, which could not be installed. On Debian: apt-get install ${needed()
        .map(({ from }) => from)
        .join(' ')}`,
    );
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'packages/server/vitest.cluster.config.ts',
  ];
  process.exitCode = runNode([...vitest, ...flags], inOwnNetwork());
}
