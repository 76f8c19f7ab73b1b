/**
 * node type-problems.mjs TARBALL: what is wrong with a package's types, as JSON. A process of its own, because under Vitest's
 * conditions the checker would be loaded from TypeScript sources, which Node does not run in packages.
 */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const result = await checkPackage(
  createPackageFromTarballData(new Uint8Array(readFileSync(process.argv[2]))),
);
console.log(JSON.stringify(result.types === false ? ['it has no types'] : result.problems));
