/**
 * The tree of a search: nodes, and for each node an edge per action that was legal there in some playout. It is stored in
 * arrays allocated once, so growing the tree allocates nothing.
 */
import type { Code } from '@guimard/engine/kit';

export const NONE = -1;

/** Trees have room for this many edges per playout, up to a limit of about 50 MB. */
const EDGES_PER_PLAYOUT = 24;
const MAX_EDGES = 1 << 19;

/** The number of edges for a search of this many playouts: a power of two. */
export function treeSize(playouts = Number.POSITIVE_INFINITY): number {
  const edges = Math.min(MAX_EDGES, Math.max(4096, playouts * EDGES_PER_PLAYOUT));
  return 2 ** Math.ceil(Math.log2(edges));
}

export class Tree {
  /** Number of edges; the arrays below are indexed by edge. */
  edges = 0;
  readonly code: Int32Array;
  /** The node it leads to, or NONE. */
  readonly child: Int32Array;
  readonly visits: Int32Array;
  /** The sum of the values of its playouts to the seat that chose it. */
  readonly value: Float64Array;
  /** How good it looks before any search (see Heuristic). */
  readonly rating: Float32Array;
  /** The node it leaves, and the next edge of that node or NONE. */
  readonly #node: Int32Array;
  readonly #next: Int32Array;

  /** Number of nodes; node 0 is the root. */
  nodes = 0;
  readonly #first: Int32Array;
  /** The key of a node's position, 0 for none (position-key.ts). */
  readonly key: Int32Array;

  /** Edge + 1 by node and code, with open addressing. */
  readonly #slots: Int32Array;
  readonly #slotMask: number;

  /** `size` edges, a power of two. */
  constructor(size: number) {
    this.code = new Int32Array(size);
    this.child = new Int32Array(size);
    this.visits = new Int32Array(size);
    this.value = new Float64Array(size);
    this.rating = new Float32Array(size);
    this.#node = new Int32Array(size);
    this.#next = new Int32Array(size);
    this.#first = new Int32Array(size);
    this.key = new Int32Array(size);
    this.#slots = new Int32Array(size * 2);
    this.#slotMask = size * 2 - 1;
    this.clear();
  }

  /** Nothing but a root. */
  clear(): void {
    this.edges = 0;
    this.nodes = 0;
    this.#slots.fill(0);
    this.addNode();
  }

  /** Whether `n` more edges fit. A fuller table would make lookups slow. */
  hasRoom(n: number): boolean {
    return this.edges + n <= this.code.length;
  }

  addNode(): number {
    const node = this.nodes++;
    this.#first[node] = NONE;
    this.key[node] = 0;
    return node;
  }

  #slot(node: number, code: Code): number {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(code + 1, 0x85ebca6b)) >>> 7;
    for (slot &= this.#slotMask; ; slot = (slot + 1) & this.#slotMask) {
      const edge = this.#slots[slot] - 1;
      if (edge < 0 || (this.code[edge] === code && this.#node[edge] === node)) return slot;
    }
  }

  /** The edge for an action at a node, or NONE. */
  find(node: number, code: Code): number {
    return this.#slots[this.#slot(node, code)] - 1;
  }

  addEdge(node: number, code: Code, rating: number): number {
    const edge = this.edges++;
    this.code[edge] = code;
    this.child[edge] = NONE;
    this.visits[edge] = 0;
    this.value[edge] = 0;
    this.rating[edge] = rating;
    this.#node[edge] = node;
    this.#next[edge] = this.#first[node];
    this.#first[node] = edge;
    this.#slots[this.#slot(node, code)] = edge + 1;
    return edge;
  }

  /** The node with this position key, or NONE. */
  nodeWithKey(key: number): number {
    for (let node = 1; node < this.nodes; node++) if (this.key[node] === key) return node;
    return NONE;
  }

  /**
   * Copies what is below a node into another tree, whose root it becomes. Of the node's own edges those for the given
   * actions are kept, in that order from edge 0 on; actions without one get a new one.
   */
  moveInto(into: Tree, node: number, actions: readonly Code[]): void {
    into.clear();
    // New edges must fit beside everything that may be copied.
    const isKept = node !== NONE && into.hasRoom(this.edges + actions.length);
    const copied = actions.map((code) => {
      const edge = isKept ? this.find(node, code) : NONE;
      return [edge, edge === NONE ? into.addEdge(0, code, 0) : this.#copyEdge(into, edge, 0)] as const;
    });
    for (const [edge, copy] of copied) if (edge !== NONE) this.#copyBelow(into, edge, copy);
  }

  #copyEdge(into: Tree, edge: number, node: number): number {
    const copied = into.addEdge(node, this.code[edge], this.rating[edge]);
    into.visits[copied] = this.visits[edge];
    into.value[copied] = this.value[edge];
    return copied;
  }

  #copyBelow(into: Tree, edge: number, copied: number): void {
    const child = this.child[edge];
    if (child === NONE) return;
    const node = into.addNode();
    into.child[copied] = node;
    into.key[node] = this.key[child];
    for (let e = this.#first[child]; e !== NONE; e = this.#next[e]) {
      this.#copyBelow(into, e, this.#copyEdge(into, e, node));
    }
  }
}
