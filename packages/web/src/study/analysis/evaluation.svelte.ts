/** What the computer thinks of the position on display: a first answer at once, and better ones while one looks. */
import { type Assessment, type AssessmentRequest, DEPTHS } from '@guimard/ai/review';
import type { AssessReply } from './assess-worker.ts';
import AssessWorker from './assess-worker.ts?worker';

/** Each takes about four times as long as the one before. */
const STAGES = [{ search: 60, playouts: 50 }, DEPTHS.quick, DEPTHS.normal, DEPTHS.deep] as const;

type Position = Omit<AssessmentRequest, 'depth' | 'seed'>;

export class Evaluation {
  /** Of the position that was asked for last; undefined until there is one. */
  assessment = $state.raw<Assessment>();
  /** From 0 to 1; undefined while nothing is being done. */
  progress = $state<number>();
  trouble = $state<string>();
  #worker: Worker | undefined;
  #asked = 0;

  /** Thinks about this position, and no longer about another. */
  async ask(position: Position, onDone: (assessment: Assessment) => void): Promise<void> {
    const number = this.#begin();
    const worker = this.#worker ?? new AssessWorker();
    this.#worker = worker;
    for (const [i, depth] of STAGES.entries()) {
      const reply = await answer(worker, { ...position, depth, seed: 'analysis' });
      if (number !== this.#asked) return;
      if (!reply.ok) {
        this.trouble = reply.message;
        break;
      }
      this.assessment = reply.assessment;
      onDone(reply.assessment);
      this.progress = (i + 1) / STAGES.length;
      // Nothing is left to find out.
      if (reply.assessment.isSolved) break;
    }
    this.progress = undefined;
  }

  stop(): void {
    this.#begin();
    this.progress = undefined;
  }

  #begin(): number {
    // A worker that is busy could only be waited for.
    if (this.progress !== undefined) {
      this.#worker?.terminate();
      this.#worker = undefined;
    }
    this.assessment = undefined;
    this.trouble = undefined;
    this.progress = 0;
    return ++this.#asked;
  }

  close(): void {
    this.#asked++;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.progress = undefined;
  }
}

const answer = (worker: Worker, request: AssessmentRequest): Promise<AssessReply> =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<AssessReply>) => resolve(data);
    worker.onerror = ({ message }) => resolve({ ok: false, message });
    worker.postMessage(request);
  });
