/** The shell knows no game's states and events: at a table of Metro they are Metro's. */
import type { GameEvent, State, View } from '@guimard/engine/kit';
import type { MetroEvent, MetroState } from '@guimard/engine/metro';

/** Its tables have no other states. */
export const ownView = (view: View<State>): View<MetroState> => view as View<MetroState>;
/** Its tables tell no other events. */
export const ownEvent = (event: GameEvent): MetroEvent => event as MetroEvent;
