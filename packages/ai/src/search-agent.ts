/** The search as an agent: within a budget, stoppable at any time, with reports. */
import {
  type AnyGame,
  type Code,
  nth,
  type Rng,
  SeededRng,
  type State,
  type View,
} from '@guimard/engine/kit';
import type { Agent, Budget, Candidate, Thinking } from './agent.ts';
import { Ending } from './ending.ts';
import { letMessagesArrive } from './let-messages-arrive.ts';
import type { Policy } from './policy.ts';
import { Search } from './search.ts';
import { processorTime } from './stopwatch.ts';
import { treeSize } from './tree.ts';

/** Between two checks of clock and messages. */
const SLICE_MS = 40;
const STEP = 32;
/** However little of a processor a thread gets, nobody waits this many times as long as it may think. */
const LONGEST_WAIT = 10;
const FIRST_SLICE = STEP;

export function searchAgent(game: AnyGame, policy: Policy | undefined, seed: string, budget: Budget): Agent {
  const rng = new SeededRng(seed);
  let mind: { search: Search; ending: Ending } | undefined;
  return {
    async choose(view, thinking = {}) {
      if (view.legal.length === 1) return nth(view.legal, 0);
      // Solving the ending is part of the budget.
      const begun = processorTime();
      const options = game.optionsOf(view.known);
      const limits = limitsOf(budget, policy?.cost?.(view.known) ?? 1);
      mind ??= {
        search: new Search(game, policy, options, rng, treeSize(limits.playouts)),
        ending: new Ending(game, options),
      };
      return (
        solveEnding(mind.ending, view, rng, thinking) ??
        think(mind.search, view, limits, processorTime() - begun, thinking)
      );
    },
  };
}

interface Limits {
  readonly ms: number;
  readonly playouts: number;
}

/** `cost`: of a playout (Policy.cost). */
const limitsOf = ({ ms, playouts, work }: Budget, cost: number): Limits => ({
  ms: ms ?? Number.POSITIVE_INFINITY,
  playouts: Math.min(
    playouts ?? Number.POSITIVE_INFINITY,
    Math.ceil((work ?? Number.POSITIVE_INFINITY) / cost),
  ),
});

function solveEnding(ending: Ending, view: View<State>, rng: Rng, thinking: Thinking): Code | undefined {
  const moves = ending.solve(view, rng);
  if (moves === undefined) return undefined;
  thinking.onProgress?.({ playouts: 0, done: 1, isCapped: false, moves });
  return nth(moves, 0).code;
}

/** `spent`: how much of the time is gone already. */
async function think(
  search: Search,
  view: View<State>,
  { ms, playouts }: Limits,
  spent: number,
  { judge, signal, onProgress }: Thinking,
): Promise<Code> {
  search.begin(view, judge);
  const tell = (done: number, moves: readonly Candidate[], isCapped = false): void =>
    onProgress?.({ playouts: search.playouts, done, isCapped, moves });
  /** Beside playouts, time is a cap: a search that it ends says so, and none is ended because the cap comes near. */
  const isTimed = !Number.isFinite(playouts);
  let isCapped = false;
  for (let slice = FIRST_SLICE; ; ) {
    const begun = processorTime();
    const clock = performance.now();
    const before = search.playouts;
    const isCertain = runUntilCertain(search, slice, playouts);
    const took = Math.max(0.1, processorTime() - begun, (performance.now() - clock) / LONGEST_WAIT);
    spent += took;
    const done = Math.max(spent / ms, search.playouts / playouts);
    const pace = (search.playouts - before) / took;
    const isDecided = isCertain || (isTimed && search.isSettled(pace * (ms - spent)));
    isCapped = !isTimed && !isDecided && spent >= ms && search.playouts < playouts;
    if (done >= 1 || isDecided || signal?.aborted) break;
    tell(done, onProgress === undefined ? [] : search.candidates());
    // As many as fit in a slice, and in the remaining time.
    slice = Math.max(1, Math.min(slice * 4, Math.ceil(pace * Math.min(SLICE_MS, ms - spent))));
    await letMessagesArrive();
  }
  tell(1, onProgress === undefined ? [] : search.candidates(), isCapped);
  return search.best();
}

/** Returns whether the remaining playouts cannot change the choice. Checked at fixed steps, independent of the clock. */
function runUntilCertain(search: Search, slice: number, playouts: number): boolean {
  const until = Math.min(search.playouts + slice, playouts);
  while (search.playouts < until) {
    search.run(Math.min(STEP, playouts - search.playouts));
    if (search.isSettled(playouts - search.playouts)) return true;
  }
  return false;
}
