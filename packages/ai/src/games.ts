/** The one list of games that the computer plays, each with its policy. */
import { correspondances } from '@guimard/engine/correspondances';
import type { AnyGame } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { correspondancesPolicy } from './games/correspondances/policy.ts';
import { correspondancesThemes } from './games/correspondances/themes.ts';
import { metroPolicy } from './games/metro/policy.ts';
import { metroThemes } from './games/metro/themes.ts';
import type { Policy } from './policy.ts';
import type { Themes } from './puzzles/themes.ts';

/** A game that the computer plays. */
export interface Playable {
  /** Its rules. */
  readonly game: AnyGame;
  /** None: it is searched by its rules alone. */
  readonly policy?: Policy;
  /** None: it has no puzzles. */
  readonly themes?: Themes;
}

/** Metro and Correspondances. */
export const GAMES: readonly Playable[] = [
  { game: metro, policy: metroPolicy, themes: metroThemes },
  { game: correspondances, policy: correspondancesPolicy, themes: correspondancesThemes },
];

/** The game with an id, such as 'metro'; undefined if the computer does not play it. */
export function playable(id: 'metro' | 'correspondances'): Playable;
export function playable(id: string): Playable | undefined;
export function playable(id: string): Playable | undefined {
  return GAMES.find(({ game }) => game.meta.id === id);
}
