/** One version for the whole repository: where it is written, and whether all places agree. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);

/** The lock file's workspaces, by folder; the root's folder is ''. */
function workspacesOf(lock) {
  return Object.entries(lock.packages).filter(([folder]) => !folder.split('/').includes('node_modules'));
}

/** Every place that states the version, as [where, what it says]. */
export function statedVersions(root) {
  const lock = readJson(join(root, 'package-lock.json'));
  const workspaces = workspacesOf(lock);
  const manifests = workspaces.map(([folder]) => [
    join(folder, 'package.json'),
    readJson(join(root, folder, 'package.json')),
  ]);
  const locked = workspaces.map(([folder, entry]) => [`package-lock.json: ${folder || 'the root'}`, entry]);
  const ours = new Set(manifests.map(([, { name }]) => name));
  return [
    ['package-lock.json', lock.version],
    ...[...manifests, ...locked].flatMap(([where, manifest]) => [
      [where, manifest.version],
      ...internalDependencies(manifest, ours).map(({ name, group }) => [
        `${where}: ${name}`,
        manifest[group][name],
      ]),
    ]),
  ];
}

/** Writes the version to the root and to the lock file; `changeset version` writes all else. */
export function alignRoot(root, version) {
  const path = join(root, 'package.json');
  writeJson(path, { ...readJson(path), version });

  const lock = readJson(join(root, 'package-lock.json'));
  lock.version = version;
  const workspaces = workspacesOf(lock);
  const ours = new Set(workspaces.map(([folder]) => readJson(join(root, folder, 'package.json')).name));
  for (const [, entry] of workspaces) {
    entry.version = version;
    for (const { name, group } of internalDependencies(entry, ours)) entry[group][name] = version;
  }
  writeJson(join(root, 'package-lock.json'), lock);
}

function internalDependencies(manifest, ours) {
  return DEPENDENCIES.flatMap((group) =>
    Object.keys(manifest[group] ?? {})
      .filter((name) => ours.has(name))
      .map((name) => ({ name, group })),
  );
}
