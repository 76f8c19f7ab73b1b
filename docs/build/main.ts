/** Makes the documentation site; `tools/docs-build.mjs` runs it. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vitepress';
import { compressFiles } from '../../packages/web/build/compress.ts';
import { languagesOf } from './languages.ts';
import { writeReference } from './reference.ts';
import { writeRules } from './rules.ts';
import { faultsOfSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs');
const EMBED = join(ROOT, 'packages/embed/dist');
const NEXT = join(DOCS, '.vitepress/next');
const DIST = join(DOCS, '.vitepress/dist');

// A launcher that is gone wants nothing any more.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

const begun = Date.now();
const flags = process.argv.slice(2);
await writeRules(ROOT, languagesOf(DOCS));
const faults = await writeReference(ROOT, { isStrict: flags.includes('--strict') });
if (faults > 0) fail(`${faults} faults in the comments of the packages: see the lines above.`);
else if (flags.includes('--dev')) {
  const server = await createServer(DOCS);
  await server.listen();
  server.printUrls();
} else await makeSite();

/** Built beside the old one, which is served until the new one is complete. */
async function makeSite(): Promise<void> {
  rmSync(NEXT, { recursive: true, force: true });
  await build(DOCS, { outDir: NEXT });
  const base = process.env['DOCS_BASE'];
  // Our server has the script of <guimard-board> itself.
  if (base !== undefined && existsSync(EMBED)) cpSync(EMBED, join(NEXT, 'embed'), { recursive: true });
  const found = faultsOfSite(NEXT, base ?? '/docs/');
  if (found.length > 0) {
    fail(found.join('\n'));
    return;
  }
  compressFiles(NEXT);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(NEXT, DIST);
  console.log(`The documentation took ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
