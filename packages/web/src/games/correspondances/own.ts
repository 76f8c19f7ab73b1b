/** The shell knows no game's states, events and options: at a table of Correspondances they are those of Correspondances. */
import type {
  CorrespondancesEvent,
  CorrespondancesOptions,
  CorrespondancesState,
} from '@guimard/engine/correspondances';
import type { GameEvent, State, View } from '@guimard/engine/kit';

/** Its tables have no other states. */
export const ownView = (view: View<State>): View<CorrespondancesState> => view as View<CorrespondancesState>;
/** Its tables tell no other events. */
export const ownEvent = (event: GameEvent): CorrespondancesEvent => event as CorrespondancesEvent;
/** They were checked by the game. */
export const ownOptions = (options: object): CorrespondancesOptions => options as CorrespondancesOptions;
