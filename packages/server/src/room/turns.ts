/** What happens at a table without a command: a clock runs out, the computer moves, an absent player is notified. */
import { type Seat, viewOf } from '@guimard/engine/kit';
import {
  computersTurn,
  dueTime,
  personsTurn,
  type RoomState,
  type StartedRoom,
  seatAt,
} from '../domain/state.ts';
import type { RoomDeps } from './deps.ts';

/** The longest delay of a timer. */
const LONGEST_TIMER = 2 ** 31 - 1;
const RETRY_DELAY = 5000;
/** In milliseconds: for a replaced player who returns. */
const HANDOVER = 15_000;

/** The parts of a table that are needed here. */
interface Host {
  readonly state: RoomState;
  /** The player on turn has run out of time, unless something has happened since. */
  flag(): Promise<void>;
  /** The computer moves, unless something has happened since that version. */
  actAt(version: number, seat: Seat, action: string): Promise<void>;
  /** When a present player came back; undefined if present all the time. */
  arrivedAt(seat: Seat): number | undefined;
}

type Deps = Pick<RoomDeps, 'computers' | 'notifications' | 'now' | 'onOver' | 'onProblem'>;

export class Turns {
  readonly #host: Host;
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #isThinking = false;
  #isClosed = false;

  constructor(host: Host, deps: Deps) {
    this.#host = host;
    this.#deps = deps;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Call it after every change: sets the clock, and starts the computer's search if it is on turn. */
  update(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const { state } = this.#host;
    this.#notify(state);
    const due = dueTime(state);
    if (due !== undefined) {
      const wait = Math.min(LONGEST_TIMER, Math.max(0, due - this.#deps.now()));
      this.#wakeIn(wait, () => this.#host.flag());
    }
    if (computersTurn(state) !== undefined) void this.#play().catch((problem) => this.#tryLater(problem));
    if (state.phase === 'over') {
      this.#deps.computers.forget(state.id);
      this.#deps.onOver?.(state.id);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#deps.computers.forget(this.#host.state.id);
  }

  #notify(state: RoomState): void {
    if (state.phase === 'over') this.#deps.notifications?.forget(state.id);
    else this.#deps.notifications?.turn(state.id, personsTurn(state));
  }

  #wakeIn(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void work().catch((problem) => this.#tryLater(problem)), ms);
    this.#timer.unref();
  }

  /** Something failed that no player would retry: a computer's move, a timeout. */
  #tryLater(problem: unknown): void {
    if (this.#isClosed) return;
    this.#deps.onProblem(problem);
    this.#wakeIn(RETRY_DELAY, async () => this.update());
  }

  /** Computers move until a person is on turn. */
  async #play(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      let { state } = this.#host;
      let seat = computersTurn(state);
      while (seat !== undefined && state.phase !== 'waiting' && !this.#isClosed) {
        const { version } = state;
        const action = await this.#choose(state, seat);
        await this.#handover(seat);
        await this.#host.actAt(version, seat, action);
        state = this.#host.state;
        seat = computersTurn(state);
      }
    } finally {
      this.#isThinking = false;
    }
  }

  async #choose(state: StartedRoom, seat: Seat): Promise<string> {
    const { id, game, session } = state;
    const view = viewOf(game, session.state, seat);
    const code = await this.#deps.computers.choose(id, game, view, seatAt(state, seat).level);
    return game.format(game.decode(view.known, code));
  }

  /** A replaced player who has just returned gets a moment to take the seat before the computer moves again. */
  async #handover(seat: Seat): Promise<void> {
    const { state } = this.#host;
    const { isReplaced, hasResigned } = seatAt(state, seat);
    const arrived = this.#host.arrivedAt(seat);
    if (!isReplaced || hasResigned || arrived === undefined) return;
    // Counted from the turn at the latest, so that nobody delays the game by coming and going.
    const wait = Math.min(arrived, state.lastTime) + HANDOVER - this.#deps.now();
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait).unref());
  }
}
