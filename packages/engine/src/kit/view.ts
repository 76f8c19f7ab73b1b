/** What a seat or a spectator may know: derived from the layout, so nothing is sent by oversight. */
import type { Code, Game, GameEvent, Mover, Seat } from './game.ts';
import { reveal, type State } from './layout.ts';

/** All a bot or a client ever gets. */
export interface View<S extends State> {
  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
  readonly toMove: Mover;
  /** A state that holds what the viewer sees; everything hidden is zero. */
  readonly known: S;
  /** The viewer's legal actions; none while somebody else is to move. */
  readonly legal: readonly Code[];
}

export function viewOf<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  s: S,
  viewer: Seat,
): View<S> {
  const known = game.create(game.optionsOf(s));
  reveal(s, viewer, known);
  const toMove = game.toMove(s);
  // Asked of `known`, not of `s`: legal actions cannot depend on what the viewer does not see.
  const codes = new Int32Array(game.meta.maxLegal);
  const count = viewer >= 0 && toMove === viewer ? game.legal(known, codes) : 0;
  return { viewer, toMove, known, legal: Array.from(codes.subarray(0, count)) };
}

/** The event as the viewer may learn of it: the `secret` part stays with the seat it belongs to. */
export function eventFor<Event extends GameEvent>(event: Event, viewer: Seat): Event {
  if (event.secret === undefined || event.secret.seat === viewer) return event;
  const { secret: _, ...rest } = event;
  // The secret part of an event is optional to all who read it.
  return rest as Event;
}
