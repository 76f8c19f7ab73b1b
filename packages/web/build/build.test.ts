import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress.ts';
import { builtFiles } from './files.ts';
import { edition } from './service-worker.ts';

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guimard-build-'));
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  write('index.html', '<!doctype html>');
  write('icon.png', 'a picture');
  write('assets/main-1.js', 'let lines = 32;');
  write('.vite/manifest.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('text is compressed beside itself, pictures are not', () => {
  compressFiles(folder);
  expect(builtFiles(folder)).toEqual([
    'assets/main-1.js',
    'assets/main-1.js.br',
    'assets/main-1.js.gz',
    'icon.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  const file = join(folder, 'assets/main-1.js');
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('let lines = 32;');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('let lines = 32;');
});

test('an edition has every file that a browser asks for, and the page by its address', () => {
  expect(edition(folder).files).toEqual(['/assets/main-1.js', '/icon.png', '/']);
});

test('an edition has the files of each language apart', () => {
  for (const name of ['shell-2.js', 'shell-3.js', 'metro-4.js']) write(`assets/${name}`, name);
  const manifest = {
    '../messages/dist/pt-BR/shell.js': { file: 'assets/shell-2.js' },
    '../messages/dist/en/shell.js': { file: 'assets/shell-3.js' },
    '../messages/dist/en/metro.js': { file: 'assets/metro-4.js' },
    'src/main.ts': { file: 'assets/main-1.js' },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  const { files, languages } = edition(folder);
  expect(files).toEqual(['/assets/main-1.js', '/icon.png', '/']);
  expect(languages).toEqual({
    en: ['/assets/shell-3.js', '/assets/metro-4.js'],
    'pt-BR': ['/assets/shell-2.js'],
  });
});

test('an edition keeps its name as long as no file changes', () => {
  const { version } = edition(folder);
  compressFiles(folder);
  write('sw.js', 'written by the build itself');
  write('.vite/manifest.json', '{"other": true}');
  expect(edition(folder).version).toBe(version);
  write('icon.png', 'another picture');
  expect(edition(folder).version).not.toBe(version);
});

test('a file under another name is another edition', () => {
  const { version } = edition(folder);
  rmSync(join(folder, 'icon.png'));
  write('icon2.png', 'a picture');
  expect(edition(folder).version).not.toBe(version);
});
