/**
 * node tools/sides.mjs: styles say start and end, not left and right, so that pages are mirrored for scripts that run from
 * right to left. What keeps its sides in every language, such as the axis of a graph, has a comment above its rule or
 * declaration that begins with `ltr:` and gives the reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, say } from './setup.mjs';

// Svelte is the web app's, not ours.
const { parse } = createRequire(join(ROOT, 'packages/web/package.json'))('svelte/compiler');

const FOLDERS = ['packages/web/src', 'packages/embed/src'];
/** Four values, of which the second and the last are the right and the left one. */
const FOUR_SIDES = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const NAMED_SIDE = /(^|-)(left|right)(-|$)/;
/** What is moved by half its own width is centred. */
const SIDEWAYS = /\btranslate(X|3d)?\((?!0[,)]|-50%[,)])|-gradient\(\s*-?\d+deg/;
/** 1 or -1, as lines run (styles/tokens.css in the web app). */
const FORWARD = 'var(--forward)';

/** What is wrong with a declaration, if anything is. */
export function faultOf(property, value) {
  if (NAMED_SIDE.test(property)) return `${property} names a side`;
  // What a device keeps clear lies at its sides, whatever is written there.
  const plain = value.replaceAll(/safe-area-inset-\w+/g, '').replaceAll(/var\([^)]*\)/g, '');
  if (/(^|[\s,(])(left|right)\b/.test(plain)) return `${property}: ${value} names a side`;
  const parts = partsOf(value);
  if (FOUR_SIDES.test(property) && parts.length === 4 && parts[1] !== parts[3])
    return `${property}: ${value} has two different sides`;
  if (property === 'border-radius' && !value.split('/').map(partsOf).every(isMirrored))
    return `${property}: ${value} has two different sides`;
  if (
    /^(transform|background|background-image)$/.test(property) &&
    SIDEWAYS.test(value) &&
    !value.includes(FORWARD)
  )
    return `${property}: ${value} goes sideways`;
  return undefined;
}

/** Corners go round from the top left. */
const isMirrored = ([first, second = first, third = first, last = second]) =>
  first === second && third === last;

/** Separated by spaces, but not within brackets. */
const partsOf = (value) => value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** @returns {{ line: number, text: string }[]} */
export function faultsIn(file, source) {
  const isComponent = file.endsWith('.svelte');
  const before = '<style>';
  const { css, fragment } = parse(isComponent ? source : `${before}${source}</style>`, { modern: true });
  const shift = isComponent ? 0 : before.length;
  const lines = source.split('\n');
  const lineOf = (offset) => source.slice(0, Math.max(0, offset - shift)).split('\n').length;
  const faults = [];
  const look = (node, above) => {
    if (Array.isArray(node)) for (const child of node) look(child, above);
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return;
    const places =
      node.type === 'Rule' || node.type === 'Atrule'
        ? [...above, node.start]
        : node.type === 'RegularElement'
          ? [node.start]
          : above;
    const found =
      node.type === 'Declaration'
        ? faultOf(node.property, node.value)
        : node.type === 'StyleDirective'
          ? faultOf(node.name, '')
          : undefined;
    const isExplained = [...places, node.start].some((place) => isReasonAbove(lines, lineOf(place)));
    if (found !== undefined && !isExplained) faults.push({ line: lineOf(node.start), text: found });
    for (const child of Object.values(node)) look(child, places);
  };
  look(css, []);
  if (isComponent) look(fragment, []);
  return faults;
}

/** The comment that ends in the line above, from its beginning. */
function isReasonAbove(lines, line) {
  const end = line - 2;
  if (!/(\*\/|-->)\s*$/.test(lines[end] ?? '')) return false;
  const start = lines.findLastIndex((text, at) => at <= end && /\/\*|<!--/.test(text));
  return /(\/\*|<!--) ltr: \S/.test(lines[start] ?? '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
      .filter((file) => /\.(css|svelte)$/.test(file) && !file.includes('/testing/')),
  );
  const faults = files.flatMap((file) =>
    faultsIn(file, readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, text }) => `${file}:${line}: ${text}`,
    ),
  );
  // Guards against a tool that reads no files.
  if (files.length < 100) faults.push(`only ${files.length} files were read`);
  for (const fault of faults) say(`✗ ${fault}`);
  say(`${files.length} files with styles, ${faults.length} with sides.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
