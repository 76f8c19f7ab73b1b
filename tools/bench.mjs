/** npm run bench -- NAME [flags]: builds bench/NAME.ts as it would be shipped, in one file, and runs it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runBundled } from './bundled.mjs';
import { ensureInstalled, giveUp, ROOT } from './setup.mjs';

ensureInstalled();
const [name, ...flags] = process.argv.slice(2);
const names = readdirSync(join(ROOT, 'bench')).flatMap(
  (file) => /^(?!statistics)(\w+)\.ts$/.exec(file)?.slice(1) ?? [],
);
if (!names.includes(name))
  giveUp(`Which benchmark? npm run bench -- NAME, where NAME is one of: ${names.join(', ')}.`);

const env = ['phone', 'web'].includes(name) ? await ensureBrowser() : {};
process.exitCode = await runBundled(`bench/${name}.ts`, flags, env);
