/**
 * The program `guimard` as JavaScript: terminal, server and what their threads run. Our own packages are built in; those of
 * others stay dependencies, so that npm knows their licences and advisories.
 */
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

export const PROGRAM = 'packages/cli/dist/program';

/** All in one folder: a thread's file is looked for beside the file that starts it. */
const ENTRIES = {
  guimard: 'packages/cli/src/main.ts',
  arena: 'packages/cli/src/arena/worker.ts',
  analysis: 'packages/cli/src/analysis/worker.ts',
  puzzles: 'packages/cli/src/puzzles/worker.ts',
  'node-worker': 'packages/ai/src/worker/node-worker.ts',
};

export async function buildProgram() {
  const { rolldown } = await import('rolldown');
  const folder = join(ROOT, PROGRAM);
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(ROOT, file)])),
    platform: 'node',
    tsconfig: false,
    cwd: ROOT,
    external: (id) => /^[\w@]/.test(id) && !id.startsWith('@guimard/'),
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    banner: ({ name }) => (name === 'guimard' ? '#!/usr/bin/env node' : ''),
  });
  await bundle.close();
  chmodSync(join(folder, 'guimard.js'), 0o755);
  cpSync(join(ROOT, 'packages/server/src/help.txt'), join(folder, 'help.txt'));
}
