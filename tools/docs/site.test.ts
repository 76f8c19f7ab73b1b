import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inlineScriptsToFiles } from '../../docs/.vitepress/inline-scripts.ts';
import { faultsOfHtml } from '../../docs/build/html.ts';
import { faultsOfSite } from '../../docs/build/site.ts';

const temporary = mkdtempSync(join(tmpdir(), 'guimard-site-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
let count = 0;

function site(files: Readonly<Record<string, string>>): string {
  const folder = join(temporary, String(count++));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('faults of a site', () => {
  const rest = { 'host/index.html': '<h1 id="hosting">', 'host/scaling.html': '<h2 id="a b">', 'a.jpg': '' };
  const faults = (html: string): string[] =>
    faultsOfSite(site({ ...rest, 'index.html': html }), '/docs/').map((fault) => fault.replace(/:.*/s, ''));

  test.each([
    '<a href="/docs/host/">',
    '<a href="/docs/host/#hosting">',
    '<a href="host/scaling#a%20b">',
    '<a href="./host/scaling">',
    '<a href="/">',
    '<a href="https://example.org/x#y">',
    '<img src="/docs/a.jpg" alt="A">',
  ])('none: %s', (html) => {
    expect(faults(html)).toEqual([]);
  });

  test.each([
    ['<a href="/docs/hots/">', 'leads nowhere'],
    ['<a href="/docs/host/#hostess">', 'no such anchor'],
    ['<a href="#top">', 'no such anchor'],
    ['<a href="http://example.org">', 'neither ours nor https'],
    ['<script src="//example.org/x.js"></script>', 'neither ours nor https'],
    ['<img src="/docs/b.jpg" alt="B">', 'leads nowhere'],
    ['<img src="/docs/a.jpg">', 'a picture without a text'],
    ['<p style="color: red">', 'a style attribute'],
  ])('%s: %s', (html, fault) => {
    const found = faultsOfSite(site({ ...rest, 'index.html': html }), '/docs/');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });

  test('elsewhere than on our server, there is nothing beside the site', () => {
    expect(faultsOfSite(site({ 'index.html': '<a href="/play">' }), '/manual/')).toHaveLength(1);
  });
});

test('inline scripts become files, and others stay', () => {
  const folder = site({ 'index.html': '' });
  const html = inlineScriptsToFiles(
    '<script id="a">go()</script><script src="/b.js"></script><script type="module">go()</script>',
    folder,
    '/docs/',
  );
  const [file = ''] = readdirSync(join(folder, 'assets'));
  expect(readFileSync(join(folder, 'assets', file), 'utf8')).toBe('go()');
  expect(html).toBe(
    `<script id="a" src="/docs/assets/${file}"></script><script src="/b.js"></script><script type="module" src="/docs/assets/${file}"></script>`,
  );
});

test.each([
  ['<p>a <br> <img src="b"> <c-d e="f > g"></c-d></p>', 0],
  ['<!-- <p> --><p></p>', 0],
  ['<p><b></p></b>', 2],
  ['<p>', 1],
  ['<p a="b></p>', 2],
])('%s has %i faults', (html, faults) => {
  expect(faultsOfHtml(html)).toHaveLength(faults);
});
