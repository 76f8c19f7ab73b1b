/** Checks the files by which a repository introduces itself: they agree with each other and lead somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './setup.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { scripts, license } = JSON.parse(read('package.json'));

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  'NOTICE.md',
  'CHANGELOG.md',
  '.changeset/README.md',
];

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('names only scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)(?! -w)\b/g)].map(([, name = '']) => name);
    const own = named.filter((name) => !text.includes(`npm run ${name} -w`));
    expect(own.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('.editorconfig says what Biome does', () => {
  const { formatter } = JSON.parse(read('biome.json'));
  const [, everywhere = ''] = read('.editorconfig').split('[*]\n');
  expect(everywhere).toContain(`indent_style = ${formatter.indentStyle}\n`);
  expect(everywhere).toContain(`indent_size = ${formatter.indentWidth}\n`);
  expect(everywhere).toContain(`max_line_length = ${formatter.lineWidth}\n`);
});

it('the citation names the licence', () => {
  expect(parse(read('CITATION.cff'))).toMatchObject({ 'cff-version': '1.2.0', title: 'Guimard', license });
});

const TEMPLATES = '.github/ISSUE_TEMPLATE';

describe.each(readdirSync(join(ROOT, TEMPLATES)).filter((name) => name !== 'config.yml'))('%s', (file) => {
  it('is a form that GitHub accepts', () => {
    const { name, description, body } = parse(read(`${TEMPLATES}/${file}`));
    expect([typeof name, typeof description]).toEqual(['string', 'string']);
    const types = body.map(({ type }: { type: string }) => type);
    const known = ['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'];
    expect(types.filter((type: string) => !known.includes(type))).toEqual([]);
    const asked = body.filter(({ type }: { type: string }) => type !== 'markdown');
    expect(asked.length).toBeGreaterThan(0);
    // GitHub needs a label for each, and an id that no other has.
    expect(asked.every(({ attributes }: { attributes: { label?: string } }) => attributes.label)).toBe(true);
    expect(new Set(asked.map(({ id }: { id: string }) => id)).size).toBe(asked.length);
  });

  it('leads only to files that exist', () => {
    const links = [...read(`${TEMPLATES}/${file}`).matchAll(/\]\(\.\.\/blob\/main\/([^)]+)\)/g)];
    expect(links.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
