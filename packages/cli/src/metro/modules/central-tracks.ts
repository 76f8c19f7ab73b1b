/** Central tracks on the terminal: they are on the board, and there is nothing else to show. */
import type { ModuleScreen } from './module-screen.ts';

export const centralTracksScreen: ModuleScreen = {};
