/** The one list of games. Each is loaded when a page shows it. */
import type { ShownGame } from './game.ts';

/** What a game is shown with is that game's business: the element only passes them on. */
const opaque = <Look>(game: ShownGame<Look>): ShownGame => game as unknown as ShownGame;

const GAMES: Readonly<Record<string, () => Promise<ShownGame>>> = {
  metro: async () => opaque((await import('./games/metro/shown.ts')).shownMetro),
  correspondances: async () =>
    opaque((await import('./games/correspondances/shown.ts')).shownCorrespondances),
};

export const gameCalled = async (id: string): Promise<ShownGame | undefined> =>
  Object.hasOwn(GAMES, id) ? GAMES[id]?.() : undefined;
