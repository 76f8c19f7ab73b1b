/** Reviews positions on several cores, so that the page never waits. */
import type { PositionRequest, ReviewedPosition } from '@guimard/ai/review';
import type { ReviewReply } from './review-worker.ts';
import ReviewWorker from './review-worker.ts?worker';

/** More than this would leave a phone no core for anything else. */
const MOST = 4;

export class ReviewWorkers {
  readonly count = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency));
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];

  /** At most `count` at a time. Rejects if the worker fails. */
  evaluate(request: PositionRequest): Promise<ReviewedPosition> {
    const worker = this.#idle.pop() ?? this.#start();
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
        this.#idle.push(worker);
        if (data.ok) resolve(data.position);
        else reject(new Error(data.message));
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(request);
    });
  }

  /** Whatever is being reviewed is never heard of again. */
  close(): void {
    for (const worker of this.#all) worker.terminate();
  }

  #start(): Worker {
    const worker = new ReviewWorker();
    this.#all.push(worker);
    return worker;
  }
}
