/** What a reader tries first works: in a clone, since nothing is published yet. Figures are those of the data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TIMED_LEVEL } from '@guimard/ai';
import { readDirectory } from '@guimard/ai/puzzles';
import { LOCALES } from '@guimard/messages/locales';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../setup.mjs';
import { documents } from './examples.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Asks a registry for something of ours: a package by its name (not the path of a tarball), or an image. */
const REGISTRY =
  /\bnpx (?:--?\w+ )*@?guimard\b|\bnpm (?:i|install|exec|add)\b[^\n]*[ "'](?:guimard|@guimard\/\w+)(?=[@\s"']|$)|\b(?:docker|podman) (?:run|pull)\b(?:[^\n]|\\\n)*\bguimard\b/m;

/** The page up to its first such command and the paragraph after that; undefined if it has none. */
function upToFirst(page: string): string | undefined {
  for (const block of page.matchAll(/^( *)```[^\n]*\n(.*?)^\1```$\s*/gms)) {
    if (!REGISTRY.test(block[2] ?? '')) continue;
    const end = block.index + block[0].length;
    const [next = ''] = page.slice(end).split(/\n\s*\n/, 1);
    return page.slice(0, end) + next;
  }
  return undefined;
}

/** Words that the reader sees, as the word after a block's language is not. */
const saysHowFromClone = (text: string): boolean => /\bclone\b/i.test(text.replaceAll(/^ *```.*$/gm, ''));

test('whoever reads of a package or an image reads how to do without: from a clone', () => {
  const pages = documents(ROOT).map((file) => ({ file, text: upToFirst(read(file)) }));
  expect(pages.filter(({ text }) => text !== undefined).length).toBeGreaterThan(5);
  const silent = pages.filter(({ text }) => text !== undefined && !saysHowFromClone(text));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test.each(['README.md', 'docs/host/index.md'])(
  'the first command of %s needs nothing but the clone',
  (file) => {
    const [, commands = ''] = /^```(?:sh[^\n]*)?\n(.*?)^```$/ms.exec(read(file)) ?? [];
    expect(commands).toMatch(/^npm start\b/);
  },
);

describe('the check itself', () => {
  const page = (command: string, after = 'Something else.', before = '') =>
    `${before}\n\n\`\`\`sh clone\n${command}\n\`\`\`\n\n${after}\n\nIn a clone.`;

  test.each([
    'npx guimard play',
    'npx --yes guimard',
    'npm i guimard',
    'npm install --global --prefix=/opt/guimard guimard@latest',
    'npm install @guimard/engine',
    'docker pull guimard',
    'docker run --detach \\\n  --rm guimard',
  ])('refuses a page that only says: %s', (command) => {
    expect(saysHowFromClone(upToFirst(page(command)) ?? 'clone')).toBe(false);
    expect(saysHowFromClone(upToFirst(page(command, 'Or in a clone: npm start.')) ?? '')).toBe(true);
    expect(saysHowFromClone(upToFirst(page(command, undefined, 'In a clone:')) ?? '')).toBe(true);
  });

  test.each([
    'npm start',
    'npm install ./release/guimard-0.1.0.tgz',
    'npm install ws',
    'docker build --tag guimard .',
  ])('has nothing against: %s', (command) => expect(upToFirst(page(command))).toBe(undefined));
});

const NUMBERS = ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'];

describe('figures', () => {
  const english = documents(ROOT).filter(
    (file) => !/^docs\/(?!build|contribute|engine|host|bots|play|translate)\w\w(-\w+)?\//.test(file),
  );
  const said = (pattern: string) =>
    english.flatMap((file) =>
      [...read(file).matchAll(new RegExp(`\\b(${NUMBERS.join('|')}) ${pattern}`, 'gi'))].map(
        ([text, word = '']) => ({ file, text, number: NUMBERS.indexOf(word.toLowerCase()) + 5 }),
      ),
    );

  test.each([
    ['(?:computer )?levels\\b', TIMED_LEVEL],
    ['languages\\b', LOCALES.length],
  ])('%s', (pattern, number) => {
    const all = said(pattern);
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter((one) => one.number !== number)).toEqual([]);
  });

  test('puzzles', () => {
    const { length } = readDirectory(JSON.parse(read('packages/web/src/study/puzzles/data/index.json')));
    const [, number = ''] = /more than (\d+) puzzles/.exec(read('README.md')) ?? [];
    expect(Number(number)).toBe(Math.floor((length - 1) / 50) * 50);
  });
});
