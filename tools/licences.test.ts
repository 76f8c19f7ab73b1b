/** Everything we ship has a permissive licence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceObstacles } from './release/checks.mjs';
import { ROOT } from './setup.mjs';

test('every package that runs has a permissive licence', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages).length).toBeGreaterThan(50);
  expect(licenceObstacles(lock)).toEqual([]);
});

test('every font has the Open Font License beside it', () => {
  const folder = join(ROOT, 'packages/web/src/fonts');
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const face = font.replace(/-latin(-ext)?\.woff2$/, '');
    const licence = readFileSync(join(folder, `${face}.LICENSE.txt`), 'utf8');
    expect(licence).toContain('SIL Open Font License, Version 1.1');
    // A subset may not bear a name that its licence reserves.
    const [, reserved = ''] = /Reserved Font Name "(\w+)"/.exec(licence) ?? [];
    if (reserved !== '') expect(face).not.toContain(reserved.toLowerCase());
  }
});
