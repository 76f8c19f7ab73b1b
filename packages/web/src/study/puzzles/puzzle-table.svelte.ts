/**
 * A puzzle on its board: the game up to a decision, seen by the player who is to make it. Afterwards other moves can be
 * shown in the same position.
 */

import type { Puzzle } from '@guimard/ai/puzzles';
import {
  type Code,
  codeOf,
  fail,
  type LogRefusal,
  nth,
  OVER,
  ok,
  type Result,
  type Seat,
  Session,
  undo,
  winners,
} from '@guimard/engine/kit';
import type { GameUi } from '../../game-ui.ts';
import { spoken } from '../../i18n/dictionary.svelte.ts';
import { momentsOf } from '../../table/moments.ts';
import type { Sitter } from '../../table/seating.ts';
import type { TableModel } from '../../table/table-model.ts';
import { StudyTable } from '../study-table.svelte.ts';

/** What the player decided, as a word of the log. */
type Decided = (move: string, isRight: boolean) => void;

export class PuzzleTable extends StudyTable implements TableModel {
  /** One for all puzzles: how the board is shown is kept for the next one. */
  readonly id = 'puzzle';
  readonly puzzle: Puzzle;
  readonly seats: readonly Sitter[];
  #session: Session;
  /** The bytes of the state that the solution leads to. */
  readonly #goal: Uint8Array;
  #isAsked = $state(true);
  /** The position is shown again, with one of the moves. */
  #isComparing = $state(false);
  isShowing = $state(false);
  /** Told as soon as the player has decided. */
  ondecided: Decided | undefined;

  readonly assistance = 'preview';
  readonly practice = false;
  readonly whyNoUndo = undefined;
  readonly advice = undefined;

  private constructor(ui: GameUi, puzzle: Puzzle, session: Session, goal: Uint8Array) {
    super(ui, ui.game.optionsOf(session.state));
    this.puzzle = puzzle;
    this.#session = session;
    this.#goal = goal;
    // Players of computer games have no names: they are called by their colours.
    this.seats = Array.from({ length: ui.game.seats(session.state) }, (_, seat) => ({
      name: capital(ui.seatLivery(this.options, seat).name),
      player: { kind: 'human' },
    }));
    this.viewer = puzzle.seat;
    this.moments.push(...momentsOf(session));
    this.steps = [...session.steps];
  }

  /** Refuses a log that is none of the game's, or a solution that is no move. */
  static open(ui: GameUi, puzzle: Puzzle): Result<PuzzleTable, LogRefusal> {
    const { log, moves } = puzzle;
    const solved = Session.open(ui.game, { ...log, actions: [...log.actions, nth(moves, 0).move] });
    const session = Session.open(ui.game, log);
    if (!solved.ok) return solved;
    return session.ok
      ? ok(new PuzzleTable(ui, puzzle, session.value, solved.value.state.bytes.slice()))
      : session;
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  /** How many actions lie before the decision. */
  get position(): number {
    return this.puzzle.log.actions.length;
  }

  get isOver(): boolean {
    return this.view.toMove === OVER;
  }

  get winners(): readonly Seat[] {
    return winners(this.scores);
  }

  /** A move that is compared lies on the board as if it could be made. */
  get canAct(): boolean {
    return this.#isComparing || (this.#isAsked && this.isLive && !this.isShowing);
  }

  get isComparing(): boolean {
    return this.#isComparing;
  }

  /** In the position, whatever moment is shown. */
  codeOf(move: string): Code {
    return codeOf(this.game, this.viewAt(this.position).known, move);
  }

  override look(actions: number): void {
    this.#isComparing = false;
    super.look(actions);
  }

  /** Shows the position, so that a move can be put on the board. */
  compare(): void {
    super.look(this.position);
    this.#isComparing = true;
  }

  async act(code: Code): Promise<void> {
    if (this.#isComparing) return this.look(this.steps.length);
    if (!this.canAct || !this.view.legal.includes(code)) return;
    this.#isAsked = false;
    this.#session.play(code);
    const { state, steps } = this.#session;
    this.moments.push(state.bytes.slice());
    this.steps = [...steps];
    const step = nth(steps, this.position);
    // Another word may say the same, such as a tile that looks the same after half a turn.
    this.ondecided?.(step.action, isEqual(state.bytes, this.#goal));
    const turn = this.turn;
    this.isShowing = true;
    await this.perform?.(step);
    if (turn === this.turn) this.isShowing = false;
  }

  /** Asks once more. */
  again(): void {
    this.#takeBack();
    this.#isAsked = true;
  }

  /** The player gives up. */
  giveUp(): void {
    this.#takeBack();
    this.#isAsked = false;
  }

  async undo(): Promise<Result<void, string>> {
    return fail('');
  }

  #takeBack(): void {
    this.turn++;
    this.isShowing = false;
    const back = Session.open(this.game, undo(this.#session.log, this.steps.length - this.position));
    if (!back.ok) throw new Error(`our own log is refused: ${back.error.code}`);
    this.#session = back.value;
    this.moments.length = this.position + 1;
    this.steps = [...back.value.steps];
    this.look(this.position);
  }
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase(spoken()) + name.slice(1);

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);
