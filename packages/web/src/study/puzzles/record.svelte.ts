/** The player's answers on this device: kept in the browser if it keeps anything, else as long as the page. */
import { dayAt } from '../../days.ts';
import { type Attempt, type Progress, progressOf } from './progress.ts';
import { addAttempt, eraseAttempts, loadAttempts } from './store.ts';

export class PuzzleRecord {
  #kept = $state.raw<readonly Attempt[]>([]);
  /** What could not be written. */
  #unkept = $state.raw<readonly Attempt[]>([]);
  readonly progress: Progress = $derived.by(() => progressOf([...this.#kept, ...this.#unkept]));

  /** Something could not be written, and will be lost with the page. */
  isLosing = $state(false);

  /** Reads what is kept: another tab may have added to it. */
  async load(): Promise<void> {
    this.#kept = await loadAttempts().catch(() => this.#kept);
  }

  /** Answers by how much the rating has changed; undefined if the puzzle has counted before. */
  add(puzzle: { readonly id: string; readonly rating: number }, isRight: boolean): number | undefined {
    const before = this.progress;
    const attempt = { puzzle: puzzle.id, rating: puzzle.rating, isRight, day: dayAt(new Date()) };
    this.#unkept = [...this.#unkept, attempt];
    void this.#keep(attempt);
    return before.seen.has(puzzle.id) ? undefined : this.progress.strength.rating - before.strength.rating;
  }

  async erase(): Promise<void> {
    await eraseAttempts().catch(() => undefined);
    this.#kept = [];
    this.#unkept = [];
    this.isLosing = false;
  }

  async #keep(attempt: Attempt): Promise<void> {
    try {
      await addAttempt(attempt);
    } catch {
      this.isLosing = true;
      return;
    }
    // Everything may have been erased meanwhile.
    if (!this.#unkept.includes(attempt)) return;
    this.#unkept = this.#unkept.filter((one) => one !== attempt);
    this.#kept = [...this.#kept, attempt];
  }
}

/** One for all pages. */
export const puzzleRecord = new PuzzleRecord();
