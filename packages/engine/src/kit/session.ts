/** A game in progress: its log, and the state and steps that follow from it. */

import { UNKNOWN } from './complete-log.ts';
import { type AnyGame, CHANCE, type Code, type GameEvent, OVER, type Seat } from './game.ts';
import { copy, type State } from './layout.ts';
import { type Log, type LogRefusal, newLog, type PlayedAction, replay, undo } from './log.ts';
import { nth } from './nth.ts';
import { fail, newRefusal, ok, type Refusal, type Result } from './result.ts';
import { isHidden, showsSomething } from './seen.ts';
import { eventFor } from './view.ts';

/**
 * A game in progress, for whoever runs a table: it sees everything. Show players {@link viewOf} its state.
 *
 * @example
 * ```ts
 * import { newLog, Session, SeededRng } from '@guimard/engine/kit';
 * import { metro } from '@guimard/engine/metro';
 *
 * const options = metro.options({ players: 2 });
 * if (!options.ok) throw new Error(options.error.code);
 * const opened = Session.open(metro, newLog(metro, options.value));
 * if (!opened.ok) throw new Error(opened.error.code);
 * const session = opened.value;
 * const rng = new SeededRng('any seed');
 * while (!session.isOver) session.play(session.game.pick(session.state, rng));
 * console.log(session.scores);
 * ```
 */
export class Session {
  /** The rules it is played by. */
  readonly game: AnyGame;
  #state: State;
  #steps: PlayedAction<GameEvent>[];

  private constructor(game: AnyGame, state: State, steps: PlayedAction<GameEvent>[]) {
    this.game = game;
    this.#state = state;
    this.#steps = steps;
  }

  /** Replays a log; refuses what {@link replay} refuses. */
  static open(game: AnyGame, log: Log): Result<Session, LogRefusal> {
    const steps: PlayedAction<GameEvent>[] = [];
    const state = replay(game, log, (step) => steps.push(step));
    return state.ok ? ok(new Session(game, state.value, steps)) : state;
  }

  /** The current state itself, not a copy: `undo` replaces it, so do not keep it. */
  get state(): State {
    return this.#state;
  }

  /** What each action did, from the first. */
  get steps(): readonly PlayedAction<GameEvent>[] {
    return this.#steps;
  }

  /** The number of random outcomes before the first action of a player. */
  get setUp(): number {
    const first = this.#steps.findIndex(({ mover }) => mover !== CHANCE);
    return first < 0 ? this.#steps.length : first;
  }

  /** The game so far, with all options in the game's order, by the current rules. It contains everything hidden. */
  get log(): Log {
    const actions = this.#steps.map((step) => step.action);
    return newLog(this.game, this.game.optionsOf(this.#state), actions);
  }

  /** Plays a code that is legal now, for a seat or for CHANCE; it is not checked. */
  play(code: Code): void {
    const { game } = this;
    const events: GameEvent[] = [];
    const mover = game.toMove(this.#state);
    const action = game.format(game.decode(this.#state, code));
    game.play(this.#state, code, (event) => events.push(event));
    this.#steps.push({ index: this.#steps.length, mover, action, events });
  }

  /** Plays a word if it is legal now; otherwise refuses and changes nothing. It does not check who sent it. */
  playWord(word: string): Result<void> {
    const action = this.game.parse(word);
    const code = action.ok ? this.game.encode(this.#state, action.value) : action;
    return code.ok ? ok(this.play(code.value)) : code;
  }

  /** Each seat's score now, in a new array. */
  get scores(): Int32Array {
    const scores = new Int32Array(this.game.seats(this.#state));
    this.game.scores(this.#state, scores);
    return scores;
  }

  /** Whether the last action has been played. */
  get isOver(): boolean {
    return this.game.toMove(this.#state) === OVER;
  }

  /** What has happened since an action (an index into `steps`), in English sentences, as far as the viewer may know. */
  newsFor(viewer: Seat, since: number, names: readonly string[]): string[] {
    return this.#steps
      .slice(since)
      .flatMap((step) => step.events.map((event) => this.game.describe(eventFor(event, viewer), names)));
  }

  /**
   * The log with `?` for every random outcome that is hidden from the viewer; {@link completeLog} makes it
   * replayable.
   */
  logFor(viewer: Seat): Log {
    const state = this.game.create(this.game.optionsOf(this.#state));
    const actions = this.#steps.map(({ action }) => {
      const code = codeOf(this.game, state, action);
      const word = isHidden(this.game, state, code, viewer) ? UNKNOWN : action;
      this.game.play(state, code);
      return word;
    });
    return { ...this.log, actions };
  }

  /**
   * Undoes a person's last action and everything after it. Refuses if something has been revealed since, unless
   * `freely` is set, as in practice games.
   */
  undo(isHuman: (seat: Seat) => boolean, freely = false): Result<void> {
    const shorter = this.#beforeLast(isHuman);
    const refusal = this.#whyNotBackTo(shorter, freely);
    if (shorter === undefined || refusal !== undefined) return fail(refusal ?? NOTHING);
    this.#state = shorter.#state;
    this.#steps = shorter.#steps;
    return ok(undefined);
  }

  /** Why `undo` would refuse; undefined if it would not. */
  whyNoUndo(isHuman: (seat: Seat) => boolean): Refusal | undefined {
    return this.#whyNotBackTo(this.#beforeLast(isHuman), false);
  }

  /** The game before a person's last action. */
  #beforeLast(isHuman: (seat: Seat) => boolean): Session | undefined {
    const at = this.#steps.findLastIndex(({ mover }) => mover >= 0 && isHuman(mover));
    if (at < 0) return undefined;
    const shorter = Session.open(this.game, undo(this.log, this.#steps.length - at));
    if (!shorter.ok) throw new Error(`our own log is refused: ${shorter.error.code}`);
    return shorter.value;
  }

  #whyNotBackTo(before: Session | undefined, freely: boolean): Refusal | undefined {
    if (before === undefined) return NOTHING;
    return freely ? undefined : this.#whatWasSeen(before.#steps.length, before.#state);
  }

  /** Why the actions from `at` on, played from the state before them, cannot be undone, if so. */
  #whatWasSeen(at: number, before: State): Refusal | undefined {
    if (this.#steps.slice(at).some(({ mover }) => mover === CHANCE)) {
      return newRefusal('undo', 'drawnSince');
    }
    // Playing from a hidden hand reveals a part of it.
    const isHiding = before.seats > 1 && before.places.some(({ sight }) => sight === 'perSeat');
    const asker = nth(this.#steps, at).mover;
    if (isHiding && this.#steps.slice(at).some(({ mover }) => mover !== asker)) {
      return newRefusal('undo', 'playedSince');
    }
    const state = this.game.create(this.game.optionsOf(before));
    copy(before, state);
    for (const { action } of this.#steps.slice(at)) {
      const code = codeOf(this.game, state, action);
      if (showsSomething(this.game, state, code)) {
        return newRefusal('undo', 'shownSince');
      }
      this.game.play(state, code);
    }
    return undefined;
  }
}

/** The code of a word that is known to be legal, such as one of our own log; throws if it is not. */
export function codeOf(game: AnyGame, state: State, word: string): Code {
  const action = game.parse(word);
  const code = action.ok ? game.encode(state, action.value) : action;
  if (!code.ok) throw new Error(`our own log is refused: ${code.error.code}`);
  return code.value;
}

const NOTHING = newRefusal('undo', 'nothingToUndo');
