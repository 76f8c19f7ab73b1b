/** An agent that prefers moves in the order of the list: every evaluation is predictable. */
import type { Agent, Candidate } from '@guimard/ai';
import type { Code, State, View } from '@guimard/engine/kit';

export const RANKED = 20;

/** Each position in the list costs a point, two percent of the chance to win, and some of the visits. */
function candidate(view: View<State>, code: Code): Candidate {
  const place = view.legal.indexOf(code);
  const seats = Array.from({ length: view.known.seats }, (_, seat) => seat);
  return {
    code,
    visits: Math.round(1000 * 0.8 ** place),
    scores: seats.map((seat) => (seat === view.viewer ? 60 - place : 40)),
    wins: seats.map((seat) => (seat === view.viewer ? 0.8 - 0.02 * place : 0.1)),
    lead: 20 - place,
    leadError: 1,
  };
}

/** Reports twice, and the last counts; moves far down the list are not tried. */
export function rankingAgent(seen: View<State>[] = []): Agent {
  return {
    async choose(view, thinking) {
      seen.push(view);
      const moves = view.legal.slice(0, RANKED).map((code) => candidate(view, code));
      thinking?.onProgress?.({ playouts: 1, done: 0.5, moves: [{ ...moves[1], visits: 1 }] });
      thinking?.onProgress?.({ playouts: 1000, done: 1, moves });
      return view.legal[0];
    },
  };
}
