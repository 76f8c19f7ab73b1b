/** What happens at a table without a command: a clock runs out, the computer moves, an absent player is notified. */
import { type Seat, viewOf } from '@guimard/engine/kit';
import { decideAct } from '../domain/decide.ts';
import type { Sources } from '../domain/decision.ts';
import { startGame } from '../domain/start.ts';
import {
  computersTurn,
  dueTime,
  isSamePosition,
  moveCount,
  personsTurn,
  type RoomState,
  type StartedRoom,
  seatAt,
  sharesDue,
  toMove,
} from '../domain/state.ts';
import type { RoomDeps } from './deps.ts';
import type { TableWork } from './table-work.ts';

/** The longest delay of a timer. */
const LONGEST_TIMER = 2 ** 31 - 1;
const RETRY_DELAY = 5000;
/** In milliseconds: for a replaced player who returns. */
const HANDOVER = 15_000;

/** The parts of a table that are needed here. */
interface Host {
  /** When a present player came back; undefined if present all the time. */
  arrivedAt(seat: Seat): number | undefined;
  sources(): Sources;
}

type Deps = Pick<
  RoomDeps,
  'computers' | 'leases' | 'notifications' | 'now' | 'onOver' | 'onProblem' | 'openerOf'
>;

export class Turns {
  readonly #work: TableWork;
  readonly #host: Host;
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #isThinking = false;
  #isClosed = false;

  constructor(work: TableWork, host: Host, deps: Deps) {
    this.#work = work;
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
    const { state } = this.#work;
    this.#notify(state);
    const due = dueTime(state);
    if (due !== undefined) {
      const wait = Math.min(LONGEST_TIMER, Math.max(0, due - this.#deps.now()));
      this.#wakeIn(wait, () => this.#timeIsUp());
    } else if (computersTurn(state) !== undefined && this.#waitForShares > 0)
      this.#wakeIn(this.#waitForShares, async () => this.update());
    if (this.#moverHere !== undefined) void this.#play().catch((problem) => this.#tryLater(problem));
    if (state.phase === 'over') {
      this.#deps.computers?.forget(state.id);
      this.#deps.onOver?.(state.id);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const { id } = this.#work.state;
    this.#deps.leases?.drop(id);
    this.#deps.computers?.forget(id);
  }

  #notify(state: RoomState): void {
    if (state.phase === 'over') this.#deps.notifications?.forget(state.id);
    else this.#deps.notifications?.turn(state.id, personsTurn(state), moveCount(state));
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
    // Another node may be luckier.
    this.#deps.leases?.drop(this.#work.state.id);
    this.#wakeIn(RETRY_DELAY, async () => this.update());
  }

  /** The seat of a computer that is on turn, if this node lets it move: the one place that decides who acts for a table. */
  get #moverHere(): Seat | undefined {
    const { state } = this.#work;
    const { computers, leases } = this.#deps;
    const isOurs = computers !== undefined && (leases?.holds(state.id) ?? true);
    return isOurs && !this.#isClosed && this.#waitForShares === 0 ? computersTurn(state) : undefined;
  }

  /** In milliseconds: computers do not move before the players' clients have answered a new seed of the server. */
  get #waitForShares(): number {
    const { state } = this.#work;
    return Math.max(0, (sharesDue(state) ?? 0) - this.#deps.now());
  }

  /** Computers move until a person is on turn, or another node lets them. */
  async #play(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      for (let seat = this.#moverHere; seat !== undefined; seat = this.#moverHere) {
        const { state } = this.#work;
        if (state.phase === 'waiting') return;
        const { version } = state;
        const action = await this.#choose(state, seat);
        await this.#handover(seat);
        await this.#actAt(version, seat, action);
      }
    } finally {
      this.#isThinking = false;
    }
  }

  async #choose(state: StartedRoom, seat: Seat): Promise<string> {
    const { id, game, session } = state;
    const { computers, openerOf } = this.#deps;
    if (computers === undefined) throw new Error('no computers think here');
    const view = viewOf(game, session.state, seat);
    const asker = { table: id, opener: openerOf?.(id) };
    const code = await computers.choose(asker, game, view, seatAt(state, seat).level);
    return game.format(game.decode(view.known, code));
  }

  /**
   * The player on turn has run out of time, or the game starts without the shares that are missing; unless something has
   * happened since.
   */
  async #timeIsUp(): Promise<void> {
    await this.#work.decide(0, async () => {
      const due = dueTime(this.#work.state);
      if (due === undefined) return this.#work.done;
      if (this.#deps.now() < due) {
        this.update();
        return this.#work.done;
      }
      if (this.#work.table.isChanceOld) return this.#work.renewChance();
      const { state } = this.#work;
      if (state.phase !== 'waiting') return this.#work.commit([{ type: 'flagged', seat: toMove(state) }]);
      const entries = startGame(state, [], this.#host.sources());
      if (!entries.ok) throw new Error(`the game cannot start: ${entries.error.code}`);
      return this.#work.commit(entries.value);
    });
  }

  /** The computer moves, unless something has happened since that version: an undone move, a player who returned. */
  async #actAt(version: number, seat: Seat, action: string): Promise<void> {
    await this.#work.decide(0, async () => {
      if (this.#moverHere !== seat || !isSamePosition(this.#work.state, version)) return this.#work.done;
      if (this.#work.table.isChanceOld) return this.#work.renewChance();
      const entries = decideAct(this.#work.state, seat, action, this.#host.sources());
      if (!entries.ok) throw new Error(`the computer may not ${action}: ${entries.error.code}`);
      return this.#work.commit(entries.value);
    });
  }

  /** A replaced player who has just returned gets a moment to take the seat before the computer moves again. */
  async #handover(seat: Seat): Promise<void> {
    const { state } = this.#work;
    const { isReplaced, hasResigned } = seatAt(state, seat);
    const arrived = this.#host.arrivedAt(seat);
    if (!isReplaced || hasResigned || arrived === undefined) return;
    // Counted from the turn at the latest, so that nobody delays the game by coming and going.
    const wait = Math.min(arrived, state.lastTime) + HANDOVER - this.#deps.now();
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait).unref());
  }
}
