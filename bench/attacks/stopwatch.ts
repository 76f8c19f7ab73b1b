/** How long things take. What is not over has taken as long as it has: a server that answers nobody must not look fast. */
export class Stopwatch {
  #times: number[] = [];
  readonly #running = new Set<{ readonly begun: number }>();

  async time<T>(work: Promise<T>): Promise<T> {
    const one = { begun: performance.now() };
    this.#running.add(one);
    try {
      return await work;
    } finally {
      this.#running.delete(one);
      this.#times.push(performance.now() - one.begun);
    }
  }

  restart(): void {
    this.#times = [];
  }

  /** Milliseconds, in order of length. */
  get times(): readonly number[] {
    const now = performance.now();
    const running = [...this.#running].map(({ begun }) => now - begun);
    return [...this.#times, ...running].toSorted((a, b) => a - b);
  }
}
