/** Paris: the rows of sights, and the tourists on them (P1–P4). */
import type { Code, Seat, View } from '@guimard/engine/kit';
import {
  type Colour,
  type MetroState,
  type ParisStanding,
  parisLifted,
  parisStanding,
} from '@guimard/engine/metro';
import { choicesLike, type ModuleChoice } from '../parts/module-view.ts';

export interface ParisRow extends ParisStanding {
  readonly seat: Seat;
}

export interface ParisPicture {
  readonly rows: readonly ParisRow[];
  /** P2: colours of the tourists lifted and not placed yet, each as often as it occurs. */
  readonly lifted: readonly Colour[];
}

export function parisPicture({ known }: View<MetroState>): ParisPicture {
  const rows = Array.from({ length: known.seats }, (_, seat) => ({ seat, ...parisStanding(known, seat) }));
  return { rows, lifted: parisLifted(known) };
}

/** P2: by number of a field in the viewer's row, the code that sends a tourist there; each field has one colour only. */
export const fieldChoicesIn = (legal: readonly ModuleChoice[]): ReadonlyMap<number, Code> =>
  new Map(choicesLike(legal, /^[a-z]+-field-(\d+)$/).map(({ code, parts }) => [Number(parts[0]), code]));
