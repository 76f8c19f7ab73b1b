/** npm run bench -- NAME [flags]: builds bench/NAME.ts as it would be shipped, in one file, and runs it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ENGINE_FLAGS, ensureInstalled, giveUp, ROOT, runNode } from './setup.mjs';

ensureInstalled();
const [name, ...flags] = process.argv.slice(2);
const names = readdirSync(join(ROOT, 'bench')).flatMap(
  (file) => /^(?!statistics)(\w+)\.ts$/.exec(file)?.slice(1) ?? [],
);
if (!names.includes(name))
  giveUp(`Which benchmark? npm run bench -- NAME, where NAME is one of: ${names.join(', ')}.`);

const { rolldown } = await import('rolldown');
const file = join(ROOT, 'bench', 'dist', `${name}.mjs`);
const bundle = await rolldown({
  input: join(ROOT, 'bench', `${name}.ts`),
  platform: 'node',
  tsconfig: false,
  cwd: ROOT,
  // These find their own files.
  external: ['@playwright/test', 'pg'],
});
await bundle.write({ file, format: 'esm', codeSplitting: false });
await bundle.close();
const env = name === 'web' ? await ensureBrowser() : {};
process.exitCode = runNode([...ENGINE_FLAGS, '--expose-gc', file, ...flags], { env });
