/** A game in progress: its log, and the state and steps that follow from it. */

import { UNKNOWN } from './complete-log.ts';
import { type AnyGame, CHANCE, type Code, type GameEvent, OVER, type Seat } from './game.ts';
import { copy, type State } from './layout.ts';
import { type Log, type LogRefusal, newLog, type PlayedAction, replay, undo } from './log.ts';
import { nth } from './nth.ts';
import { fail, newRefusal, ok, type Refusal, type Result } from './result.ts';
import { isHidden, showsSomething } from './seen.ts';
import { eventFor } from './view.ts';

export class Session {
  readonly game: AnyGame;
  #state: State;
  #steps: PlayedAction<GameEvent>[];

  private constructor(game: AnyGame, state: State, steps: PlayedAction<GameEvent>[]) {
    this.game = game;
    this.#state = state;
    this.#steps = steps;
  }

  static open(game: AnyGame, log: Log): Result<Session, LogRefusal> {
    const steps: PlayedAction<GameEvent>[] = [];
    const state = replay(game, log, (step) => steps.push(step));
    return state.ok ? ok(new Session(game, state.value, steps)) : state;
  }

  get state(): State {
    return this.#state;
  }

  get steps(): readonly PlayedAction<GameEvent>[] {
    return this.#steps;
  }

  /** The number of random outcomes before the first action of a player. */
  get setUp(): number {
    const first = this.#steps.findIndex(({ mover }) => mover !== CHANCE);
    return first < 0 ? this.#steps.length : first;
  }

  /** With all options, in the game's order. */
  get log(): Log {
    const actions = this.#steps.map((step) => step.action);
    return newLog(this.game, this.game.optionsOf(this.#state), actions);
  }

  play(code: Code): void {
    const { game } = this;
    const events: GameEvent[] = [];
    const mover = game.toMove(this.#state);
    const action = game.format(game.decode(this.#state, code));
    game.play(this.#state, code, (event) => events.push(event));
    this.#steps.push({ index: this.#steps.length, mover, action, events });
  }

  /** Plays a player's word if it is legal. */
  playWord(word: string): Result<void> {
    const action = this.game.parse(word);
    const code = action.ok ? this.game.encode(this.#state, action.value) : action;
    return code.ok ? ok(this.play(code.value)) : code;
  }

  get scores(): Int32Array {
    const scores = new Int32Array(this.game.seats(this.#state));
    this.game.scores(this.#state, scores);
    return scores;
  }

  get isOver(): boolean {
    return this.game.toMove(this.#state) === OVER;
  }

  /** What has happened since an action, in sentences, as far as the viewer may know. */
  newsFor(viewer: Seat, since: number, names: readonly string[]): string[] {
    return this.#steps
      .slice(since)
      .flatMap((step) => step.events.map((event) => this.game.describe(eventFor(event, viewer), names)));
  }

  /** The log with `?` for every random outcome that is hidden from the viewer. */
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
   * Undoes a person's last action and everything after it, unless something has been revealed since. Practice games
   * (`freely`) undo it anyway.
   */
  undo(isHuman: (seat: Seat) => boolean, freely = false): Result<void> {
    const shorter = this.#beforeLast(isHuman);
    const refusal = this.#whyNotBackTo(shorter, freely);
    if (shorter === undefined || refusal !== undefined) return fail(refusal ?? NOTHING);
    this.#state = shorter.#state;
    this.#steps = shorter.#steps;
    return ok(undefined);
  }

  /** Why `undo` would refuse, if so. */
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

/** An action of our own log. */
export function codeOf(game: AnyGame, state: State, word: string): Code {
  const action = game.parse(word);
  const code = action.ok ? game.encode(state, action.value) : action;
  if (!code.ok) throw new Error(`our own log is refused: ${code.error.code}`);
  return code.value;
}

const NOTHING = newRefusal('undo', 'nothingToUndo');
