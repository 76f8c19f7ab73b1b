/** Small pictures of games: the one list of games that can be drawn. */
import type { CorrespondancesState } from '@guimard/engine/correspondances';
import type { AnyGame, State, View } from '@guimard/engine/kit';
import type { MetroState } from '@guimard/engine/metro';
import { correspondancesMiniature } from './correspondances/miniature.ts';
import { metroMiniature } from './metro/miniature.ts';
import type { Miniature } from './miniature.ts';

export * from './curve.ts';
export * from './miniature.ts';

/** Of what the viewer knows; undefined for a game that cannot be drawn. */
export function miniatureOf({ meta }: AnyGame, view: View<State>): Miniature | undefined {
  // The states of a game are its own.
  if (meta.id === 'metro') return metroMiniature(view as View<MetroState>);
  return meta.id === 'correspondances'
    ? correspondancesMiniature(view as View<CorrespondancesState>)
    : undefined;
}
