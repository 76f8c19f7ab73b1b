/**
 * node tools/casts.mjs [--list]: type assertions switch the type checker off. They need a comment that says why they
 * hold, and there are few; the number of the short form, `!`, must not grow.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { ROOT, say } from './setup.mjs';

// Svelte is the web app's, not ours.
const { parse } = createRequire(join(ROOT, 'packages/web/package.json'))('svelte/compiler');

const LIMITS = { as: 60, '!': 55 };

const FOLDERS = ['packages', 'bench', 'tools'];
const LEFT_OUT = /(^|\/)(node_modules|dist|\.svelte-check|testing)\/|\.(test|d)\.ts$/;
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
    .filter((file) => /\.(ts|svelte)$/.test(file) && !LEFT_OUT.test(file)),
);
const found = files.flatMap((file) => castsIn(file, readFileSync(join(ROOT, file), 'utf8')));

// Guards against a tool that reads no files.
const faults = files.length < 100 ? [`only ${files.length} files were read`] : [];
for (const [kind, limit] of Object.entries(LIMITS)) {
  const casts = found.filter((cast) => cast.kind === kind);
  say(`${casts.length} × ${kind}, at most ${limit}`);
  if (casts.length > limit) faults.push(`${casts.length - limit} × ${kind} too many`);
}
if (process.argv.includes('--list')) for (const { place, text } of found) say(`  ${place}  ${text}`);
for (const { kind, place, isExplained } of found)
  if (kind === 'as' && !isExplained) faults.push(`no comment says why: ${place}`);
for (const fault of faults) say(`✗ ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** All casts of a file; `start` is the first line, from 0, of the innermost statement or member that holds each. */
function castsIn(file, source) {
  const lines = source.split('\n');
  const nodes = file.endsWith('.svelte') ? inComponent(source) : inModule(source);
  return nodes.map(({ kind, from, to, statement }) => {
    const lineOf = (offset) => source.slice(0, offset).split('\n').length - 1;
    const first = lineOf(statement);
    const above = lines.slice(Math.max(0, first - 1), lineOf(to) + 1);
    return {
      kind,
      place: `${file}:${lineOf(to) + 1}`,
      text: source.slice(from, to).replaceAll(/\s+/g, ' ').slice(-80),
      isExplained: above.some((line) => /(^|\s)\/\/ |\*\/$|-->$|^\s*\* /.test(line)),
    };
  });
}

function inModule(source) {
  const tree = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest);
  const casts = [];
  const visit = (node, statement) => {
    const isStart = ts.isStatement(node) || ts.isClassElement(node) || ts.isObjectLiteralElement(node);
    const start = isStart && !ts.isBlock(node) ? node.getStart(tree) : statement;
    const isCast =
      (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type);
    const kind = isCast ? 'as' : ts.isNonNullExpression(node) ? '!' : undefined;
    if (kind !== undefined) casts.push({ kind, from: node.getStart(tree), to: node.end, statement: start });
    // `as unknown as` is one cast.
    const inner = isCast && ts.isAsExpression(node.expression) ? node.expression.expression : undefined;
    if (inner !== undefined) visit(inner, start);
    else ts.forEachChild(node, (child) => visit(child, start));
  };
  visit(tree, 0);
  return casts;
}

/** Script and markup. */
function inComponent(source) {
  const casts = [];
  const visit = (node, statement) => {
    if (Array.isArray(node)) for (const child of node) visit(child, statement);
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return;
    const start = /(Statement|Declaration|Property|PropertyDefinition|Tag|Attribute)$/.test(node.type)
      ? node.start
      : statement;
    const isConst = node.typeAnnotation?.typeName?.name === 'const';
    const kind =
      node.type === 'TSNonNullExpression'
        ? '!'
        : node.type === 'TSAsExpression' && !isConst
          ? 'as'
          : undefined;
    if (kind !== undefined) casts.push({ kind, from: node.start, to: node.end, statement: start });
    const isDouble = kind === 'as' && node.expression.type === 'TSAsExpression';
    for (const child of Object.values(isDouble ? node.expression : node)) visit(child, start);
  };
  const { instance, module, fragment } = parse(source, { modern: true });
  for (const part of [instance?.content, module?.content, fragment]) if (part) visit(part, 0);
  return casts;
}
