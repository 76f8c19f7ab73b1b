/** A game move by move. */
import {
  type AnyGame,
  eventFor,
  type GameEvent,
  nth,
  type Session,
  SPECTATOR,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import type { TurnPart } from '@guimard/web/src/game-ui.ts';
import { momentsOf } from '@guimard/web/src/table/moments.ts';
import { turnsOf } from '@guimard/web/src/table/turns.ts';

/** How long each move is shown while the game is played, in milliseconds. */
const PACE = 1100;

export class Replay {
  readonly game: AnyGame;
  readonly options: object;
  readonly #moments: readonly Uint8Array[];
  readonly #steps: Session['steps'];
  /** How many actions lie before each moment that is shown: the start, and the end of every turn. */
  readonly #stops: readonly number[];
  /** The end of the game. */
  readonly last: View<State>;
  #at = $state(0);
  #timer = $state<ReturnType<typeof setInterval>>();

  constructor(session: Session, partOf: (event: GameEvent) => TurnPart | undefined) {
    this.game = session.game;
    this.options = session.log.options;
    this.#steps = session.steps;
    this.#moments = momentsOf(session);
    this.#stops = stopsOf(session.steps, partOf);
    this.#at = this.moves;
    this.last = this.#viewAfter(this.moves);
  }

  get moves(): number {
    return this.#stops.length - 1;
  }
  /** How many moves have been made at the moment that is shown. */
  get at(): number {
    return this.#at;
  }
  get isLast(): boolean {
    return this.#at === this.moves;
  }
  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  readonly view: View<State> = $derived.by(() => this.#viewAfter(this.#at));

  #viewAfter(moves: number): View<State> {
    const state = this.game.create(this.options);
    state.bytes.set(nth(this.#moments, nth(this.#stops, moves)));
    return viewOf(this.game, state, SPECTATOR);
  }

  readonly scores: readonly number[] = $derived.by(() => {
    const { known } = this.view;
    const scores = new Int32Array(this.game.seats(known));
    this.game.scores(known, scores);
    return Array.from(scores);
  });

  /** What the move that led here did, as somebody who watches hears it. */
  get events(): readonly GameEvent[] {
    if (this.#at === 0) return [];
    return this.#steps
      .slice(nth(this.#stops, this.#at - 1), nth(this.#stops, this.#at))
      .flatMap(({ events }) => events.map((event) => eventFor(event, SPECTATOR)));
  }

  look(moves: number): void {
    this.#at = Math.min(this.moves, Math.max(0, moves));
  }

  /** Shows one move after the other; from the start, if the end is shown. */
  play(): void {
    if (this.isPlaying) return;
    if (this.isLast) this.look(0);
    this.#timer = setInterval(() => {
      this.look(this.#at + 1);
      if (this.isLast) this.pause();
    }, PACE);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** How many actions lie before each moment that is shown. What chance does between turns, untold, is part of the one before. */
function stopsOf(
  steps: Session['steps'],
  partOf: (event: GameEvent) => TurnPart | undefined,
): readonly number[] {
  const turns = turnsOf(steps, partOf);
  // Dealing is no move.
  const first = turns.findIndex(({ seat }) => seat !== undefined);
  const [start, ...others] = first < 0 ? [] : turns.slice(first);
  if (start === undefined) return [steps.length];
  const stops = [start.first, start.end];
  for (const { seat, first: from, end } of others) {
    const events = steps.slice(from, end).flatMap((step) => step.events);
    const isMove = seat !== undefined || events.some((event) => partOf(event) !== undefined);
    stops.splice(isMove ? stops.length : -1, 1, end);
  }
  return stops;
}
