/**
 * A finished game under review. At each moment it is seen by the player who has just decided, with what they knew then; or
 * just before that decision, with another move on the board.
 */
import {
  CHANCE,
  type Code,
  fail,
  type LogRefusal,
  nth,
  ok,
  type Result,
  type Seat,
  Session,
  winners,
} from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import { momentsOf } from '../table/moments.ts';
import type { SavedTable, Sitter } from '../table/seating.ts';
import type { TableModel } from '../table/table-model.ts';
import { StudyTable } from './study-table.svelte.ts';

export class ReviewTable extends StudyTable implements TableModel {
  readonly id: string;
  readonly saved: SavedTable;
  readonly session: Session;
  readonly seats: readonly Sitter[];
  readonly winners: readonly Seat[];
  /** The decisions whose hands were made up, since they were unknown; undefined in a game that is known. */
  readonly guessed: readonly number[] | undefined;
  /** The moment shown is before this action, to compare it with others. */
  #compared = $state<number>();

  readonly assistance = 'preview';
  readonly isOver = true;
  readonly practice = false;
  readonly isShowing = false;
  readonly whyNoUndo = undefined;
  readonly advice = undefined;

  private constructor(ui: GameUi, session: Session, saved: SavedTable) {
    super(ui, ui.game.optionsOf(session.state));
    this.id = saved.id;
    this.saved = saved;
    this.session = session;
    this.seats = saved.seats;
    this.guessed = saved.guessed;
    this.moments.push(...momentsOf(session));
    this.steps = session.steps;
    this.winners = winners(session.scores);
    this.look(this.setUp);
  }

  static open(ui: GameUi, saved: SavedTable): Result<ReviewTable, LogRefusal> {
    const session = Session.open(ui.game, saved.log);
    return session.ok ? ok(new ReviewTable(ui, session.value, saved)) : session;
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  /** The last decision before the moment that is looked at, as an index; undefined before the first. */
  get decided(): number | undefined {
    const last =
      this.#compared ?? this.steps.findLastIndex(({ mover }, i) => mover !== CHANCE && i < this.at);
    return last < 0 ? undefined : last;
  }

  /** A move that was not made may be tried on the board. */
  get canAct(): boolean {
    return this.#compared !== undefined;
  }

  override look(actions: number): void {
    this.#compared = undefined;
    super.look(actions);
    const { decided } = this;
    this.viewer = decided === undefined ? this.#firstSeat : nth(this.steps, decided).mover;
  }

  /** Goes to just before a decision, seen by the player who made it. */
  compare(index: number): void {
    super.look(index);
    this.viewer = nth(this.steps, index).mover;
    this.#compared = index;
  }

  /** What was played stands: trying another move ends. */
  async act(_code: Code): Promise<void> {
    if (this.#compared !== undefined) this.look(this.#compared + 1);
  }

  async undo(): Promise<Result<void, string>> {
    return fail('');
  }

  get #firstSeat(): Seat {
    return this.steps.find(({ mover }) => mover !== CHANCE)?.mover ?? 0;
  }
}
