/** A module's slice as a viewer sees it, for screens. */
import type { Seat } from '../kit/game.ts';
import { snapshot } from '../kit/layout.ts';
import type { View } from '../kit/view.ts';
import type { MetroState } from './state.ts';

/** Field by field as the module declares them. */
export interface Seen {
  readonly s: MetroState;
  readonly viewer: Seat;
  readonly number: (field: string) => number;
  /** Of a field with a part for each seat, the viewer's; nothing for spectators. */
  readonly numbers: (field: string) => readonly number[];
}

export function seenOf({ known, viewer }: Pick<View<MetroState>, 'known' | 'viewer'>, module: string): Seen {
  const fields = snapshot(known, viewer);
  const read = (field: string): number | readonly number[] => {
    const name = `${module}.${field}`;
    if (!known.places.some((place) => place.name === name)) throw new Error(`there is no field ${name}`);
    return fields[name] ?? [];
  };
  return {
    s: known,
    viewer,
    number: (field) => Number(read(field)),
    numbers: (field) => [read(field)].flat(),
  };
}

/** The numbers of the bits that are set. */
export const bitsOf = (bits: number): number[] =>
  Array.from({ length: 31 }, (_, i) => i).filter((i) => (bits >> i) & 1);
