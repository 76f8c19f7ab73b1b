/** Fills in what a viewer cannot know: the others' lines. Which lines nobody holds follows from them. */
import { copy } from '../kit/layout.ts';
import type { Rng } from '../kit/rng.ts';
import type { View } from '../kit/view.ts';
import { isConnected } from './network.ts';
import { type CorrespondancesState, DEAL, DRAW, PLACE } from './state.ts';
import { LINES, type Line } from './types.ts';

export function sample(view: View<CorrespondancesState>, rng: Rng, into: CorrespondancesState): void {
  copy(view.known, into);
  const lines = linesHidden(view);
  for (let seat = 0; seat < dealtTo(into); seat++) {
    if (seat === view.viewer) continue;
    into.line[seat] = lines.splice(rng.below(lines.length), 1)[0];
  }
}

/**
 * The lines that other seats may hold, as far as the viewer can tell: not its own, and none that is connected,
 * since its holder would have ended the round (T17). All ways to hold them were equally likely
 * when they were dealt, and still are.
 */
export function linesHidden({ viewer, known }: View<CorrespondancesState>): Line[] {
  const own = viewer >= 0 ? known.line[viewer] : 0;
  const isPlayed = known.step === DRAW || known.step === PLACE;
  return Array.from({ length: LINES }, (_, i) => i + 1).filter(
    (line) => line !== own && !(isPlayed && isConnected(known, line)),
  );
}

/** How many seats hold a line: none between rounds. */
function dealtTo(s: CorrespondancesState): number {
  if (s.step === DEAL) return s.seat;
  return s.step === DRAW || s.step === PLACE ? s.seats : 0;
}
