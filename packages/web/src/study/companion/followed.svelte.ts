/**
 * A game on a real table, followed move by move. What players hold is not known: such draws are written as `?`, and
 * completed by draws that fit what was played (kit/complete-log.ts). So the table on the screen is one possible game, of
 * which only what everybody saw is shown.
 */
import {
  completeLog,
  type GameEvent,
  type Log,
  newLog,
  ok,
  type Refusal,
  type Result,
  SeededRng,
  UNKNOWN,
} from '@guimard/engine/kit';
import { list, object, string } from '../../schema.ts';
import { FreeTable } from '../free/free-table.svelte.ts';
import type { CompanionEntry } from './entry.svelte.ts';

const kept = object({ follow: list(string) });

/** The words of a game that is followed, if the content is one. */
export const followedIn = (content: unknown): readonly string[] | undefined => kept(content)?.follow;
export const keepFollowed = (words: readonly string[]): unknown => ({ follow: words });

/** As everybody hears it. */
const openPart = (event: GameEvent): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'secret'));

export class Followed {
  readonly table: FreeTable;
  readonly #entry: CompanionEntry;
  readonly #rng: SeededRng;
  #words: readonly string[];
  /** Everything lies open, so that nothing is drawn unseen. */
  readonly #isOpen: boolean;
  /** What is being drawn is seen by its player alone. */
  #isDrawing = false;

  private constructor(
    entry: CompanionEntry,
    words: readonly string[],
    rng: SeededRng,
    table: FreeTable,
    isOpen: boolean,
  ) {
    this.#entry = entry;
    this.#isOpen = isOpen;
    this.#words = words;
    this.#rng = rng;
    this.table = table;
  }

  /** With `isOpen` everything that chance decides is asked. */
  static open(
    entry: CompanionEntry,
    words: readonly string[],
    isOpen = entry.names.length === 1,
  ): Result<Followed, Refusal> {
    const rng = new SeededRng(entry.id);
    const { game } = entry.ui;
    const log = completeLog(game, { ...newLog(game, entry.options), actions: [...words] }, rng);
    if (!log.ok) return log;
    // The table is there before it tells of changes.
    let followed: Followed | undefined;
    const table = FreeTable.open(entry.ui, {
      id: entry.id,
      log: log.value,
      names: entry.names,
      onchange: (changed) => {
        if (followed !== undefined) followed.#took(changed);
      },
    });
    if (!table.ok) return table;
    followed = new Followed(entry, words, rng, table.value, isOpen);
    return ok(followed);
  }

  /** Chance decides something that the others at the table do not see. One who plays alone sees everything. */
  get isHidden(): boolean {
    const { outcomes } = this.table;
    const told = new Set(outcomes.map(({ events }) => JSON.stringify(events.map(openPart))));
    return !this.#isOpen && told.size === 1;
  }

  /** Draws as long as only their players see what is drawn. */
  async drawHidden(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    while (this.isHidden) await this.table.draw();
    this.#isDrawing = false;
  }

  /** Makes the unknown draws such that this could be played now. */
  suppose(word: string): Result<void, Refusal> {
    const log = this.#complete([...this.#words, word]);
    if (!log.ok) return log;
    const loaded = this.table.load({ ...log.value, actions: log.value.actions.slice(0, -1) });
    return loaded.ok ? ok(undefined) : loaded;
  }

  /** Plays a word of the log, whatever the player was thought to hold. */
  async play(word: string): Promise<Result<void, Refusal>> {
    const action = this.table.game.parse(word);
    if (!action.ok) return action;
    const supposed = this.suppose(word);
    return supposed.ok ? this.table.playWord(word) : supposed;
  }

  get mayUndo(): boolean {
    // Read here, so that callers update when the game goes on.
    void this.table.steps;
    return this.#words.some((word) => word !== UNKNOWN);
  }

  /** Takes back what was entered last, with the draws after it. */
  undo(): void {
    const last = this.#words.findLastIndex((word) => word !== UNKNOWN);
    if (last < 0) return;
    const log = this.#complete(this.#words.slice(0, last));
    if (!log.ok) return;
    this.#words = this.#words.slice(0, last);
    this.table.load(log.value);
    this.#keep();
  }

  #complete(words: readonly string[]): ReturnType<typeof completeLog> {
    return completeLog(this.table.game, { ...this.table.log, actions: [...words] }, this.#rng);
  }

  /** The table has played on: by an action that was entered, or by a draw that only its player sees. */
  #took({ actions }: Log): void {
    const word = actions.at(-1);
    if (word === undefined || actions.length <= this.#words.length) return;
    this.#words = [...this.#words, this.#isDrawing ? UNKNOWN : word];
    this.#keep();
  }

  #keep(): void {
    this.#entry.change(keepFollowed(this.#words));
    this.#entry.note(this.table.scores, false);
  }
}
