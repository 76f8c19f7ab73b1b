/** Small pictures of games: the one list of games that can be drawn. */
import { type CorrespondancesState, correspondances } from '@guimard/engine/correspondances';
import {
  type AnyGame,
  type Log,
  Session,
  SPECTATOR,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import { type MetroState, metro } from '@guimard/engine/metro';
import { correspondancesMiniature } from './correspondances/miniature.ts';
import { metroMiniature } from './metro/miniature.ts';
import type { Miniature } from './miniature.ts';

export * from './curve.ts';
export * from './miniature.ts';

/** From what the viewer knows; undefined for a game that cannot be drawn. */
export function miniatureOf({ meta }: AnyGame, view: View<State>): Miniature | undefined {
  // Its views have no other states.
  if (meta.id === 'metro') return metroMiniature(view as View<MetroState>);
  if (meta.id !== 'correspondances') return undefined;
  // As above.
  return correspondancesMiniature(view as View<CorrespondancesState>);
}

const GAMES: readonly AnyGame[] = [metro, correspondances];

/** For a stored game, as a spectator would see it; undefined if it cannot be opened. */
export function miniatureOfLog(log: Log): Miniature | undefined {
  const game = GAMES.find(({ meta }) => meta.id === log.game);
  const opened = game === undefined ? undefined : Session.open(game, log);
  if (game === undefined || opened?.ok !== true) return undefined;
  return miniatureOf(game, viewOf(game, opened.value.state, SPECTATOR));
}
