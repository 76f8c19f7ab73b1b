/** Runs a program of this repository as it would be shipped: bundled into one file. */
import { join } from 'node:path';
import { ENGINE_FLAGS, ROOT, runNode } from './setup.mjs';

/**
 * @param {string} input relative to the root; the bundle goes into `dist/` next to it
 * @param {readonly string[]} flags
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<number>} the exit status
 */
export async function runBundled(input, flags, env = {}) {
  const { rolldown } = await import('rolldown');
  const file = join(ROOT, input, '..', 'dist', `${/(\w+)\.ts$/.exec(input)?.[1]}.mjs`);
  const bundle = await rolldown({
    input: join(ROOT, input),
    platform: 'node',
    tsconfig: false,
    cwd: ROOT,
    // These find their own files.
    external: ['@playwright/test', 'pg'],
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return runNode([...ENGINE_FLAGS, '--expose-gc', file, ...flags], { env });
}
