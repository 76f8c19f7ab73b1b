/** The one list of games that the computer plays, each with its policy. */
import { correspondances } from '@guimard/engine/correspondances';
import type { AnyGame } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { correspondancesPolicy } from './games/correspondances/policy.ts';
import { metroPolicy } from './games/metro/policy.ts';
import type { Policy } from './policy.ts';

export interface Playable {
  readonly game: AnyGame;
  /** None: it is searched by its rules alone. */
  readonly policy?: Policy;
}

export const GAMES: readonly Playable[] = [
  { game: metro, policy: metroPolicy },
  { game: correspondances, policy: correspondancesPolicy },
];

export function playable(id: string): Playable | undefined {
  return GAMES.find(({ game }) => game.meta.id === id);
}
