/** What a seat or a spectator may know: derived from the layout, so nothing is leaked by oversight. */
import type { Code, Game, GameEvent, Mover, Seat } from './game.ts';
import { reveal, type State } from './layout.ts';

/** Everything a bot or a client ever gets. */
export interface View<S extends State> {
  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
  /** Who decides now: a seat, CHANCE, or OVER. It is public. */
  readonly toMove: Mover;
  /** A state with what the viewer sees; everything hidden is zero. */
  readonly known: S;
  /** The viewer's legal actions; none unless it is the viewer's turn. */
  readonly legal: readonly Code[];
}

/**
 * What a seat, or SPECTATOR, may know of a state. Allocates a state.
 *
 * @example
 * ```ts
 * import { SeededRng, viewOf } from '@guimard/engine/kit';
 * import { metro } from '@guimard/engine/metro';
 *
 * const options = metro.options({ players: 2, first: 0 });
 * if (!options.ok) throw new Error(options.error.code);
 * const state = metro.create(options.value);
 * const rng = new SeededRng('deal');
 * while (metro.toMove(state) < 0) metro.play(state, metro.pick(state, rng));
 * const view = viewOf(metro, state, 0);
 * console.log(view.legal.map((code) => metro.format(metro.decode(view.known, code))));
 * ```
 */
export function viewOf<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  s: S,
  viewer: Seat,
): View<S> {
  const known = game.create(game.optionsOf(s));
  reveal(s, viewer, known);
  const toMove = game.toMove(s);
  // Computed from `known`, not from `s`: legal actions cannot depend on hidden information.
  const codes = new Int32Array(game.meta.maxLegal);
  const count = viewer >= 0 && toMove === viewer ? game.legal(known, codes) : 0;
  return { viewer, toMove, known, legal: Array.from(codes.subarray(0, count)) };
}

/** The event as the viewer may see it: only its own seat gets the `secret` part. */
export function eventFor<Event extends GameEvent>(event: Event, viewer: Seat): Event {
  if (event.secret === undefined || event.secret.seat === viewer) return event;
  const { secret: _, ...rest } = event;
  // The secret part of an event is optional to all readers.
  return rest as Event;
}
