/**
 * Information-set Monte Carlo tree search, for any game.
 *
 * Each playout samples a state from what the seat knows, descends the tree along actions that are legal in that state,
 * plays on by the heuristic's quick choices to the end of the game or to the policy's horizon, and backpropagates the value
 * of what it finds there to every action on the way, for the seat that chose it (max-n: every seat plays for itself). One
 * tree serves all sampled states: an action competes only in those where it is legal. Chance is sampled each time and does
 * not branch the tree: most draws are hidden, and in Metro an action names its tile, so different draws lead to different
 * actions. (Those of Correspondances do not: there, placements of different tiles in one spot share an edge.)
 */
import {
  type AnyGame,
  CHANCE,
  type Code,
  type Mover,
  OVER,
  type Seat,
  SeededRng,
  type State,
  type View,
} from '@guimard/engine/kit';
import type { Candidate } from './agent.ts';
import { PlayoutValue } from './playout-value.ts';
import type { Heuristic, Policy } from './policy.ts';
import { type OpenFields, openFields, positionKey } from './position-key.ts';
import { fillPriors, temperatureOf } from './priors.ts';
import { RootResults } from './root-results.ts';
import { Samples } from './samples.ts';
import { NONE, Tree } from './tree.ts';

/** How much an action's prior weighs against the mean value of its playouts. */
const EXPLORATION = 1;
/** An edge is expanded after this many visits: most are hardly ever tried. */
const EXPAND_AFTER = 4;
/** A move that must be evaluated gets at least one in this many playouts. */
const JUDGED = 5;
/** The longest line of play in a tree. */
const MAX_DEPTH = 512;

/**
 * The search itself, step by step, for those whom an agent (`search:2000`) does not suffice. `begin` a position,
 * `run` playouts as long as you like, and ask for the `best` move or all `candidates`. Runs in the caller's thread.
 */
export class Search {
  readonly #game: AnyGame;
  readonly #rng: SeededRng;
  /** Of each playout: for hidden things, for draws, and for quick choices. */
  readonly #hidden: SeededRng;
  readonly #draws: SeededRng;
  readonly #choices: SeededRng;
  readonly #state: State;
  readonly #open: OpenFields;
  readonly #heuristic: Heuristic | undefined;
  readonly #temperature: number;
  readonly #horizon: number;
  readonly #samples: Samples;
  #tree: Tree;
  #spare: Tree;
  #view: View<State> | undefined;
  #playouts = 0;
  /** Where the numbers of this search's streams begin: each search has others. */
  #stream = 0;
  /** The root's edge that must be evaluated, or NONE, and the playouts it got for that reason alone. */
  #judged = NONE;
  #forced = 0;

  readonly #codes: Int32Array;
  readonly #edges: Int32Array;
  readonly #priors: Float64Array;
  /** The edges of the current playout, and the seats that chose them. */
  readonly #path = new Int32Array(MAX_DEPTH);
  readonly #movers = new Int32Array(MAX_DEPTH);
  readonly #scores: Float64Array;
  readonly #values: PlayoutValue;
  /** Of this search alone. */
  readonly #results: RootResults;

