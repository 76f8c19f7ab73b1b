/**
 * A study as a file or a link. They come from strangers: everything is checked, and what does not fit is refused, since half
 * a study would be saved over the whole one. Whether its moves are legal is checked when it is opened (`moves.ts`).
 */
import type { Expectation } from '@guimard/ai/review';
import { fail, ok, parseLog, type Result } from '@guimard/engine/kit';
import type { Drawing } from '../../game-ui.ts';
import { integer, oneOf, type Schema } from '../../schema.ts';
import type { Study } from './study.ts';
import { MARKS, type NodeId, type Note, ROOT, type Tree, type TreeNode } from './tree.ts';

/** Raised whenever an older app would misread a file. */
const VERSION = 1;

export const LIMITS = {
  /** Characters of a file. */
  text: 2_000_000,
  nodes: 8000,
  /** The lines to the end: each of them is replayed. */
  leaves: 200,
  /** Actions from the first to the last of a line. */
  depth: 6000,
  name: 100,
  player: 40,
  comment: 4000,
  drawn: 64,
} as const;

/** What is wrong with a file; the messages are called so. */
export type StudyFault = 'notStudy' | 'newer' | 'tooLarge' | 'badLog' | 'badNode';

/** What a file says of a study: it gets an id and dates of its own. */
export type SharedStudy = Pick<Study, 'name' | 'names' | 'log' | 'tree' | 'at'>;

interface FileNote {
  readonly comment?: string;
  readonly mark?: string;
  readonly drawing?: Drawing;
  readonly expected?: Expectation;
}

interface FileNode extends FileNote {
  /** The place of its parent among the nodes, from 1; left out if it is the node before. */
  readonly after?: number;
  readonly word: string;
}

/** Ready for JSON. */
export function makeFile({ name, names, log, tree, at }: SharedStudy): object {
  const places = new Map<NodeId, number>([[ROOT, 0]]);
  for (const [i, { id }] of tree.nodes.entries()) places.set(id, i + 1);
  const nodes = tree.nodes.map(({ parent, word, note }, i): FileNode => {
    const after = places.get(parent) ?? 0;
    return after === i ? { word, ...note } : { after, word, ...note };
  });
  return {
    guimard: 'study',
    version: VERSION,
    name,
    names,
    log,
    ...tree.note,
    nodes,
    at: places.get(at) ?? 0,
  };
}

/** Never throws. */
export function readStudy(text: string): Result<SharedStudy, StudyFault> {
  if (text.length > LIMITS.text) return fail('tooLarge');
  try {
    return parseFile(JSON.parse(text));
  } catch {
    return fail('notStudy');
  }
}

export function parseFile(input: unknown): Result<SharedStudy, StudyFault> {
  const file = record(input);
  if (file?.get('guimard') !== 'study') return fail('notStudy');
  const version = file.get('version');
  if (typeof version !== 'number' || version < 1) return fail('notStudy');
  if (version > VERSION) return fail('newer');
  const log = parseLog(file.get('log'));
  // All actions are in the tree.
  if (!log.ok || log.value.actions.length > 0) return fail('badLog');
  const [name, names] = [
    textOf(LIMITS.name)(file.get('name')),
    listOf(textOf(LIMITS.player), 8)(file.get('names')),
  ];
  const note = noteIn(file);
  if (name === undefined || names === undefined || note === undefined) return fail('notStudy');
  const tree = treeIn(file.get('nodes'), note);
  if (!tree.ok) return tree;
  const at = integer(0, tree.value.nodes.length)(file.get('at') ?? 0);
  return at === undefined ? fail('badNode') : ok({ name, names, log: log.value, tree: tree.value, at });
}

function treeIn(input: unknown, note: Note): Result<Tree, StudyFault> {
  if (!Array.isArray(input)) return fail('notStudy');
  if (input.length > LIMITS.nodes) return fail('tooLarge');
  const nodes: TreeNode[] = [];
  const depths = [0];
  const seen = new Set<string>();
  for (const [i, given] of input.entries()) {
    const node = nodeIn(given, i);
    if (node === undefined) return fail('badNode');
    // Two equal moves would be two lines that say the same.
    const key = `${node.parent} ${node.word}`;
    if (seen.has(key)) return fail('badNode');
    seen.add(key);
    const depth = (depths[node.parent] ?? 0) + 1;
    if (depth > LIMITS.depth) return fail('tooLarge');
    depths.push(depth);
    nodes.push(node);
  }
  const parents = new Set(nodes.map(({ parent }) => parent));
  const leaves = nodes.filter(({ id }) => !parents.has(id)).length;
  return leaves > LIMITS.leaves ? fail('tooLarge') : ok({ nodes, note });
}

/** The words that games have in logs, and `?`. */
const word: Schema<string> = (value) =>
  typeof value === 'string' && /^(?:[a-z0-9-]{1,40}|\?)$/.test(value) ? value : undefined;

function nodeIn(input: unknown, i: number): TreeNode | undefined {
  const node = record(input);
  if (node === undefined) return undefined;
  const parent = integer(0, i)(node.get('after') ?? i);
  const played = word(node.get('word'));
  const note = noteIn(node);
  if (parent === undefined || played === undefined || note === undefined) return undefined;
  return { id: i + 1, parent, word: played, note };
}

/** Undefined if something in it does not fit. */
function noteIn(fields: ReadonlyMap<string, unknown>): Note | undefined {
  const read: Partial<Record<keyof Note, unknown>> = {};
  const schemas: Readonly<Record<keyof Note, Schema<unknown>>> = {
    comment: textOf(LIMITS.comment),
    mark: oneOf(MARKS),
    drawing,
    expected,
  };
  for (const key of ['comment', 'mark', 'drawing', 'expected'] as const) {
    const given = fields.get(key);
    if (given === undefined) continue;
    read[key] = schemas[key](given);
    if (read[key] === undefined) return undefined;
  }
  // Each value has just been read by the schema of its key.
  return read as Note;
}

const cell: Schema<string> = (value) =>
  typeof value === 'string' && /^[A-Za-z0-9]{1,8}$/.test(value) ? value : undefined;

const arrow: Schema<readonly [string, string]> = (value) => {
  const [from, to, ...more] = listOf(cell, 2)(value) ?? [];
  return from === undefined || to === undefined || more.length > 0 ? undefined : [from, to];
};

const drawing: Schema<Drawing> = (value) => {
  const fields = record(value);
  const lines = listOf(integer(0, 1000), LIMITS.drawn)(fields?.get('lines'));
  const cells = listOf(cell, LIMITS.drawn)(fields?.get('cells'));
  const arrows = listOf(arrow, LIMITS.drawn)(fields?.get('arrows'));
  return lines === undefined || cells === undefined || arrows === undefined
    ? undefined
    : { lines, cells, arrows };
};

const finite: Schema<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6 ? value : undefined;

const expected: Schema<Expectation> = (value) => {
  const fields = record(value);
  const [points, wins] = [listOf(finite, 8)(fields?.get('points')), listOf(finite, 8)(fields?.get('wins'))];
  return points === undefined || wins === undefined || points.length !== wins.length
    ? undefined
    : { points, wins };
};

function record(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map<string, unknown>(Object.entries(value));
}

const textOf =
  (most: number): Schema<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : undefined;

/** Undefined if one of them does not fit, or if there are too many. */
const listOf =
  <T>(item: Schema<T>, most: number): Schema<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items = value.map(item).filter((one) => one !== undefined);
    return items.length === value.length ? items : undefined;
  };
