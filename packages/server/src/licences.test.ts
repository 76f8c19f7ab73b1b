/** Everything we ship has a permissive licence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PERMISSIVE = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
];

interface Locked {
  readonly license?: string;
  /** Needed to build and test, not to run. */
  readonly dev?: boolean;
  /** One of our own packages. */
  readonly link?: boolean;
}

test('every package that runs has a permissive licence', () => {
  const lock = readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Locked>> };
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
  );
  expect(shipped.length).toBeGreaterThan(50);
  const others = shipped.filter(([, { license = 'none' }]) => !PERMISSIVE.includes(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test('every font has the Open Font License beside it', () => {
  const folder = join(import.meta.dirname, '../../web/src/fonts');
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
