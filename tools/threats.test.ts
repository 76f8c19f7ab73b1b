/** Checks docs/host/security.md: every threat names its test. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** A test file, and the full title of one of its tests. */
const NAMED =
  /`((?:server|protocol|web|cli|e2e|tools)\/[^`]+\.(?:test|spec)\.ts)` › ([^|\n]+?)(?=; `| \||\n)/g;

const model = readFileSync(join(ROOT, 'docs/host/security.md'), 'utf8');

it('every threat names a test', () => {
  const [, threats = ''] = model.split(/^## (?:Hidden information|Dependencies)$/m);
  const lines = threats.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| threat |'));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !line.includes(' › '))).toEqual([]);
});

it('every test named in the threat model exists', () => {
  const named = [...model.matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, path = '', title = '']) => !titlesIn(path).includes(title.trim()));
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

const TITLED = ['it', 'test', 'describe'];

/** Titles of the tests in a file, as written, with `…` for template substitutions. */
function titlesIn(path: string): readonly string[] {
  const file = join(ROOT, /^(e2e|tools)\//.test(path) ? path : `packages/${path}`);
  if (!existsSync(file)) return [];
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && first !== undefined && TITLED.includes(calledBy(node.expression))) {
      titles.push(...textOf(first));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return titles;
}

/** The name that a call starts with: `it` of it(…), it.each(…)(…), and test.describe(…). */
function calledBy(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return calledBy(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? calledBy(callee.tag) : '';
}

function textOf(title: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (!ts.isTemplateExpression(title)) return [];
  return [title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
}
