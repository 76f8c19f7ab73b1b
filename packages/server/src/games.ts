/** The one list of games. */
import { correspondances } from '@guimard/engine/correspondances';
import type { AnyGame } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';

export const GAMES: readonly AnyGame[] = [metro, correspondances];

export const gameCalled = (id: string): AnyGame | undefined => GAMES.find(({ meta }) => meta.id === id);
