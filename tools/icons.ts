/**
 * node tools/icons.ts
 *
 * Draws the icons of the web app as PNG from packages/web/public/icon.svg, for systems that take no SVG.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser.mjs';

const FOLDER = join(import.meta.dirname, '../packages/web/public');
const ART = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');

/** Systems that mask icons get the background up to the edges and the drawing inside. */
function toTheEdges(scale: number): string {
  const move = `translate(256 256) scale(${scale}) translate(-256 -262)`;
  return ART.replace(/ rx="\d+"/, '').replace(
    /(<rect[^>]*>)(.*)(<\/svg>)/s,
    `$1<g transform="${move}">$2</g>$3`,
  );
}

const ICONS = [
  { name: 'icon-192', size: 192, svg: ART },
  { name: 'icon-512', size: 512, svg: ART },
  { name: 'icon-maskable-512', size: 512, svg: toTheEdges(0.84) },
  { name: 'apple-touch-icon', size: 180, svg: toTheEdges(0.92) },
];

const browser = await launchBrowser();
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const sized = svg.replace('<svg', `<svg style="display: block" width="${size}" height="${size}"`);
  await page.setContent(`<body style="margin: 0">${sized}</body>`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
}
await browser.close();
