/** Short ways of writing an action. */
import { type CorrespondancesState, correspondances } from '@guimard/engine/correspondances';
import { ok, type Result, refuse, type View } from '@guimard/engine/kit';

/** `e6n2 1` and `e6n2-1` are `place-e6n2-1`; `e6n2` is enough where only one rotation fits. */
export function complete(view: View<CorrespondancesState>, word: string): Result<string> {
  const [, spot, rot] = /^(?:place[- ])?([ew]\d+[ns]\d+)(?:[- ](\d))?$/.exec(word) ?? [];
  if (spot === undefined) return ok(word);
  if (rot !== undefined) return ok(`place-${spot}-${rot}`);
  const ways = placements(view).filter((way) => way.startsWith(`place-${spot}-`));
  if (ways.length > 1) return refuse('T12', 'ambiguous', { word: spot, words: ways.map(shorten) });
  // If nothing is legal, the engine says why, whatever the rotation.
  return ok(ways[0] ?? `place-${spot}-0`);
}

/** The viewer's legal actions, as words of the log. */
export function placements({ known, legal }: View<CorrespondancesState>): string[] {
  return legal.map((code) => correspondances.format(correspondances.decode(known, code)));
}

export const shorten = (placement: string): string => placement.slice('place-'.length);
