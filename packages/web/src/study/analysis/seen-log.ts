/**
 * A game under way as one of its players knows it. Draws that were hidden are unknown, `?`. But some of them have shown since
 * what they were, without a word in the log: a share taken from a pile that was shuffled at set-up. Where guessing the
 * unknown ones again would contradict what the player has seen, the log has one possibility instead that does not.
 */
import {
  type AnyGame,
  completeLog,
  equals,
  type Log,
  nth,
  type Rng,
  reveal,
  type Seat,
  SeededRng,
  type Session,
  type State,
  UNKNOWN,
} from '@guimard/engine/kit';
import { groupBy } from '../../group-by.ts';
import { momentsOf } from '../../table/moments.ts';

/** How many exchanges of hidden draws are tried, for each of them. */
const SHUFFLES = 4;
/** What is unknown must agree with what was seen however it is guessed. */
const GUESSES = ['one', 'another', 'a third'];

export function seenLog(session: Session, viewer: Seat, rng: Rng): Log {
  const masked = session.logFor(viewer);
  const seen = new Seen(session, viewer);
  if (seen.agrees(masked.actions)) return masked;
  const hidden = masked.actions.flatMap((word, i) => (word === UNKNOWN ? [i] : []));
  // As much as can stay unknown does, pile by pile.
  const piles = groupBy(hidden, (at) => seen.pileAt(at));
  const actions = [...piles.values()].reduce(
    (words, pile) => {
      const next = words.map((word, i) => (pile.includes(i) ? UNKNOWN : word));
      return seen.agrees(next) ? next : words;
    },
    seen.shuffled(hidden, rng),
  );
  return { ...masked, actions };
}

class Seen {
  readonly #game: AnyGame;
  readonly #log: Log;
  readonly #viewer: Seat;
  readonly #state: State;
  readonly #view: State;
  /** The bytes of the state before each action of the true game, and now. */
  readonly #moments: readonly Uint8Array[];
  /** What the viewer saw then. */
  readonly #views: readonly State[];

  constructor(session: Session, viewer: Seat) {
    const { game, log, state } = session;
    const options = game.optionsOf(state);
    this.#game = game;
    this.#log = log;
    this.#viewer = viewer;
    this.#state = game.create(options);
    this.#view = game.create(options);
    this.#moments = momentsOf(session);
    this.#views = this.#moments.map((bytes) => {
      const view = game.create(options);
      this.#state.bytes.set(bytes);
      reveal(this.#state, viewer, view);
      return view;
    });
  }

  pileAt(at: number): string {
    this.#state.bytes.set(nth(this.#moments, at));
    return this.#game.drawsFrom(this.#state);
  }

  /** However the log is completed, the viewer sees the same. */
  agrees(actions: readonly string[]): boolean {
    return GUESSES.every((seed) => {
      const whole = completeLog(this.#game, { ...this.#log, actions }, new SeededRng(seed));
      return whole.ok && this.#looksAlike(whole.value.actions, 0, nth(this.#moments, 0)) !== undefined;
    });
  }

  /** Actions in which the hidden draws are others, as far as the viewer could not tell. */
  shuffled(hidden: readonly number[], rng: Rng): readonly string[] {
    let { actions } = this.#log;
    let moments = this.#moments;
    for (let i = 0; i < hidden.length * SHUFFLES; i++) {
      const [one, other] = [nth(hidden, rng.below(hidden.length)), nth(hidden, rng.below(hidden.length))];
      const from = Math.min(one, other);
      this.#state.bytes.set(nth(moments, from));
      const changed =
        one === other
          ? actions.with(one, this.#draw(rng))
          : actions.with(one, nth(actions, other)).with(other, nth(actions, one));
      const later = this.#looksAlike(changed, from, nth(moments, from));
      if (later === undefined) continue;
      actions = changed;
      moments = [...moments.slice(0, from), ...later];
    }
    return actions;
  }

  #draw(rng: Rng): string {
    return this.#game.format(this.#game.decode(this.#state, this.#game.pick(this.#state, rng)));
  }

  /** The moments from an action on, if all are legal and the viewer sees what they saw. */
  #looksAlike(actions: readonly string[], from: number, start: Uint8Array): Uint8Array[] | undefined {
    const game = this.#game;
    const state = this.#state;
    state.bytes.set(start);
    const moments = [start];
    for (let at = from; at < actions.length; at++) {
      const action = game.parse(nth(actions, at));
      const code = action.ok ? game.encode(state, action.value) : action;
      if (!code.ok) return undefined;
      game.play(state, code.value);
      reveal(state, this.#viewer, this.#view);
      if (!equals(this.#view, nth(this.#views, at + 1))) return undefined;
      moments.push(state.bytes.slice());
    }
    return moments;
  }
}
