/** What a module adds to the screen, from what a viewer may see. */
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
  /** What it leaves to a player: the words that logs have for it, and what whoever chooses among them does. */
  readonly decision?: { readonly pattern: RegExp; readonly asks: string };
}
