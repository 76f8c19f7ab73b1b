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
import { History } from '../table/history.svelte.ts';
import { momentsOf } from '../table/moments.ts';
import type { SavedTable, Sitter } from '../table/seating.ts';
import type { TableModel } from '../table/table-model.ts';

export class ReviewTable extends History implements TableModel {
  readonly id: string;
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
  readonly isHurried = false;
  readonly isShowing = false;
  readonly isAdvising = false;
  readonly pending = undefined;
  readonly whyNoUndo = undefined;
  readonly thinking = undefined;
  readonly advice = undefined;
  readonly trouble = undefined;

  private constructor(ui: GameUi, session: Session, { id, seats, guessed }: SavedTable) {
    super(ui, ui.game.optionsOf(session.state));
    this.id = id;
    this.session = session;
    this.seats = seats;
    this.guessed = guessed;
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

  async askCoach(): Promise<void> {}
  tryAgain(): void {}
  async start(): Promise<void> {}
  async close(): Promise<void> {
    this.turn++;
  }

  get #firstSeat(): Seat {
    return this.steps.find(({ mover }) => mover !== CHANCE)?.mover ?? 0;
  }
}
