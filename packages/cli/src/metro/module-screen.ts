/** What a module adds to the screen, made from what a viewer may see of its slice. */
import type { Cell, Seen, Station } from '@guimard/engine/metro';
import type { Piece } from './board.ts';

export interface ModuleScreen {
  /** Below the board. */
  lines?(seen: Seen): readonly string[];
  onCells?(seen: Seen): ReadonlyMap<Cell, readonly Piece[]>;
  atStations?(seen: Seen): ReadonlyMap<Station, Piece>;
  readonly platforms?: true;
}
