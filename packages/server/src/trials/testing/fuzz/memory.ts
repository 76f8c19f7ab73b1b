/** How much memory a server needs under attack. */
import type { ServerProcess } from '../server-process.ts';

const MB = 2 ** 20;
/**
 * The heap may grow by this many bytes after the first round, by when code is compiled and caches have their size, and by
 * this many more for each minute of a long run.
 */
const GROWTH = 6 * MB;
const GROWTH_PER_MINUTE = MB / 2;

interface Sample {
  /** Milliseconds. */
  readonly at: number;
  /** Bytes, after garbage collection. */
  readonly heap: number;
}

export class Memory {
  readonly #samples: Sample[] = [];
  rss = 0;

  async measure(server: ServerProcess): Promise<void> {
    this.#samples.push({ at: performance.now(), heap: await server.order('heap') });
    this.rss = Math.max(this.rss, await server.order('rss'));
    const { growth, minutes } = this;
    const most = GROWTH + GROWTH_PER_MINUTE * minutes;
    if (growth > most)
      throw new Error(
        `the heap has grown by ${inMB(growth)} in ${minutes.toFixed(1)} minutes; ${inMB(most)} are allowed`,
      );
  }

  get first(): number {
    return this.#samples[0]?.heap ?? 0;
  }

  get last(): number {
    return this.#samples.at(-1)?.heap ?? 0;
  }

  /** Bytes, since the first sample. */
  get growth(): number {
    return this.last - this.first;
  }

  get minutes(): number {
    return ((this.#samples.at(-1)?.at ?? 0) - (this.#samples[0]?.at ?? 0)) / 60_000;
  }
}

export const inMB = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;
