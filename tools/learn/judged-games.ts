/** Games of the search against itself, with what it thought of every move: what the ranking is learned from. */
import { playable, Search } from '@guimard/ai';
import { learnedFor, MetroHeuristic, metroPolicy } from '@guimard/ai/metro';
import { CHANCE, nth, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import { type MetroState, metro } from '@guimard/engine/metro';

/** One move in so many is random, and one in so many the search's second choice, so that unusual positions are met, too. */
const RANDOM = 12;
const SECOND = 10;

/** A decision: the legal codes, and each one's share of the playouts. */
export interface Judged {
  readonly codes: Int32Array;
  readonly shares: Float64Array;
}

/** Calls `learn` with the state of every decision before it is made; the search knows no ranking yet. */
export function playJudged(
  options: object,
  playouts: number,
  seed: string,
  learn: (s: MetroState, judged: Judged) => void,
): void {
  const { game } = playable('metro')!;
  const checked = metro.options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  const policy = {
    ...metroPolicy,
    heuristic: (state: MetroState) => new MetroHeuristic(state, learnedFor(state), undefined),
  };
  const s = metro.create(checked.value);
  const rng = new SeededRng(seed);
  const searches = Array.from(
    { length: metro.seats(s) },
    (_, seat) => new Search(game, policy, checked.value, new SeededRng(`${seed}/${seat}`), 1 << 16),
  );
  for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
    if (mover === CHANCE) {
      metro.play(s, metro.pick(s, rng));
      continue;
    }
    const view = viewOf(game, s, mover);
    if (view.legal.length === 1 || rng.below(RANDOM) === 0) {
      metro.play(s, metro.pick(s, rng));
      continue;
    }
    const search = nth(searches, mover);
    search.begin(view);
    search.run(playouts);
    const moves = search.candidates();
    const visits = moves.reduce((sum, move) => sum + move.visits, 0);
    const share = new Map(moves.map((move) => [move.code, move.visits / visits]));
    learn(s, {
      codes: Int32Array.from(view.legal),
      shares: Float64Array.from(view.legal, (code) => share.get(code) ?? 0),
    });
    const other = rng.below(SECOND) === 0 ? moves[1] : undefined;
    metro.play(s, (other ?? nth(moves, 0)).code);
  }
}
