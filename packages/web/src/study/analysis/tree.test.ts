import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFile, parseFile, readStudy, type SharedStudy } from './study-file.ts';
import { packStudy, unpackStudy } from './study-link.ts';
import {
  addLine,
  annotate,
  childrenOf,
  EMPTY_TREE,
  leavesOf,
  lineThrough,
  MARKS,
  type NodeId,
  nodeOf,
  noteOf,
  pathTo,
  promote,
  ROOT,
  remove,
  siblingOf,
  type Tree,
} from './tree.ts';

const LOG = { game: 'metro', rules: 1, options: { players: 2 }, actions: [] };
const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
const choice = fc.nat(1000);
const edit = fc.oneof(
  words.map((line) => ({ type: 'add', line }) as const),
  choice.map((at) => ({ type: 'promote', at }) as const),
  choice.map((at) => ({ type: 'remove', at }) as const),
  fc
    .record({ at: choice, comment: fc.string({ maxLength: 50 }), mark: fc.constantFrom(...MARKS) })
    .map((note) => ({ type: 'annotate', ...note }) as const),
);
const edits = fc.array(edit, { maxLength: 30 });
const pick = ({ nodes }: Tree, at: number): NodeId => nodes[at % (nodes.length + 1)]?.id ?? ROOT;

type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function changed(tree: Tree, one: Edit): Tree {
  switch (one.type) {
    case 'add':
      return addLine(tree, one.line).tree;
    case 'promote':
      return promote(tree, pick(tree, one.at));
    case 'remove':
      return remove(tree, pick(tree, one.at));
    case 'annotate':
      return annotate(tree, pick(tree, one.at), { comment: one.comment, mark: one.mark });
  }
}

const applied = (all: readonly Edit[]): Tree => all.reduce(changed, EMPTY_TREE);

const linesOf = (tree: Tree): readonly string[] =>
  leavesOf(tree).map((id) =>
    pathTo(tree, id)
      .map(({ word }) => word)
      .join(' '),
  );

describe('a tree', () => {
  it('keeps parents before children, and no two equal siblings, whatever is edited', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const { nodes } = applied(all);
        for (const [i, { parent, id, word }] of nodes.entries()) {
          expect(parent === ROOT || nodes.slice(0, i).some((node) => node.id === parent)).toBe(true);
          expect(nodes.filter((node) => node.id === id)).toHaveLength(1);
          expect(nodes.filter((node) => node.parent === parent && node.word === word)).toHaveLength(1);
        }
      }),
    );
  });

  it('has every line that was added, once', () => {
    fc.assert(
      fc.property(fc.array(words), (lines) => {
        let tree = EMPTY_TREE;
        for (const line of lines) {
          const added = addLine(tree, line);
          tree = added.tree;
          expect(pathTo(tree, added.id).map(({ word }) => word)).toEqual(line);
          expect(addLine(tree, line)).toEqual({ tree, id: added.id });
        }
        const prefixes = new Set(lines.flatMap((line) => line.map((_, i) => line.slice(0, i + 1).join(' '))));
        expect(tree.nodes).toHaveLength(prefixes.size);
      }),
    );
  });

  it('loses nothing by promoting, and the line promoted is the main line', () => {
    fc.assert(
      fc.property(edits, choice, (all, at) => {
        const tree = applied(all);
        const id = pick(tree, at);
        const promoted = promote(tree, id);
        expect(linesOf(promoted).toSorted()).toEqual(linesOf(tree).toSorted());
        expect(lineThrough(promoted, ROOT).slice(0, pathTo(tree, id).length)).toEqual(pathTo(tree, id));
      }),
    );
  });

  it('loses what is removed and what follows it, and nothing else', () => {
    fc.assert(
      fc.property(edits, choice, (all, at) => {
        const tree = applied(all);
        const id = pick(tree, at);
        const left = new Set(remove(tree, id).nodes.map((node) => node.id));
        for (const node of tree.nodes) {
          const isUnder = id === ROOT || pathTo(tree, node.id).some((one) => one.id === id);
          expect(left.has(node.id)).toBe(!isUnder);
        }
      }),
    );
  });

  it('notes are written and taken back, of one position alone', () => {
    const { tree, id } = addLine(EMPTY_TREE, ['a', 'b']);
    const noted = annotate(annotate(tree, id, { comment: 'x', mark: '!?' }), ROOT, { comment: 'root' });
    expect([noteOf(noted, id), noteOf(noted, ROOT)]).toEqual([
      { comment: 'x', mark: '!?' },
      { comment: 'root' },
    ]);
    expect(noteOf(annotate(noted, id, { mark: undefined }), id)).toEqual({ comment: 'x' });
    expect(nodeOf(noted, 1)?.note).toEqual({});
  });

  it('goes from a variation to the next', () => {
    const tree = addLine(addLine(EMPTY_TREE, ['a', 'b']).tree, ['a', 'c']).tree;
    const [b, c] = childrenOf(tree, 1).map(({ id }) => id);
    expect([siblingOf(tree, b!, 1), siblingOf(tree, c!, -1), siblingOf(tree, c!, 1)]).toEqual([
      c,
      b,
      undefined,
    ]);
  });
});

