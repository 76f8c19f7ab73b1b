/** The libraries in a browser, bundled by Vite: what is not used is left out, and the rest plays the same game as in Node. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { launchBrowser } from '../../browser.mjs';
import { prints } from '../../docs/examples.ts';
import { programsIn } from './readmes.ts';

const libraries = inject('libraries');

/** The JavaScript that a page would load at once. */
async function bundle(code: string): Promise<string> {
  const root = mkdtempSync(join(libraries, 'page-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/main.js'), code);
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/src/main.js"></script>');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { modulePreload: { polyfill: false } },
  });
  // One build, and not watching: a single output.
  const { output } = built as Extract<typeof built, { output: unknown }>;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const kB = (code: string): number => Math.round(gzipSync(code).length / 100) / 10;
const uses = (name: string, entry: string): string =>
  `import { ${name} } from '${entry}';\nconsole.log(${name});\n`;

test('a page loads only what it uses', async () => {
  const sizes = {
    nothing: kB(await bundle("import { metro } from '@guimard/engine/metro';\nimport '@guimard/ai';\n")),
    rng: kB(await bundle(uses('SeededRng', '@guimard/engine/kit'))),
    metro: kB(await bundle(uses('metro', '@guimard/engine/metro'))),
    correspondances: kB(await bundle(uses('correspondances', '@guimard/engine/correspondances'))),
    levels: kB(await bundle(uses('createAgent', '@guimard/ai'))),
    client: kB(await bundle(uses('TableClient', '@guimard/protocol'))),
    verify: kB(await bundle(uses('verifyGame', '@guimard/protocol/verify'))),
  };
  // For bench/results.md.
  console.log('kB after gzip:', sizes);
  expect(sizes.nothing).toBeLessThan(0.1);
  expect(sizes.rng).toBeLessThan(1);
  expect(sizes.correspondances).toBeLessThan(sizes.metro);
  expect(await bundle(uses('correspondances', '@guimard/engine/correspondances'))).not.toContain('london');
});

test('the examples of the readmes run in a browser, and print what they say', async () => {
  const browser = await launchBrowser();
  try {
    for (const { at, code, output = '' } of programsIn(libraries)) {
      const page = await browser.newPage();
      const printed: string[] = [];
      page.on('console', (message) => printed.push(message.text()));
      page.on('pageerror', (error) => printed.push(String(error)));
      // Node shows lists with brackets, and browsers' consoles each in their own way: compare what is in them.
      const plain = (text: string): string =>
        text
          .replaceAll(/[[\](),]/g, '')
          .replaceAll(/ +/g, ' ')
          .trim();
      await page.addScriptTag({
        content: `${await bundle(code)}\nconsole.log('end of example');`,
        type: 'module',
      });
      await expect.poll(() => printed.at(-1)).toBe('end of example');
      expect({ at, fits: prints(plain(printed.slice(0, -1).join('\n')), plain(output)) }).toEqual({
        at,
        fits: true,
      });
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
