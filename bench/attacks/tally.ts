/** How often each thing happened. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** The most frequent first. */
  toString(): string {
    const sorted = [...this.#counts].toSorted(([, a], [, b]) => b - a);
    return sorted.map(([what, count]) => `${what} ×\u202f${count.toLocaleString('en')}`).join(', ');
  }
}
