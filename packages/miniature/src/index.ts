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
  // Its views are of no other states.
  if (meta.id === 'metro') return metroMiniature(view as View<MetroState>);
  if (meta.id !== 'correspondances') return undefined;
  // The same.
  return correspondancesMiniature(view as View<CorrespondancesState>);
}
