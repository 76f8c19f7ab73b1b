/**
 * npm run release:version: turns the changesets into a version. Raises the version of every package, of the root and in
 * package-lock.json, and moves the changesets' texts to CHANGELOG.md, for an editor to polish.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, giveUp, ROOT, runNode, say } from '../setup.mjs';
import { textOfChangeset, withSection } from './changelog.mjs';
import { alignRoot, readJson, statedVersions } from './versions.mjs';

const CHANGESETS = join(ROOT, '.changeset');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');

const files = readdirSync(CHANGESETS).filter((name) => name.endsWith('.md') && name !== 'README.md');
if (files.length === 0) giveUp('There are no changesets: nothing to release. See .changeset/README.md.');
const texts = files.map((name) => textOfChangeset(readFileSync(join(CHANGESETS, name), 'utf8')));

ensureInstalled();
if (runNode(['node_modules/@changesets/cli/bin.js', 'version']) !== 0)
  giveUp('changeset version failed: see the lines above.');

const { version } = readJson(join(ROOT, 'packages/engine/package.json'));
alignRoot(ROOT, version);
const wrong = statedVersions(ROOT).filter(([, stated]) => stated !== version);
if (wrong.length > 0) giveUp(`Not at ${version}: ${wrong.map(([where]) => where).join(', ')}.`);

writeFileSync(CHANGELOG, withSection(readFileSync(CHANGELOG, 'utf8'), version, texts));
say(
  `Everything is at ${version}. Now edit its section in CHANGELOG.md: it is for players, hosts and tinkerers.`,
);