  /** `size`: the maximum number of edges of the tree, a power of two. */
  constructor(game: AnyGame, policy: Policy | undefined, options: object, rng: SeededRng, size: number) {
    this.#game = game;
    this.#rng = rng;
    this.#hidden = new SeededRng(rng.next());
    this.#draws = new SeededRng(rng.next());
    this.#choices = new SeededRng(rng.next());
    this.#state = game.create(options);
    this.#open = openFields(this.#state);
    this.#heuristic = policy?.heuristic(this.#state);
    this.#temperature = temperatureOf(this.#heuristic, policy);
    const evaluates = this.#heuristic?.evaluate !== undefined;
    this.#horizon = evaluates ? (policy?.horizon ?? 0) : Number.POSITIVE_INFINITY;
    this.#samples = new Samples((n) => this.#sample(n), this.#heuristic);
    this.#tree = new Tree(size);
    this.#spare = new Tree(size);
    const { maxLegal } = game.meta;
    const seats = game.seats(this.#state);
    this.#codes = new Int32Array(maxLegal);
    this.#edges = new Int32Array(maxLegal);
    this.#priors = new Float64Array(maxLegal);
    this.#scores = new Float64Array(seats);
    this.#values = new PlayoutValue(seats);
    this.#results = new RootResults(maxLegal, seats);
  }

  /** Playouts of this search so far. */
  get playouts(): number {
    return this.#playouts;
  }

  /** Starts a search of a position; `judge` is a move to evaluate in any case. Keeps the subtree from the last search. */
  begin(view: View<State>, judge?: Code): void {
    this.#view = view;
    this.#playouts = 0;
    this.#stream = this.#rng.next();
    this.#samples.begin(view.viewer);
    this.#judged = judge === undefined ? NONE : view.legal.indexOf(judge);
    this.#forced = 0;
    this.#values.reset();
    this.#results.reset();
    const known = this.#tree.nodeWithKey(positionKey(openFields(view.known)));
    // The root's edges are then the first, in the order of the legal actions.
    this.#tree.moveInto(this.#spare, known, view.legal);
    [this.#tree, this.#spare] = [this.#spare, this.#tree];
    this.#rateRoot(view);
  }

  /** A heuristic needs a whole state: one of the possible ones. */
  #rateRoot(view: View<State>): void {
    if (this.#heuristic === undefined) return;
    this.#samples.take(0);
    this.#codes.set(view.legal);
    fillPriors(this.#heuristic, this.#codes, view.legal.length, this.#priors);
    for (let edge = 0; edge < view.legal.length; edge++) this.#tree.rating[edge] = this.#priors[edge];
  }

  /** Playouts kept from earlier searches. */
  get kept(): number {
    let visits = 0;
    for (const edge of this.#rootEdges()) visits += this.#tree.visits[edge];
    return visits - this.#playouts;
  }

  /** Plays this many more playouts of the position that was begun. */
  run(playouts: number): void {
    for (let i = 0; i < playouts; i++) this.#playOut();
  }

  #playOut(): void {
    const view = this.#view!;
    const first = this.#selectFirst(view.legal.length);
    // The n-th playouts of all moves are alike: so fewer are needed to tell which is better.
    const n = this.#results.tries[first];
    this.#samples.take(n);
    this.#draws.startStream(this.#stream + n);
    this.#choices.startStream(this.#stream + n);
    const depth = this.#descend(first, view.viewer);
    const doubt = this.#playOn();
    this.#values.update(this.#scores, doubt);
    this.#backpropagate(depth);
    this.#playouts++;
  }

  #sample(n: number): SeededRng {
    this.#hidden.startStream(this.#stream + n);
    this.#game.sample(this.#view!, this.#hidden, this.#state);
    return this.#hidden;
  }

  /** Which of the root's n edges to try: their actions are legal in every sample. */
  #selectFirst(n: number): number {
    if (this.#isJudgementDue()) return this.#judged;
    for (let edge = 0; edge < n; edge++) this.#edges[edge] = edge;
    return this.#select(n);
  }

  /** Descends the tree from one of the root's edges, and one action beyond; returns the number of edges taken. */
  #descend(first: number, viewer: Seat): number {
    const game = this.#game;
    const state = this.#state;
    const tree = this.#tree;
    let node = this.#take(first, 0, viewer);
    let depth = 1;
    for (let mover = game.toMove(state); mover !== OVER && node !== NONE; mover = game.toMove(state)) {
      if (mover === CHANCE) {
        game.play(state, game.pick(state, this.#draws));
        continue;
      }
      if (mover === viewer && tree.key[node] === 0) tree.key[node] = positionKey(this.#open);
      const n = game.legal(state, this.#codes);
      if (n === 1) {
        game.play(state, this.#codes[0]);
        continue;
      }
      if (depth === MAX_DEPTH || !this.#findEdges(node, n)) break;
      node = this.#take(this.#select(n), depth++, mover);
    }
    return depth;
  }

  /** Plays an edge's action, and returns the node it leads to: NONE while it has few visits. */
  #take(edge: number, depth: number, mover: Mover): number {
    const tree = this.#tree;
    this.#movers[depth] = mover;
    this.#path[depth] = edge;
    if (tree.child[edge] === NONE && tree.visits[edge] >= EXPAND_AFTER) tree.child[edge] = tree.addNode();
    this.#game.play(this.#state, tree.code[edge]);
    return tree.child[edge];
  }

  #isJudgementDue(): boolean {
    if (this.#judged === NONE || this.#results.tries[this.#judged] * JUDGED > this.#playouts) return false;
    this.#forced++;
    return true;
  }

  /** Visits of one of the root's edges, without those made only to evaluate it. */
  #earnedVisits(edge: number): number {
    return this.#tree.visits[edge] - (edge === this.#judged ? this.#forced : 0);
  }

  /** Finds the edges of the first n of `#codes` for `#edges`, adding missing ones; false if there is no room. */
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
    if (this.#heuristic === undefined) this.#priors.fill(0, 0, n);
    else fillPriors(this.#heuristic, codes, n, this.#priors);
    for (let i = 0; i < n; i++)
      if (this.#edges[i] === NONE) this.#edges[i] = tree.addEdge(node, codes[i], this.#priors[i]);
    return true;
  }

  /** PUCT: the mean value so far, plus a bonus in proportion to the prior that shrinks with visits. */
  #select(n: number): number {
    const { rating, visits, value } = this.#tree;
    const edges = this.#edges;
    const priors = this.#priors;
    let top = Number.NEGATIVE_INFINITY;
    let tries = 0;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const edge = edges[i];
      if (rating[edge] > top) top = rating[edge];
      tries += visits[edge];
      sum += value[edge];
    }
    let total = 0;
    for (let i = 0; i < n; i++) {
      priors[i] = Math.exp((rating[edges[i]] - top) / this.#temperature);
      total += priors[i];
    }
    const untried = tries > 0 ? sum / tries : 0.5;
    const factor = (EXPLORATION * Math.sqrt(tries + 1)) / total;
    let best = NONE;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const edge = edges[i];
      const mean = visits[edge] > 0 ? value[edge] / visits[edge] : untried;
      const bound = mean + (factor * priors[i]) / (1 + visits[edge]);
      if (bound <= bestBound) continue;
      best = edge;
      bestBound = bound;
    }
    return best;
  }

  /** Fills `#scores`, by a quick playout to the end or, from its horizon, by the heuristic's evaluation; returns its doubt. */
  #playOn(): number {
    const game = this.#game;
    const state = this.#state;
    const heuristic = this.#heuristic;
    let left = this.#horizon;
    for (let mover: Mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
      if (left <= 0 && heuristic?.evaluate !== undefined) {
        heuristic.evaluate(this.#scores);
        return heuristic.doubt?.() ?? 0;
      }
      if (mover !== CHANCE) left--;
      const isQuick = mover === CHANCE || heuristic === undefined;
      game.play(state, isQuick ? game.pick(state, this.#draws) : heuristic.pick(this.#choices));
    }
    game.scores(state, this.#scores);
    return 0;
  }

  #backpropagate(depth: number): void {
    const { visits, value } = this.#tree;
    for (let i = 0; i < depth; i++) {
      visits[this.#path[i]]++;
      value[this.#path[i]] += this.#values.of[this.#movers[i]];
    }
    this.#results.add(this.#path[0], this.#scores, this.#values.wins, this.#view!.viewer);
  }

  #rootEdges(): number[] {
    return Array.from(this.#view!.legal, (_, edge) => edge);
  }

  /** The action with the most visits, among those tried by this search: its mean is the most certain. */
  best(): Code {
    return this.#tree.code[this.#byVisits()[0]];
  }

  /** The root's edges tried by this search, best first. */
  #byVisits(): number[] {
    const { value } = this.#tree;
    return this.#rootEdges()
      .filter((edge) => this.#results.tries[edge] > 0)
      .sort((a, b) => this.#earnedVisits(b) - this.#earnedVisits(a) || value[b] - value[a]);
  }

  /** What the heuristic thinks of each legal action before any playout, in the view's order: the logarithms of priors, or ratings. */
  ratings(): Float32Array {
    return this.#tree.rating.slice(0, this.#view!.legal.length);
  }

  /** Whether this many more playouts cannot change the best action. With a move to evaluate, all of them are played. */
  isSettled(more: number): boolean {
    if (this.#judged !== NONE) return false;
    const visits = this.#rootEdges().map((edge) => this.#tree.visits[edge]);
    const [most, second = 0] = visits.sort((a, b) => b - a);
    return most - second > more;
  }

  /** Every move tried so far, best first. */
  candidates(): Candidate[] {
    return this.#byVisits().map((edge) => ({
      code: this.#tree.code[edge],
      visits: this.#tree.visits[edge],
      ...this.#results.of(edge),
    }));
  }
}
