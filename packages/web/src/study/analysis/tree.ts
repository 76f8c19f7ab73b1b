/**
 * Variations: the words that follow a game's log, as a tree. A node is one word; the first child of each is the main line.
 * Nodes are a list in which parents come before their children, and siblings in their order: no edit changes that, and
 * what is stored needs no nesting.
 */
import type { Expectation } from '@guimard/ai/review';
import { nth } from '@guimard/engine/kit';
import type { Drawing } from '../../game-ui.ts';

/** 0 is the root, which has no word. */
export type NodeId = number;
export const ROOT: NodeId = 0;

/** What people write beside moves, from the best to the worst. */
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Mark = (typeof MARKS)[number];
/** What the messages call them. */
export const MARK_NAMES = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'dubious',
  '?': 'mistake',
  '??': 'blunder',
} as const satisfies Record<Mark, string>;

export const NO_DRAWING: Drawing = { lines: [], cells: [], arrows: [] };

/** What is noted of a position; empty for most. */
export interface Note {
  readonly comment?: string;
  readonly mark?: Mark;
  readonly drawing?: Drawing;
  /** By the computer, when it last looked. */
  readonly expected?: Expectation;
}

export interface TreeNode {
  readonly id: NodeId;
  readonly parent: NodeId;
  readonly word: string;
  readonly note: Note;
}

export interface Tree {
  readonly nodes: readonly TreeNode[];
  /** Of the position before all nodes. */
  readonly note: Note;
}

export const EMPTY_TREE: Tree = { nodes: [], note: {} };

export const nodeOf = ({ nodes }: Tree, id: NodeId): TreeNode | undefined =>
  nodes.find((node) => node.id === id);

/** The main line first. */
export const childrenOf = ({ nodes }: Tree, id: NodeId): readonly TreeNode[] =>
  nodes.filter(({ parent }) => parent === id);

export const noteOf = (tree: Tree, id: NodeId): Note => nodeOf(tree, id)?.note ?? tree.note;

/** From the first word to the node; empty for the root. */
export function pathTo(tree: Tree, id: NodeId): readonly TreeNode[] {
  const byId = new Map(tree.nodes.map((node) => [node.id, node]));
  const path: TreeNode[] = [];
  for (let node = byId.get(id); node !== undefined; node = byId.get(node.parent)) path.push(node);
  return path.reverse();
}

/** The path to the node, and its main line to the end. */
export function lineThrough(tree: Tree, id: NodeId): readonly TreeNode[] {
  const firstChild = new Map<NodeId, TreeNode>();
  for (const node of tree.nodes) if (!firstChild.has(node.parent)) firstChild.set(node.parent, node);
  const line = [...pathTo(tree, id)];
  for (let node = firstChild.get(id); node !== undefined; node = firstChild.get(node.id)) line.push(node);
  return line;
}

/** The nodes where a line ends; the root if there are none. */
export function leavesOf({ nodes }: Tree): readonly NodeId[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.length === 0 ? [ROOT] : nodes.flatMap(({ id }) => (parents.has(id) ? [] : [id]));
}

/** Adds what is not there yet; answers the last node of the line. */
export function addLine(tree: Tree, words: readonly string[]): { readonly tree: Tree; readonly id: NodeId } {
  const nodes = [...tree.nodes];
  const known = new Map(nodes.map(({ id, parent, word }) => [`${parent} ${word}`, id]));
  let next = nodes.reduce((most, { id }) => Math.max(most, id), ROOT) + 1;
  let at = ROOT;
  for (const word of words) {
    const id = known.get(`${at} ${word}`) ?? next;
    if (id === next) {
      nodes.push({ id, parent: at, word, note: {} });
      next++;
    }
    at = id;
  }
  return { tree: nodes.length === tree.nodes.length ? tree : { ...tree, nodes }, id: at };
}

/** Makes the line to the node the main line. */
export function promote(tree: Tree, id: NodeId): Tree {
  const chosen = new Set(pathTo(tree, id).map((node) => node.id));
  const nodes = [...tree.nodes];
  for (const node of tree.nodes) {
    if (!chosen.has(node.id)) continue;
    const first = nodes.findIndex(({ parent }) => parent === node.parent);
    const at = nodes.findIndex((one) => one.id === node.id);
    nodes.splice(first, 0, ...nodes.splice(at, 1));
  }
  return { ...tree, nodes };
}

/** Without the node and all that follows it. */
export function remove(tree: Tree, id: NodeId): Tree {
  const gone = new Set<NodeId>([id]);
  const nodes = tree.nodes.filter((node) => {
    if (gone.has(node.parent)) gone.add(node.id);
    return !gone.has(node.id);
  });
  return { ...tree, nodes };
}

/** Changes the note of a position; what is undefined is no longer noted. */
export function annotate(
  tree: Tree,
  id: NodeId,
  change: { readonly [Key in keyof Note]?: Note[Key] | undefined },
): Tree {
  const changed = (note: Note): Note =>
    Object.fromEntries(Object.entries({ ...note, ...change }).filter(([, value]) => value !== undefined));
  if (id === ROOT) return { ...tree, note: changed(tree.note) };
  return {
    ...tree,
    nodes: tree.nodes.map((node) => (node.id === id ? { ...node, note: changed(node.note) } : node)),
  };
}

/** The sibling before or after a node, if any. */
export function siblingOf(tree: Tree, id: NodeId, by: 1 | -1): NodeId | undefined {
  const node = nodeOf(tree, id);
  if (node === undefined) return undefined;
  const siblings = childrenOf(tree, node.parent);
  const at = siblings.findIndex((one) => one.id === id) + by;
  return at < 0 || at >= siblings.length ? undefined : nth(siblings, at).id;
}
