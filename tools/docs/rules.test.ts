/** The pages of rules have every rule and every drawing of the app. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODULES } from '@guimard/engine/metro';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDrawings } from '../../docs/build/drawings.ts';
import { DRAWN, rulesIn } from '../../docs/build/places.ts';
import { writeRules } from '../../docs/build/rules.ts';
import { ROOT } from '../setup.mjs';

const root = mkdtempSync(join(tmpdir(), 'guimard-rules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const pages = new Map<string, string>();
beforeAll(async () => {
  await writeRules(root, ['en', 'de', 'ja']);
  for (const [name, text] of pagesIn('en')) pages.set(name, text);
});

const pagesIn = (language: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(root, rulesIn(language))).map((file) => [
      file.replace('.md', ''),
      complete(readFileSync(join(root, rulesIn(language), file), 'utf8')),
    ]),
  );

/** With the drawings that all languages share. */
const complete = (text: string): string =>
  withDrawings(text, (page, mark) => {
    const contents: Record<string, string> = JSON.parse(
      readFileSync(join(root, DRAWN, 'shared', `${page}.json`), 'utf8'),
    );
    return contents[mark] ?? '';
  });

const anchorsOn = (text: string): string[] =>
  [...text.matchAll(/ id="([A-Z]\d+)"/g)].map(([, id = '']) => id);
const catalogue = (name: string): string =>
  readFileSync(join(ROOT, 'packages/messages/locales/en', `${name}.ftl`), 'utf8');
const idsIn = (text: string): string[] =>
  [...text.matchAll(/^rules_([A-Z]\d+) =/gm)].map(([, id = '']) => id).sort();

test('there is a page for each game and each module', () => {
  const expected = ['metro', 'correspondances', 'index', ...MODULES.map(({ name }) => name)];
  expect([...pages.keys()].sort()).toEqual(expected.sort());
});

test('each rule of Metro has its id as an anchor', () => {
  expect(anchorsOn(pages.get('metro') ?? '').sort()).toEqual(idsIn(catalogue('metro-learn')));
});

test.each(MODULES.map(({ name }) => name))('and so has each of %s', (name) => {
  const ids = idsIn(catalogue(`metro-learn/modules/${name}`));
  expect(ids.length).toBeGreaterThan(0);
  expect(anchorsOn(pages.get(name) ?? '').sort()).toEqual(ids);
});

test('and each of Correspondances, also those that share a paragraph', () => {
  const ids = anchorsOn(pages.get('correspondances') ?? '');
  expect(ids).toEqual(expect.arrayContaining(idsIn(catalogue('correspondances-learn'))));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('D2');
});

test('every drawing is drawn, with its caption, and without style attributes', () => {
  const all = [...pages.values()].join('\n');
  const figures = [...all.matchAll(/<figure .*?<\/figure>/gs)].map(([figure]) => figure);
  expect(figures.length).toBeGreaterThan(40);
  for (const figure of figures) {
    expect(figure).toMatch(/<(svg|table|div)[ >]/);
    expect(figure).toMatch(/<figcaption>.+<\/figcaption>/);
    // A board that was never drawn is an empty <svg>.
    expect(figure).not.toMatch(/<svg[^>]*><\/svg>/);
  }
  expect(all).not.toContain('style="');
  expect(readFileSync(join(root, DRAWN, 'figures.css'), 'utf8')).toContain('--paint: var(--colour-0)');
});

test.each(['de', 'ja'])('%s has the same pages, rules and drawings', (language) => {
  const translated = pagesIn(language);
  expect([...translated.keys()]).toEqual([...pages.keys()]);
  const marks = / (?:id|href)="[^"]*"|<svg|data-words/g;
  for (const [name, text] of translated)
    expect([name, text.match(marks)]).toEqual([name, pages.get(name)?.match(marks)]);
  const letters = (text = ''): string =>
    [...text.matchAll(/>(\p{L})</gu)].map(([, letter]) => letter).join('');
  expect(letters(translated.get('solo'))).not.toBe(letters(pages.get('solo')));
});

test('what all languages share weighs more than the pages', () => {
  const folder = join(root, rulesIn('de'));
  const own = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shared = readdirSync(join(root, DRAWN, 'shared')).map((file) =>
    readFileSync(join(root, DRAWN, 'shared', file), 'utf8'),
  );
  expect(own.join('').length * 4).toBeLessThan(shared.join('').length);
});

test('a rule that names another leads to it', () => {
  expect(pages.get('metro')).toContain('(#B14)');
  expect(pages.get('solo')).toContain('(./metro.md#');
});
