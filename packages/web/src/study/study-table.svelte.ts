/** What tables that are studied have in common: nobody waits, nobody thinks in a seat, and nothing can go wrong on the way. */
import { History } from '../table/history.svelte.ts';

export abstract class StudyTable extends History {
  readonly isHurried = false;
  readonly isAdvising = false;
  readonly pending = undefined;
  readonly thinking = undefined;
  readonly thought = undefined;
  readonly trouble = undefined;

  async askCoach(): Promise<void> {}
  tryAgain(): void {}
  async start(): Promise<void> {}
  async close(): Promise<void> {
    this.turn++;
  }
}
