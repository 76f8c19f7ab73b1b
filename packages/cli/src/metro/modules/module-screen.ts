/** What a module adds to the screen, from a viewer's view. */
import type { View } from '@guimard/engine/kit';
import type { Cell, MetroState, Station } from '@guimard/engine/metro';
import type { Piece } from '../board.ts';

export interface ModuleScreen {
  /** Below the board. */
  lines?(view: View<MetroState>): readonly string[];
  onCells?(view: View<MetroState>): ReadonlyMap<Cell, readonly Piece[]>;
  atStations?(view: View<MetroState>): ReadonlyMap<Station, Piece>;
  /** Platforms are part of the game. */
  readonly platforms?: true;
  /** A player's decision: its words in logs, and what choosing among them means. */
  readonly decision?: { readonly pattern: RegExp; readonly asks: string };
}
