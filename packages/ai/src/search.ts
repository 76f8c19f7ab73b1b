/**
 * Information-set Monte Carlo tree search, for any game.
 *
 * Each playout begins with a state sampled from what the seat knows, goes down the tree along actions that are legal
 * in that state, then to the end of the game by the guide's quick choices, and tells every action on its way what the end
 * was worth to the seat that chose it (max-n: every seat plays for itself). One tree serves all sampled states: an action
 * competes only in those where it is legal. Chance is drawn anew each time and does not branch the tree: most of
 * what is drawn is hidden, and an action names the tile that it uses, so that different draws lead to different actions.
 */
import {
  type AnyGame,
  CHANCE,
  type Code,
  type Mover,
  OVER,
  type Rng,
  type State,
  type View,
} from '@guimard/engine/kit';
import type { Candidate } from './agent.ts';
import { markOf, type OpenFields, openFields } from './mark.ts';
import type { Guide, Policy } from './policy.ts';
import { NONE, Tree } from './tree.ts';
import { Worth } from './worth.ts';

/** How much an action's promise weighs against what its playouts were worth so far. */
const EXPLORATION = 1;
/** An action gets a node of its own after so many playouts: most are hardly ever tried. */
const WORTH_A_NODE = 4;
/** A move that is to be judged gets at least one in so many playouts. */
const JUDGED = 5;
/** No line of play in a tree is longer. */
const MAX_DEPTH = 512;

export class Search {
  readonly #game: AnyGame;
  readonly #rng: Rng;
  readonly #state: State;
  readonly #open: OpenFields;
  readonly #guide: Guide | undefined;
  readonly #temperature: number;
  #tree: Tree;
  #spare: Tree;
  #view: View<State> | undefined;
  #playouts = 0;
  /** The root's edge that is to be judged, or NONE, and the playouts it got for that alone. */
  #judged = NONE;
  #forced = 0;

  readonly #codes: Int32Array;
  readonly #edges: Int32Array;
  readonly #promise: Float64Array;
  /** The edges of the present playout, and who chose them. */
  readonly #path = new Int32Array(MAX_DEPTH);
  readonly #movers = new Int32Array(MAX_DEPTH);
  readonly #scores: Float64Array;
  readonly #worth: Worth;
  /** Of each of the root's edges (they are the first of the tree): playouts of this thought, and by seat what they gave. */
  readonly #tries: Int32Array;
  readonly #scoreSums: Float64Array;
  readonly #winSums: Float64Array;

