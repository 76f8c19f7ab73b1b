/** What is in a packed package, and the checksums by which it is known. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { untar } from '../browser/untar.mjs';

/** All packed packages in a folder, each after those it depends on. */
export function readTarballs(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  return inOrder(names.sort().map((name) => readTarball(folder, name)));
}

function readTarball(folder, file) {
  const path = join(folder, file);
  const packed = readFileSync(path);
  const files = untar(gunzipSync(packed)).map(({ name, body }) => ({
    name: name.replace(/^package\//, ''),
    body,
  }));
  const manifest = files.find(({ name }) => name === 'package.json');
  if (manifest === undefined) throw new Error(`${path} has no package.json`);
  return {
    file,
    path,
    manifest: JSON.parse(manifest.body.toString()),
    files: files.map(({ name }) => name),
    packedSize: packed.length,
    unpackedSize: files.reduce((sum, { body }) => sum + body.length, 0),
    sha256: createHash('sha256').update(packed).digest('hex'),
    integrity: `sha512-${createHash('sha512').update(packed).digest('base64')}`,
  };
}

/** Nobody can install a package before its dependencies are there. */
function inOrder(tarballs) {
  const byName = new Map(tarballs.map((tarball) => [tarball.manifest.name, tarball]));
  const ordered = new Set();
  const visit = (tarball) => {
    for (const name of Object.keys(tarball.manifest.dependencies ?? {})) {
      const needed = byName.get(name);
      if (needed !== undefined && !ordered.has(needed)) visit(needed);
    }
    ordered.add(tarball);
  };
  for (const tarball of tarballs) visit(tarball);
  return [...ordered];
}
