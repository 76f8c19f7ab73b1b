/**
 * npm run test:cluster [-- flags of Vitest]: the tests of the server with the components of a larger installation. It
 * installs those that are missing if it may, and fails if it may not. With --if-installed nothing is installed, and tests
 * without their components are left out.
 */
import { spawnSync } from 'node:child_process';
import { inOwnNetwork } from './components/own-network.mjs';
import { ALL_TESTS } from './nightly.mjs';
import { CLUSTER, NAMESPACES, packagesOf } from './optional.mjs';
import { ensureInstalled, giveUp, runNode, say } from './setup.mjs';

const missing = () => [...CLUSTER, NAMESPACES].filter(({ isHere }) => !isHere());
const needed = () => missing().filter((one) => one !== NAMESPACES);
const namesOf = (components) => components.map(({ name }) => name).join(', ');

/** With the rights of root, or of a user who may become root without a password. */
function install(components) {
  const packages = packagesOf(components);
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
// Left out: npm test says so at its end.
if (mayInstall || needed().length === 0) {
  ensureInstalled();
  if (mayInstall && missing().length > 0) install(missing());
  if (needed().length > 0)
    giveUp(
      `The cluster tests need ${namesOf(needed())}, which could not be installed. On Debian: apt-get install ${packagesOf(needed()).join(' ')}`,
    );
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'packages/server/vitest.cluster.config.ts',
  ];
  const { prefix, env } = inOwnNetwork();
  // Whoever asks for them wants all of them.
  process.exitCode = runNode([...vitest, ...flags], {
    prefix,
    env: { ...env, ...(mayInstall && ALL_TESTS) },
  });
}
