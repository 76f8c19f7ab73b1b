/** The coach of a table. It gets the player's view: it knows no more than the player. */
import type { State, View } from '@guimard/engine/kit';
import { type Advice, adviceOf } from './advice.ts';
import type { Thinkers } from './thinkers.ts';

export class Adviser {
  /** What it says of the moves of this position. */
  advice = $state.raw<Advice>();
  isThinking = $state(false);
  #stopper: AbortController | undefined;

  async ask(thinkers: Thinkers, view: View<State>, onTrouble: (trouble: string) => void): Promise<void> {
    if (this.isThinking) return;
    const stopper = new AbortController();
    this.#stopper = stopper;
    this.isThinking = true;
    try {
      await thinkers.advise(view, {
        signal: stopper.signal,
        onProgress: (report) => {
          // What it thinks on the way would only make the list jump.
          if (report.done >= 1 && !stopper.signal.aborted) this.advice = adviceOf(report, view.viewer);
        },
      });
    } catch (error) {
      if (!stopper.signal.aborted) onTrouble(String(error));
    } finally {
      if (!stopper.signal.aborted) this.isThinking = false;
    }
  }

  /** The position has changed. */
  forget(): void {
    this.#stopper?.abort();
    this.advice = undefined;
    this.isThinking = false;
  }
}
