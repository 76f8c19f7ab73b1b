/** The coach of a table. It gets the player's view: it knows no more than the player. */
import type { Report } from '@guimard/ai/agent';
import type { State, View } from '@guimard/engine/kit';
import type { Thinkers } from './thinkers.ts';

export class Adviser {
  /** What it says of the moves of this moment. */
  report = $state.raw<Report>();
  isThinking = $state(false);
  #stopper: AbortController | undefined;

  /** What it finds arrives in `report`, again and again while it thinks. */
  async ask(thinkers: Thinkers, view: View<State>, onTrouble: (trouble: string) => void): Promise<void> {
    if (this.isThinking) return;
    const stopper = new AbortController();
    this.#stopper = stopper;
    this.isThinking = true;
    try {
      await thinkers.advise(view, stopper.signal, (report) => {
        if (!stopper.signal.aborted) this.report = report;
      });
    } catch (error) {
      if (!stopper.signal.aborted) onTrouble(String(error));
    } finally {
      if (!stopper.signal.aborted) this.isThinking = false;
    }
  }

  /** The moment is past. */
  forget(): void {
    this.#stopper?.abort();
    this.report = undefined;
    this.isThinking = false;
  }
}
