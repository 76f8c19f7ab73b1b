/** What a module adds to the screen, made from what a viewer may see of its slice. */
import { type Seat, snapshot, type View } from '@guimard/engine/kit';
import type { Cell, MetroState, Station } from '@guimard/engine/metro';
import type { Piece } from './board.ts';

/** A module's slice as a viewer sees it, field by field as the module declares them. */
export interface Seen {
  readonly s: MetroState;
  readonly viewer: Seat;
  readonly number: (field: string) => number;
  /** Of a field with a part for each seat, the viewer's; nothing for spectators. */
  readonly numbers: (field: string) => readonly number[];
}

export interface ModuleScreen {
  /** Below the board. */
  lines?(seen: Seen): readonly string[];
  onCells?(seen: Seen): ReadonlyMap<Cell, readonly Piece[]>;
  atStations?(seen: Seen): ReadonlyMap<Station, Piece>;
  readonly platforms?: true;
}

export function seenOf({ known, viewer }: View<MetroState>, module: string): Seen {
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
