/** What the best move of a puzzle of Correspondances does: for the own journey, or against those of others. */
import {
  type CorrespondancesState,
  correspondances,
  createState,
  LINES,
  type Line,
  portionLength,
} from '@guimard/engine/correspondances';
import { type Code, nth, SeededRng, type View } from '@guimard/engine/kit';
import type { Theme } from '../../puzzles/puzzle.ts';
import type { Themes } from '../../puzzles/themes.ts';
import { findRoutes, Routes } from './route.ts';

/** A portion longer by this many sections is the point of a move, too. */
const LONGER = 1;

export const correspondancesThemes: Themes<CorrespondancesState> = {
  of(view, solution, others) {
    const best = afterMove(view, solution);
    const rivals = others.map((code) => afterMove(view, code));
    const versus = (value: (after: After) => number): number =>
      value(best) - rivals.reduce((sum, rival) => sum + value(rival), 0) / Math.max(1, rivals.length);
    const themes: Theme[] = ['journey'];
    if (best.arrives) return [...themes, 'finish'];
    // In tiles to go.
    const nearer = -versus(({ own }) => own);
    const further = versus(({ theirs }) => theirs);
    if (further > nearer) themes.push('spoil');
    if (versus(({ portion }) => portion) >= LONGER) themes.push('long');
    return themes;
  },
};

interface After {
  /** The seat's own journey is complete. */
  readonly arrives: boolean;
  /** Tiles that its line still needs, and those of all others on average: nobody knows who holds them. */
  readonly own: number;
  readonly theirs: number;
  readonly portion: number;
}

function afterMove(view: View<CorrespondancesState>, code: Code): After {
  const { viewer, known } = view;
  const line = nth(known.line, viewer);
  const state = sampleOf(view);
  const round = state.round;
  let arrives = false;
  correspondances.play(state, code, (event) => {
    if (event.type === 'journey' && event.seat === viewer) arrives = true;
  });
  // The round is over: there is nothing left to build.
  if (state.round > round) return { arrives, own: 0, theirs: 0, portion: 0 };
  const routes = new Routes();
  const lines = Array.from({ length: LINES }, (_, i): Line => i + 1);
  findRoutes(state, lines, routes);
  const others = lines.filter((other) => other !== line);
  return {
    arrives,
    own: nth(routes.cost, line),
    theirs: others.reduce((sum, other) => sum + nth(routes.cost, other), 0) / others.length,
    portion: portionLength(state, line),
  };
}

/** The rules need everybody's line. */
function sampleOf(view: View<CorrespondancesState>): CorrespondancesState {
  const state = createState(correspondances.optionsOf(view.known));
  correspondances.sample(view, new SeededRng('themes'), state);
  return state;
}
