// @ts-check
/**
 * What some tests need that npm does not bring. Tests whose programs are missing are left out, and `npm test` says so at its
 * end; .ci/run installs what this prints:
 *
 * node tools/optional.mjs    the Debian packages that are missing here
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { missingForEngines } from './browser/engines.mjs';
import { findIp } from './components/namespace.mjs';
import { findNats } from './components/nats.mjs';
import { findNginx } from './components/nginx.mjs';
import { findPostgres } from './components/postgres.mjs';

/**
 * @typedef {object} Optional
 * @property {string} name
 * @property {() => boolean} isHere
 * @property {readonly string[]} packages Debian's, which bring it
 * @property {string} [tests] those left out without it; by default some assertions only
 */

const inPath = (/** @type {string} */ program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Of the cluster tests, which do without network namespaces where those are not to be had. @type {readonly Optional[]} */
export const CLUSTER = [
  { name: 'PostgreSQL', isHere: () => findPostgres() !== undefined, packages: ['postgresql'] },
  { name: 'NATS', isHere: () => findNats() !== undefined, packages: ['nats-server'] },
  { name: 'nginx', isHere: () => findNginx() !== undefined, packages: ['nginx-light'] },
].map((one) => ({ ...one, tests: 'cluster tests' }));

/** @type {Optional} */
export const NAMESPACES = {
  name: 'iproute2',
  isHere: () => findIp() !== undefined,
  packages: ['iproute2'],
};

/** @returns {readonly Optional[]} */
function browsers() {
  const missing = missingForEngines();
  const one = (
    /** @type {'firefox' | 'webkit'} */ engine,
    /** @type {string} */ name,
    /** @type {string[]} */ packages,
  ) => ({
    name,
    isHere: () => missing[engine] === undefined,
    packages,
    tests: `journeys in ${name}`,
  });
  return [
    one('firefox', 'Firefox', ['firefox-esr']),
    one('webkit', 'WebKit', ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi']),
  ];
}

/** @type {readonly Optional[]} */
const REST = [
  NAMESPACES,
  // The lightest browser that Playwright can drive; without it npm test finds or fetches another.
  {
    name: 'a headless Chromium',
    isHere: () => Boolean(process.env.CHROMIUM) || existsSync('/usr/bin/chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
  },
  // Japanese and Chinese characters, as every device of their readers has them.
  {
    name: 'fonts',
    isHere: () =>
      existsSync('/usr/share/fonts/opentype/ipafont-gothic') && existsSync('/usr/share/fonts/truetype/wqy'),
    packages: ['fonts-ipafont-gothic', 'fonts-wqy-microhei'],
  },
  {
    name: 'systemd-analyze',
    isHere: () => inPath('systemd-analyze'),
    packages: ['systemd'],
    tests: 'the check of our units',
  },
];

export const missingHere = () => [...CLUSTER, ...browsers(), ...REST].filter(({ isHere }) => !isHere());

/** @param {readonly Optional[]} missing */
export const packagesOf = (missing) => missing.flatMap(({ packages }) => packages);

/** One line about what is left out, and how to have it; undefined if nothing is. */
export function leftOutLine() {
  const missing = missingHere().filter(({ tests }) => tests !== undefined);
  if (missing.length === 0) return undefined;
  const tests = [...new Set(missing.map(({ tests }) => tests))].join(', ');
  return `Left out here: ${tests}. On Debian they need: apt-get install ${packagesOf(missing).join(' ')}`;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(packagesOf(missingHere()).join(' '));
