/** Work at one table: one job after the other, even if one fails. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Resolves when all queued work is done. */
  async drain(): Promise<void> {
    await this.#last;
  }
}
