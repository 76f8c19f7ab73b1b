/**
 * A table at which one person decides for all seats and for chance: to analyse a game, or to follow one that is played
 * elsewhere. It acts at the moment on display; what came after that is replaced.
 *
 * A draw that nobody saw may stay unknown: its word is `?`, and the table shows one that agrees with everything played.
 */
import {
  type Code,
  completeLog,
  fail,
  isHidden,
  type Log,
  type LogRefusal,
  newRefusal,
  nth,
  ok,
  type Result,
  type Seat,
  SeededRng,
  Session,
  SPECTATOR,
  type State,
  UNKNOWN,
  winners,
} from '@guimard/engine/kit';
import type { GameUi, Outcome } from '../../game-ui.ts';
import { tellRefusal } from '../../i18n/refusals.ts';
import { newId } from '../../setup/new-id.ts';
import type { Advice } from '../../table/advice.ts';
import { momentsOf } from '../../table/moments.ts';
import type { Assistance, Sitter } from '../../table/seating.ts';
import type { TableModel } from '../../table/table-model.ts';
import { StudyTable } from '../study-table.svelte.ts';
import { outcomesBefore, outcomesOf } from './outcomes.ts';

/** The same log is always completed in the same way. */
const SEED = 'free';

interface FreeSetup {
  readonly id: string;
  readonly log: Log;
  readonly names: readonly string[];
  /** Told of every change of the log. */
  readonly onchange?: (log: Log) => void;
}

export class FreeTable extends StudyTable implements TableModel {
  readonly id: string;
  readonly names: readonly string[];
  readonly seats: readonly Sitter[];
  readonly #onchange: ((log: Log) => void) | undefined;
  readonly #rng = new SeededRng(newId());
  /** The log, with what is unknown. */
  #words: readonly string[];
  /** The same, completed. */
  #session: Session;
  /** The seat that looks all the time; undefined if it is always the one on turn. */
  #watcher = $state<Seat>();

  /** What the computer advises at the moment on display, for the board. */
  advice = $state.raw<Advice>();
  isShowing = $state(false);
  assistance = $state<Assistance>('preview');
  readonly practice = true;

  private constructor(ui: GameUi, session: Session, { id, log, names, onchange }: FreeSetup) {
    super(ui, ui.game.optionsOf(session.state));
    this.id = id;
    this.names = names;
    this.seats = names.map((name) => ({ name, player: { kind: 'human' } }));
    this.#onchange = onchange;
    this.#session = session;
    this.#words = log.actions;
    this.#take(session, log.actions);
  }

  /** Refuses a log that is none of the game's. */
  static open(ui: GameUi, setup: FreeSetup): Result<FreeTable, LogRefusal> {
    const session = completed(ui, setup.log);
    return session.ok ? ok(new FreeTable(ui, session.value, setup)) : session;
  }

