/** Work at one table: one piece after the other, also when one fails. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Resolves when everything that was queued is done. */
  async drain(): Promise<void> {
    await this.#last;
  }
}
