/** Paris: the rows of sights, and the tourists on them (P1–P4). */
import type { Code, Seat, View } from '@guimard/engine/kit';
import {
  type Cell,
  type Colour,
  type MetroState,
  type ParisStanding,
  parisLifted,
  parisStanding,
  parseCell,
} from '@guimard/engine/metro';
import { choicesLike, colourCalled, type ModuleChoice } from '../parts/module-view.ts';

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

/** P2: where the tourists lifted may go. */
export interface ParisChoices {
  /** By number of the field in the viewer's row; each field has one colour only. */
  readonly fields: ReadonlyMap<number, Code>;
  readonly beside: readonly { readonly code: Code; readonly colour: Colour; readonly cell: Cell }[];
}

export function parisChoicesIn(legal: readonly ModuleChoice[]): ParisChoices {
  const fields = choicesLike(legal, /^[a-z]+-field-(\d+)$/);
  const beside = choicesLike(legal, /^([a-z]+)-beside-([0-7]{2})$/);
  return {
    fields: new Map(fields.map(({ code, parts }) => [Number(parts[0]), code])),
    beside: beside.flatMap(({ code, parts: [name, word = ''] }) => {
      const cell = parseCell(word);
      return cell === undefined ? [] : [{ code, colour: colourCalled(name), cell }];
    }),
  };
}