  /** With `?` for what is unknown. */
  get log(): Log {
    return { ...this.completedLog, actions: this.#words };
  }

  /** With draws that agree with everything played, for what is unknown. */
  get completedLog(): Log {
    // Read here, so that callers update when the game goes on.
    void this.steps;
    return this.#session.log;
  }

  /** Goes to another game with the same options; the moment after so many actions, or the last, is on display. */
  load(log: Log, at = log.actions.length): Result<void, LogRefusal> {
    const session = completed(this.ui, log);
    if (!session.ok) return session;
    this.#interrupt();
    this.#take(session.value, log.actions);
    this.look(at);
    return ok(undefined);
  }

  /** Takes back everything after so many actions. */
  truncate(actions: number): void {
    if (actions >= this.steps.length) return;
    this.#shorten(actions);
    this.#onchange?.(this.log);
  }

  get canAct(): boolean {
    return !this.isShowing && this.view.toMove >= 0 && this.view.toMove === this.viewer;
  }

  /** What chance may decide at the moment on display; none if it is not to. */
  readonly outcomes: readonly Outcome[] = $derived.by(() => outcomesOf(this.game, this.#stateAt(this.at)));

  async act(code: Code): Promise<void> {
    if (this.canAct && this.view.legal.includes(code)) await this.#play(code);
  }

  /** One of `outcomes` happens. */
  async decide(code: Code): Promise<void> {
    if (this.outcomes.some((outcome) => outcome.code === code)) await this.#play(code);
  }

  /** Chance decides, once or until a player is to act. */
  async draw(until: 'once' | 'turn' = 'once'): Promise<void> {
    do {
      if (this.outcomes.length === 0) return;
      await this.#play(this.game.pick(this.#stateAt(this.at), this.#rng));
    } while (until === 'turn');
  }

  /** Whether what chance decides now is hidden from others, so that it may stay unknown. */
  readonly mayBeUnknown: boolean = $derived.by(() => {
    const [outcome] = this.outcomes;
    if (outcome === undefined || this.seats.length < 2) return false;
    return isHidden(this.game, this.#stateAt(this.at), outcome.code, SPECTATOR);
  });

  /** Chance decides, and nobody knows what. */
  async drawUnknown(): Promise<void> {
    if (this.mayBeUnknown) await this.#play(this.game.pick(this.#stateAt(this.at), this.#rng), UNKNOWN);
  }

  /**
   * Plays a word of the log, of a player or of chance. A player may place a tile that is in the hand only if an unknown draw
   * was that tile: then it was.
   */
  async playWord(word: string): Promise<Result<void>> {
    const action = this.game.parse(word);
    const code = action.ok ? this.game.encode(this.#stateAt(this.at), action.value) : action;
    if (code.ok) {
      await this.#play(code.value);
      return ok(undefined);
    }
    const { at } = this;
    const actions = [...this.#words.slice(0, at), word];
    if (!action.ok || !this.#words.slice(0, at).includes(UNKNOWN)) return code;
    // Nothing else explains why it was refused as it does.
    if (!this.load({ ...this.log, actions }).ok) return code;
    this.#onchange?.(this.log);
    return ok(undefined);
  }

  /** The draws before the moment on display that are unknown, belong to the seat on turn, and are not played yet. */
  readonly unknown: readonly number[] = $derived.by(() => {
    const { at } = this;
    const mover = this.view.toMove;
    if (mover < 0) return [];
    return this.steps.flatMap(({ events }, i) => {
      const isOwn =
        i < at && this.#words[i] === UNKNOWN && events.some(({ secret }) => secret?.seat === mover);
      return isOwn && this.possible(i).length > 1 ? [i] : [];
    });
  });

  /** An unknown draw becomes known. */
  reveal(index: number, word: string): Result<void, LogRefusal> {
    const { at } = this;
    const loaded = this.load({ ...this.log, actions: this.#words.with(index, word) }, at);
    if (loaded.ok) this.#onchange?.(this.log);
    return loaded;
  }

  /** The last action before the moment on display is taken back. */
  async undo(): Promise<Result<void, string>> {
    if (this.whyNoUndo !== undefined) return fail(this.whyNoUndo);
    this.truncate(this.at - 1);
    return ok(undefined);
  }

  get whyNoUndo(): string | undefined {
    if (this.at > 0) return undefined;
    return tellRefusal(newRefusal('undo', 'nothingToUndo'), this.ui.refusals);
  }

  /** Whatever moment is on display. */
  get isOver(): boolean {
    return this.steps.length === this.#session.steps.length && this.#session.isOver;
  }

  get winners(): readonly Seat[] {
    return winners(this.scores);
  }

  get watcher(): Seat | undefined {
    return this.#watcher;
  }
  set watcher(seat: Seat | undefined) {
    this.#watcher = seat;
    this.#follow();
  }

  override look(actions: number): void {
    super.look(actions);
    this.#follow();
  }

  override async close(): Promise<void> {
    this.#interrupt();
  }

  #take(session: Session, words: readonly string[]): void {
    this.#session = session;
    this.#words = words;
    this.moments.splice(0, this.moments.length, ...momentsOf(session));
    this.steps = [...session.steps];
    this.#follow();
  }

  /** While chance decides, and at the end, the player who acted last keeps looking. */
  #follow(): void {
    const mover = this.game.toMove(this.#stateAt(this.at));
    const last = this.steps.findLast(({ mover: seat }, i) => seat >= 0 && i < this.at)?.mover;
    this.viewer = this.#watcher ?? (mover >= 0 ? mover : (last ?? 0));
  }

  #interrupt(): void {
    this.turn++;
    this.isShowing = false;
  }

  #shorten(actions: number): void {
    const { log } = this.#session;
    const session = Session.open(this.game, { ...log, actions: log.actions.slice(0, actions) });
    if (!session.ok) throw new Error(`our own log is refused: ${session.error.code}`);
    this.#interrupt();
    this.#session = session.value;
    this.#words = this.#words.slice(0, actions);
    this.moments.length = actions + 1;
    this.steps = [...session.value.steps];
    this.look(actions);
  }

  async #play(code: Code, written?: typeof UNKNOWN): Promise<void> {
    const at = this.at;
    const word = written ?? this.game.format(this.game.decode(this.#stateAt(at), code));
    // What has been played already is only looked at.
    if (this.#words[at] === word) return this.look(at + 1);
    if (at < this.steps.length) this.#shorten(at);
    this.#interrupt();
    this.#session.play(code);
    this.#words = [...this.#words, word];
    this.moments.push(this.#session.state.bytes.slice());
    this.steps = [...this.#session.steps];
    this.#onchange?.(this.log);
    await this.#show();
    this.look(this.at);
  }

  async #show(): Promise<void> {
    if (this.perform === undefined) return;
    const { turn } = this;
    this.isShowing = true;
    await this.perform(nth(this.steps, this.steps.length - 1));
    if (turn === this.turn) this.isShowing = false;
  }

  /** What an unknown draw may have been, so that everything before the moment on display could be played as it was. */
  possible(index: number): readonly Outcome[] {
    const words = this.#session.steps.slice(index + 1, this.at).map(({ action }) => action);
    return outcomesBefore(this.game, this.#stateAt(index), words);
  }

  #stateAt(actions: number): State {
    // Read here, so that callers update when the game goes on.
    const last = this.steps.length;
    const state = this.game.create(this.options);
    state.bytes.set(nth(this.moments, Math.min(actions, last)));
    return state;
  }
}

function completed({ game }: GameUi, log: Log): Result<Session, LogRefusal> {
  const whole = completeLog(game, log, new SeededRng(SEED));
  return whole.ok ? Session.open(game, whole.value) : whole;
}