  /** `size`: how many edges the tree may have, a power of two. */
  constructor(game: AnyGame, policy: Policy | undefined, options: object, rng: Rng, size: number) {
    this.#game = game;
    this.#rng = rng;
    this.#state = game.create(options);
    this.#open = openFields(this.#state);
    this.#guide = policy?.guide(this.#state);
    this.#temperature = policy?.temperature ?? 1;
    this.#tree = new Tree(size);
    this.#spare = new Tree(size);
    const { maxLegal } = game.meta;
    const seats = game.seats(this.#state);
    this.#codes = new Int32Array(maxLegal);
    this.#edges = new Int32Array(maxLegal);
    this.#promise = new Float64Array(maxLegal);
    this.#scores = new Float64Array(seats);
    this.#worth = new Worth(seats);
    this.#tries = new Int32Array(maxLegal);
    this.#scoreSums = new Float64Array(maxLegal * seats);
    this.#winSums = new Float64Array(maxLegal * seats);
  }

  /** How many playouts this thought has had. */
  get playouts(): number {
    return this.#playouts;
  }

  /** Begins to think about a position, and about one of its moves in any case. What the last thought found out below it is kept. */
  begin(view: View<State>, judge?: Code): void {
    this.#view = view;
    this.#playouts = 0;
    this.#judged = judge === undefined ? NONE : view.legal.indexOf(judge);
    this.#forced = 0;
    this.#worth.reset();
    this.#tries.fill(0);
    this.#scoreSums.fill(0);
    this.#winSums.fill(0);
    const known = this.#tree.nodeMarked(markOf(openFields(view.known)));
    // The root's edges are then the first, in the order of the legal actions.
    this.#tree.moveInto(this.#spare, known, view.legal);
    [this.#tree, this.#spare] = [this.#spare, this.#tree];
    this.#rateRoot(view);
  }

  /** A guide looks at a whole state, so at one of those that are possible. */
  #rateRoot(view: View<State>): void {
    if (this.#guide === undefined) return;
    this.#game.sample(view, this.#rng, this.#state);
    this.#codes.set(view.legal);
    this.#guide.rate(this.#codes, view.legal.length, this.#promise);
    for (let edge = 0; edge < view.legal.length; edge++) this.#tree.rating[edge] = this.#promise[edge];
  }

  /** How many playouts of earlier thoughts were kept. */
  get kept(): number {
    let visits = 0;
    for (const edge of this.#rootEdges()) visits += this.#tree.visits[edge];
    return visits - this.#playouts;
  }

  run(playouts: number): void {
    for (let i = 0; i < playouts; i++) this.#playOut();
  }

  #playOut(): void {
    const game = this.#game;
    const state = this.#state;
    game.sample(this.#view!, this.#rng, state);
    const depth = this.#descend();
    this.#playOn();
    this.#worth.tell(this.#scores);
    this.#learn(depth);
    this.#playouts++;
  }

  /** Down the tree as far as it goes, and one action beyond; answers how many edges were taken. */
  #descend(): number {
    const game = this.#game;
    const state = this.#state;
    const tree = this.#tree;
    const viewer = this.#view!.viewer;
    let depth = 0;
    let node = 0;
    for (let mover = game.toMove(state); mover !== OVER && node !== NONE; mover = game.toMove(state)) {
      if (mover === CHANCE) {
        game.play(state, game.pick(state, this.#rng));
        continue;
      }
      if (mover === viewer && node > 0 && tree.mark[node] === 0) tree.mark[node] = markOf(this.#open);
      const n = game.legal(state, this.#codes);
      if (n === 1 && node > 0) {
        game.play(state, this.#codes[0]);
        continue;
      }
      if (depth === MAX_DEPTH || !this.#findEdges(node, n)) break;
      const edge = node === 0 && this.#isJudgementDue() ? this.#judged : this.#mostPromising(n);
      this.#movers[depth] = mover;
      this.#path[depth++] = edge;
      if (tree.child[edge] === NONE && tree.visits[edge] >= WORTH_A_NODE) tree.child[edge] = tree.addNode();
      node = tree.child[edge];
      game.play(state, tree.code[edge]);
    }
    return depth;
  }

  #isJudgementDue(): boolean {
    if (this.#judged === NONE || this.#tries[this.#judged] * JUDGED > this.#playouts) return false;
    this.#forced++;
    return true;
  }

  /** How often one of the root's edges was tried because it looked good. */
  #interest(edge: number): number {
    return this.#tree.visits[edge] - (edge === this.#judged ? this.#forced : 0);
  }

  /** Into `#edges`, the edges of the first n of `#codes`, made where they are missing; false if there is no room. */
  #findEdges(node: number, n: number): boolean {
    const tree = this.#tree;
    const codes = this.#codes;
    let isMissing = false;
    for (let i = 0; i < n; i++) {
      const edge = tree.find(node, codes[i]);
      this.#edges[i] = edge;
      if (edge === NONE) isMissing = true;
    }
    if (!isMissing) return true;
    if (!tree.hasRoom(n)) return false;
    if (this.#guide === undefined) this.#promise.fill(0, 0, n);
    else this.#guide.rate(codes, n, this.#promise);
    for (let i = 0; i < n; i++)
      if (this.#edges[i] === NONE) this.#edges[i] = tree.addEdge(node, codes[i], this.#promise[i]);
    return true;
  }

  /** PUCT: what it was worth so far, and the more its promise the less it was tried. */
  #mostPromising(n: number): number {
    const { rating, visits, worth } = this.#tree;
    const edges = this.#edges;
    const promise = this.#promise;
    let top = Number.NEGATIVE_INFINITY;
    let tries = 0;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const edge = edges[i];
      if (rating[edge] > top) top = rating[edge];
      tries += visits[edge];
      sum += worth[edge];
    }
    let total = 0;
    for (let i = 0; i < n; i++) {
      promise[i] = Math.exp((rating[edges[i]] - top) / this.#temperature);
      total += promise[i];
    }
    const untried = tries > 0 ? sum / tries : 0.5;
    const factor = (EXPLORATION * Math.sqrt(tries + 1)) / total;
    let best = NONE;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const edge = edges[i];
      const mean = visits[edge] > 0 ? worth[edge] / visits[edge] : untried;
      const value = mean + (factor * promise[i]) / (1 + visits[edge]);
      if (value <= bestValue) continue;
      best = edge;
      bestValue = value;
    }
    return best;
  }

  /** Into `#scores`: the end of the game, played quickly or judged. */
  #playOn(): void {
    const game = this.#game;
    const state = this.#state;
    const guide = this.#guide;
    if (guide?.evaluate !== undefined && game.toMove(state) !== OVER) {
      guide.evaluate(this.#scores);
      return;
    }
    for (let mover: Mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
      const isQuick = mover === CHANCE || guide === undefined;
      game.play(state, isQuick ? game.pick(state, this.#rng) : guide.pick(this.#rng));
    }
    game.scores(state, this.#scores);
  }

  #learn(depth: number): void {
    const { visits, worth } = this.#tree;
    for (let i = 0; i < depth; i++) {
      visits[this.#path[i]]++;
      worth[this.#path[i]] += this.#worth.of[this.#movers[i]];
    }
    const root = this.#path[0];
    this.#tries[root]++;
    const seats = this.#scores.length;
    for (let seat = 0; seat < seats; seat++) {
      this.#scoreSums[root * seats + seat] += this.#scores[seat];
      this.#winSums[root * seats + seat] += this.#worth.wins[seat];
    }
  }

  #rootEdges(): number[] {
    return Array.from(this.#view!.legal, (_, edge) => edge);
  }

  /** The action tried most, of those that this thought tried: its mean is the surest. */
  best(): Code {
    return this.#tree.code[this.#byInterest()[0]];
  }

  /** The root's edges that this thought tried, the best first. */
  #byInterest(): number[] {
    const { worth } = this.#tree;
    return this.#rootEdges()
      .filter((edge) => this.#tries[edge] > 0)
      .sort((a, b) => this.#interest(b) - this.#interest(a) || worth[b] - worth[a]);
  }

  /** How good each legal action looks at first sight, in the order of the view. */
  ratings(): Float32Array {
    return this.#tree.rating.slice(0, this.#view!.legal.length);
  }

  /** Whether the best action will still be that after so many more playouts. One that is to be judged gets them all. */
  isSettled(more: number): boolean {
    if (this.#judged !== NONE) return false;
    const visits = this.#rootEdges().map((edge) => this.#tree.visits[edge]);
    const [most, second = 0] = visits.sort((a, b) => b - a);
    return most - second > more;
  }

  candidates(): Candidate[] {
    const seats = this.#scores.length;
    const mean = (sums: Float64Array, edge: number): number[] =>
      Array.from({ length: seats }, (_, seat) => sums[edge * seats + seat] / this.#tries[edge]);
    return this.#byInterest().map((edge) => ({
      code: this.#tree.code[edge],
      visits: this.#tree.visits[edge],
      scores: mean(this.#scoreSums, edge),
      wins: mean(this.#winSums, edge),
    }));
  }
}
