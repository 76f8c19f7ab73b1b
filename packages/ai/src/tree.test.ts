/** The tree in arrays behaves like one of plain maps. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE, Tree } from './tree.ts';

const SIZE = 64;
/** Codes that fall into few slots, so that probing is needed. */
const CODES = [0, 1, 2, 3, 64, 128, 1024, 1566, 65_536, 1 << 20];

interface ModelEdge {
  visits: number;
  value: number;
  readonly rating: number;
  child?: ModelNode;
}
interface ModelNode {
  key: number;
  readonly edges: Map<number, ModelEdge>;
}
const modelNode = (): ModelNode => ({ key: 0, edges: new Map() });

interface Grown {
  readonly tree: Tree;
  /** By number. */
  readonly nodes: readonly ModelNode[];
}

/** What happens to a tree: an edge is visited, added or given a node, at some node. */
interface Happening {
  readonly node: number;
  readonly code: number;
  readonly what: 'visit' | 'node' | 'key';
}
const happenings = fc.array(
  fc.record({
    node: fc.nat(20),
    code: fc.constantFrom(...CODES),
    what: fc.constantFrom('visit' as const, 'visit' as const, 'node' as const, 'key' as const),
  }),
  { maxLength: 200 },
);

function grow(list: readonly Happening[]): Grown {
  const tree = new Tree(SIZE);
  const nodes = [modelNode()];
  list.forEach(({ node: at, code, what }, i) => {
    const node = at % nodes.length;
    const model = nodes[node];
    let edge = tree.find(node, code);
    let modelEdge = model.edges.get(code);
    expect(edge === NONE).toBe(modelEdge === undefined);
    if (edge === NONE || modelEdge === undefined) {
      if (!tree.hasRoom(1)) return;
      edge = tree.addEdge(node, code, i);
      modelEdge = { visits: 0, value: 0, rating: i };
      model.edges.set(code, modelEdge);
    }
    if (what === 'visit') {
      tree.visits[edge]++;
      tree.value[edge] += i / 2;
      modelEdge.visits++;
      modelEdge.value += i / 2;
    } else if (what === 'key') {
      model.key = i + 1;
      tree.key[node] = i + 1;
    } else if (tree.child[edge] === NONE) {
      tree.child[edge] = tree.addNode();
      expect(tree.child[edge]).toBe(nodes.length);
      modelEdge.child = modelNode();
      nodes.push(modelEdge.child);
    }
  });
  return { tree, nodes };
}

/** Everything below a node, in both trees. */
function below(tree: Tree, node: number): unknown {
  return CODES.flatMap((code) => {
    const edge = tree.find(node, code);
    if (edge === NONE) return [];
    const child = tree.child[edge];
    const rest = child === NONE ? [] : [tree.key[child], below(tree, child)];
    return [[code, tree.visits[edge], tree.value[edge], tree.rating[edge], ...rest]];
  });
}
function modelBelow({ edges }: ModelNode): unknown {
  return CODES.flatMap((code) => {
    const edge = edges.get(code);
    if (edge === undefined) return [];
    const rest = edge.child === undefined ? [] : [edge.child.key, modelBelow(edge.child)];
    return [[code, edge.visits, edge.value, edge.rating, ...rest]];
  });
}
const edgesOf = ({ edges }: ModelNode): number =>
  [...edges.values()].reduce((sum, { child }) => sum + 1 + (child === undefined ? 0 : edgesOf(child)), 0);

describe('a tree', () => {
  it('finds what was added, and nothing else', () => {
    fc.assert(
      fc.property(happenings, (list) => {
        const { tree, nodes } = grow(list);
        expect(below(tree, 0)).toEqual(modelBelow(nodes[0]));
        expect(tree.edges).toBe(edgesOf(nodes[0]));
        expect(tree.nodes).toBe(nodes.length);
        for (let edge = 0; edge < tree.edges; edge++)
          expect(nodes.some(({ edges }) => edges.has(tree.code[edge]))).toBe(true);
      }),
    );
  });

  it('has room for as many edges as it was made for', () => {
    const tree = new Tree(SIZE);
    for (let code = 0; code < SIZE; code++) {
      expect(tree.hasRoom(SIZE - code)).toBe(true);
      expect(tree.hasRoom(SIZE - code + 1)).toBe(false);
      tree.addEdge(0, code * 128, 0);
    }
    for (let code = 0; code < SIZE; code++) expect(tree.find(0, code * 128)).toBe(code);
    expect(tree.find(0, 1)).toBe(NONE);
  });

  it('finds a node by its key, but not the root', () => {
    fc.assert(
      fc.property(happenings, fc.integer({ min: 1, max: 200 }), (list, key) => {
        const { tree, nodes } = grow(list);
        expect(tree.nodeWithKey(key)).toBe(nodes.findIndex((node, i) => i > 0 && node.key === key));
      }),
    );
  });

  it('moved, keeps what is below the given actions, which come first in their order', () => {
    const actions = fc.shuffledSubarray([...CODES, 7, 77], { minLength: 1 });
    fc.assert(
      fc.property(happenings, fc.nat(20), actions, happenings, (list, at, codes, old) => {
        const { tree, nodes } = grow(list);
        const node = at % nodes.length;
        const before = below(tree, 0);
        // The other tree's previous content is gone.
        const into = grow(old).tree;
        const kept = modelNode();
        for (const code of codes)
          kept.edges.set(code, nodes[node].edges.get(code) ?? { visits: 0, value: 0, rating: 0 });
        // moveInto does not check whether there is room; here there is.
        fc.pre(edgesOf(kept) <= SIZE);
        tree.moveInto(into, node, codes);
        expect(Array.from(into.code.subarray(0, codes.length))).toEqual(codes);
        expect(below(into, 0)).toEqual(modelBelow(kept));
        expect(into.edges).toBe(edgesOf(kept));
        expect(below(tree, 0)).toEqual(before);
      }),
    );
  });

  it('moved without a node to keep, is a root with the actions alone', () => {
    const { tree } = grow([{ node: 0, code: 1, what: 'visit' }]);
    const into = new Tree(SIZE);
    tree.moveInto(into, NONE, [2, 1]);
    expect(Array.from(into.code.subarray(0, 2))).toEqual([2, 1]);
    expect([into.edges, into.nodes, into.visits[0], into.visits[1]]).toEqual([2, 1, 0, 0]);
  });
});