const study = edits.map(
  (all): SharedStudy => ({ name: 'Study', names: ['Ada', 'Ben'], log: LOG, tree: applied(all), at: ROOT }),
);

/** As far as one can see: ids are anybody's business. */
const seen = ({ tree, ...rest }: SharedStudy): unknown => ({
  ...rest,
  note: tree.note,
  nodes: tree.nodes.map(({ id, word, note }) => ({ path: pathTo(tree, id).map((n) => n.word), word, note })),
});

describe('a file', () => {
  it('reads as it was written', () => {
    fc.assert(
      fc.property(study, (one) => {
        const read = readStudy(JSON.stringify(makeFile(one)));
        expect(read.ok && seen(read.value)).toEqual(seen(one));
      }),
    );
  });

  it('is the same in a link', async () => {
    await fc.assert(
      fc.asyncProperty(study, async (one) => {
        const packed = await packStudy(one);
        expect(packed).toMatch(/^[\w-]*$/);
        const read = await unpackStudy(packed);
        expect(read.ok && seen(read.value)).toEqual(seen(one));
      }),
      { numRuns: 30 },
    );
  });

  it('is refused, and never thrown at, whatever it is', async () => {
    fc.assert(fc.property(fc.string(), (text) => readStudy(text).ok === false));
    fc.assert(fc.property(fc.jsonValue(), (value) => parseFile(value).ok === false));
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => !(await unpackStudy(text)).ok),
      { numRuns: 30 },
    );
  });

  /** A good file with one thing changed. */
  const spoilt = (change: object): unknown => ({
    ...makeFile({
      name: 'Study',
      names: ['Ada'],
      log: LOG,
      tree: addLine(EMPTY_TREE, ['a', 'b']).tree,
      at: 1,
    }),
    ...change,
  });

  it.each([
    ['nothing', {}, undefined],
    ['a later version', { version: 2 }, 'newer'],
    ['no log', { log: {} }, 'badLog'],
    ['a log with actions', { log: { ...LOG, actions: ['aacb'] } }, 'badLog'],
    ['a long name', { name: 'x'.repeat(101) }, 'notStudy'],
    ['a long comment', { nodes: [{ word: 'a', comment: 'x'.repeat(4001) }] }, 'badNode'],
    ['a parent that comes later', { nodes: [{ word: 'a', after: 1 }] }, 'badNode'],
    ['a negative parent', { nodes: [{ word: 'a', after: -1 }] }, 'badNode'],
    ['equal siblings', { nodes: [{ word: 'a' }, { word: 'a', after: 0 }] }, 'badNode'],
    ['markup for a word', { nodes: [{ word: '<b>' }] }, 'badNode'],
    ['an unknown mark', { nodes: [{ word: 'a', mark: '??!' }] }, 'badNode'],
    [
      'a wild drawing',
      { nodes: [{ word: 'a', drawing: { lines: [1.5], cells: [], arrows: [] } }] },
      'badNode',
    ],
    ['infinite points', { nodes: [{ word: 'a', expected: { points: ['1'], wins: [1] } }] }, 'badNode'],
    ['a place beyond the end', { at: 3 }, 'badNode'],
    ['too many nodes', { nodes: Array(8001).fill({ word: 'a' }) }, 'tooLarge'],
    ['too deep a line', { nodes: Array(6001).fill({ word: 'a' }) }, 'tooLarge'],
    [
      'too many lines',
      { nodes: Array.from({ length: 201 }, (_, i) => ({ word: `w${i}`, after: 0 })) },
      'tooLarge',
    ],
  ])('with %s', (_, change, fault) => {
    const read = parseFile(spoilt(change));
    expect(read.ok ? undefined : read.error).toBe(fault);
  });

  it('that unpacks to far more than it is, is refused', async () => {
    const packed = await packStudy({
      name: 'x'.repeat(3_000_000),
      names: [],
      log: LOG,
      tree: EMPTY_TREE,
      at: ROOT,
    });
    expect(packed.length).toBeLessThan(10_000);
    expect(await unpackStudy(packed)).toEqual({ ok: false, error: 'tooLarge' });
  });
});
