/** The scores if the game ended now: for plots of a finished game and for what a player could still win or lose. */
import { scoreCompletedLines, scoreEnd } from './scoring.ts';
import { copyOf } from './setup.ts';
import { DEAL, END, FIRST, isModuleStep, type MetroState, SET_UP, seatScores } from './state.ts';

/** Scores as if the game ended now. The state cannot be played on. */
export function conclude(s: MetroState): void {
  // A module may be asking for a decision before the last tile's lines score.
  scoreCompletedLines(s);
  scoreEnd(s);
}

export function scoresIfOver(s: MetroState, out: Int32Array | Float64Array): void {
  if (s.step === END || isBeforeFirstTurn(s)) {
    out.set(seatScores(s));
    return;
  }
  const end = copyOf(s);
  conclude(end);
  out.set(seatScores(end));
}

/** Shares, chips and sights may not be dealt yet: the hooks expect them. */
function isBeforeFirstTurn(s: MetroState): boolean {
  const step = isModuleStep(s) ? s.from : s.step;
  return step === FIRST || step === DEAL || step === SET_UP;
}
