/** The review of one game: made in the background, and kept in the browser. */
import { playable } from '@guimard/ai';
import { type DepthName, type Review, reviewGame } from '@guimard/ai/review';
import type { Session } from '@guimard/engine/kit';
import type { ReviewTable } from './review-table.svelte.ts';
import { ReviewWorkers } from './review-workers.ts';
import { loadReview, saveReview } from './store.ts';

/** The same game has the same review everywhere. */
const SEED = 'review';

export class GameReview {
  readonly #table: string;
  readonly #session: Session;
  readonly #guessed: readonly number[];
  review = $state.raw<Review>();
  /** From 0 to 1, while it is being made. */
  progress = $state<number>();
  trouble = $state<string>();
  #stopper: AbortController | undefined;

  constructor({ id, session, guessed = [] }: Pick<ReviewTable, 'id' | 'session' | 'guessed'>) {
    this.#table = id;
    this.#session = session;
    this.#guessed = guessed;
  }

  /** The one that was made before, or a new one. */
  async open(): Promise<void> {
    this.review = await this.#stored();
    if (this.review === undefined) await this.make('normal');
  }

  async make(depth: DepthName): Promise<void> {
    this.stop();
    const stopper = new AbortController();
    this.#stopper = stopper;
    this.progress = 0;
    this.trouble = undefined;
    const workers = new ReviewWorkers();
    stopper.signal.addEventListener('abort', () => workers.close());
    try {
      const { game } = this.#session;
      const review = await reviewGame(
        playable(game.meta.id) ?? { game },
        this.#session,
        { depth, seed: SEED, guessed: this.#guessed },
        {
          evaluate: (request) => workers.evaluate(request),
          jobs: workers.count,
          signal: stopper.signal,
          onProgress: (done, all) => {
            if (!stopper.signal.aborted) this.progress = done / all;
          },
        },
      );
      if (stopper.signal.aborted) return;
      this.review = review;
      // A browser that keeps nothing makes it again.
      await saveReview(this.#table, review).catch(() => undefined);
    } catch (error) {
      if (!stopper.signal.aborted) this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      workers.close();
      if (this.#stopper === stopper) this.progress = undefined;
    }
  }

  /** What was made before stays. */
  stop(): void {
    this.#stopper?.abort();
    this.#stopper = undefined;
    this.progress = undefined;
  }

  async #stored(): Promise<Review | undefined> {
    const stored = await loadReview(this.#table).catch(() => undefined);
    return stored?.steps.length === this.#session.steps.length ? stored : undefined;
  }
}
