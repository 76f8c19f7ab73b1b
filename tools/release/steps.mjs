/** The steps of a release, with git and npm given, so that tests can stand in for them. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { obstacles } from './checks.mjs';
import { plan, publish } from './publish.mjs';
import { readTarballs } from './tarball.mjs';
import { readJson } from './versions.mjs';

const STEPS = {
  publish: 'to be published',
  skip: 'already published, with the same contents',
  conflict: 'ALREADY PUBLISHED WITH OTHER CONTENTS',
  unknown: 'the registry does not answer: perhaps published, perhaps not',
};

/** Runs them all; returns why it stopped, in one line, or undefined if all went well. */
export function release({ root, folder, dryRun, environment, say, git, npm }) {
  const { version } = readJson(join(root, 'package.json'));
  const tarballs = readTarballs(folder);
  if (tarballs.length === 0) return `There are no packed packages in ${folder}: leave out --packed.`;
  const sums = tarballs.map(({ sha256, file }) => `${sha256}  ${file}\n`).join('');
  const checksums = join(folder, 'SHA256SUMS');
  writeFileSync(checksums, sums);

  const steps = plan(tarballs, npm);
  for (const step of steps) say(describe(step));
  say(`\nTag: v${version}. Checksums: ${relative(root, checksums)}.`);

  const found = [
    ...obstacles({ root, version, tarballs, git, environment }),
    ...steps.flatMap((step) => registryObstacles(step, dryRun)),
  ];
  if (found.length > 0) {
    say(`\nBefore this can be published:\n${found.map((text) => `  - ${text}`).join('\n')}`);
    return `Not ready: ${found.length === 1 ? 'one thing stands' : `${found.length} things stand`} in the way.`;
  }
  if (dryRun) {
    say('\nReady. Nothing was published: this was a dry run.');
    return undefined;
  }
  const stopped = publish(steps, npm, say);
  if (stopped !== undefined)
    return `${stopped.name} could not be published: ${stopped.reason} Run npm run release -- --packed again: what is published is skipped.`;
  say(`Published. Now tag this commit v${version}, if it is not tagged yet.`);
  return undefined;
}

function registryObstacles({ tarball: { manifest }, step }, dryRun) {
  const name = `${manifest.name}@${manifest.version}`;
  if (step === 'conflict') return [`${name} is already published with other contents: release a new version`];
  // Without a network a dry run still shows the rest.
  return step === 'unknown' && !dryRun ? [`the registry does not answer when asked for ${name}`] : [];
}

function describe({ tarball, step }) {
  const { manifest, file, files, packedSize, unpackedSize, sha256, integrity } = tarball;
  return [
    `\n${manifest.name} ${manifest.version}: ${STEPS[step]}`,
    `  ${file}, ${kilobytes(packedSize)} packed, ${kilobytes(unpackedSize)} unpacked`,
    `  ${files.length} files: ${byFolder(files)}`,
    `  sha256 ${sha256}`,
    `  ${integrity}`,
  ].join('\n');
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Folders with the number of files in them, and the files beside them. */
function byFolder(files) {
  const counts = new Map();
  for (const name of files) {
    const top = name.includes('/') ? `${name.split('/')[0]}/` : name;
    counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  return [...counts].map(([top, count]) => (top.endsWith('/') ? `${top} (${count})` : top)).join(', ');
}
