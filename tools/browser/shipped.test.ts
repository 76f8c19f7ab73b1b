import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { unpack } from './shipped.mjs';

/** As `tar` writes it: a header and the body in blocks of 512 bytes, and two blocks of nothing. */
function archive(entries: readonly (readonly [name: string, body: string | undefined])[]): Buffer {
  const blocks = entries.map(([name, body]) => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(`${(body ?? '').length.toString(8).padStart(11, '0')}\0`, 124);
    header.write(body === undefined ? '5' : '0', 156);
    const content = Buffer.alloc(Math.ceil((body ?? '').length / 512) * 512);
    content.write(body ?? '');
    return Buffer.concat([header, content]);
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

function packed(files: Record<string, Buffer>): { packed: string; unpacked: string } {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bin'));
  for (const [name, body] of Object.entries(files))
    writeFileSync(join(folder, 'bin', name), brotliCompressSync(body));
  return { packed: join(folder, 'bin'), unpacked: join(folder, 'unpacked') };
}

const FONTS = archive([
  ['fonts/', undefined],
  ['fonts/Sans/', undefined],
  ['fonts/Sans/Sans.ttf', 'a font'],
]);
const LIBRARIES = archive([
  ['lib/libone.so', 'x'.repeat(1000)],
  ['lib/libtwo.so', 'y'.repeat(512)],
]);

test('the browser, its font and its libraries are unpacked', () => {
  const { packed: from, unpacked } = packed({
    'chromium.br': Buffer.from('a browser'),
    'fonts.tar.br': FONTS,
    'al2023.tar.br': LIBRARIES,
  });
  unpack(from, unpacked);
  const read = (file: string) => readFileSync(join(unpacked, file), 'utf8');
  expect(readdirSync(unpacked).toSorted()).toEqual(['chromium', 'fonts', 'fonts.conf', 'lib']);
  expect(read('chromium')).toBe('a browser');
  expect(statSync(join(unpacked, 'chromium')).mode & 0o111).toBe(0o111);
  expect(read('fonts/Sans.ttf')).toBe('a font');
  expect(read('fonts.conf')).toContain('<dir prefix="relative">fonts</dir>');
  expect(readdirSync(join(unpacked, 'lib')).toSorted()).toEqual(['libone.so', 'libtwo.so']);
  expect(read('lib/libone.so')).toBe('x'.repeat(1000));
  expect(read('lib/libtwo.so')).toBe('y'.repeat(512));
});

test('what is not unpacked to the end is not there', () => {
  const { packed: from, unpacked } = packed({ 'fonts.tar.br': FONTS, 'al2023.tar.br': LIBRARIES });
  expect(() => unpack(from, unpacked)).toThrow('chromium.br');
  expect(existsSync(unpacked)).toBe(false);
});
