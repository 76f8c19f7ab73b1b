/** node tools/browser-floor.mjs: fails where the built app, or the element for other pages, needs what the oldest supported browsers lack. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../packages/web/build/files.ts';
import { ensureEmbedBuilt } from './embed-build.mjs';
import { EXCEPTIONS } from './floor/exceptions.ts';
import { ownKeys, scriptFaults } from './floor/script.ts';
import { styleFaults } from './floor/style.ts';
import { ROOT, say } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const BUILDS = ['packages/web/dist', 'packages/embed/dist'];

ensureWebBuilt();
ensureEmbedBuilt();
const files = BUILDS.flatMap((build) =>
  builtFiles(join(ROOT, build)).map((file) => {
    const name = `${build}/${file}`;
    return { name, read: () => readFileSync(join(ROOT, name), 'utf8') };
  }),
);
const scripts = files.filter(({ name }) => name.endsWith('.js'));
const styles = files.filter(({ name }) => name.endsWith('.css'));
const own = new Set(scripts.flatMap(({ read }) => ownKeys(read())));

/** Each with the files that have it. */
const faults = new Map();
for (const { name, read } of [...scripts, ...styles]) {
  for (const fault of name.endsWith('.js') ? scriptFaults(read(), own) : styleFaults(read())) {
    const { places } = faults.get(fault.feature) ?? { places: [] };
    faults.set(fault.feature, { ...fault, places: [...places, name] });
  }
}

const unexcused = [...faults.values()].filter(({ feature }) => !Object.hasOwn(EXCEPTIONS, feature));
for (const { feature, lacking, places } of unexcused)
  say(`✗ ${feature} came with ${lacking}: ${places.slice(0, 3).join(', ')}`);
const stale = Object.keys(EXCEPTIONS).filter((feature) => !faults.has(feature));
for (const feature of stale) say(`✗ ${feature} is an exception that nothing needs any more`);

if (unexcused.length + stale.length > 0) {
  say(
    'docs/host/browsers.md tells which browsers are supported, tools/floor/exceptions.ts what may be newer, and why.',
  );
  process.exitCode = 1;
} else {
  say(`✓ ${scripts.length} scripts and ${styles.length} style sheets, ${faults.size} exceptions`);
}
