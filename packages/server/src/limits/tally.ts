/** Counts by name; a name whose count is zero takes no memory. */
export class Tally {
  readonly #counts = new Map<string, number>();

  countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#counts.set(name, this.countOf(name) + 1);
  }

  remove(name: string): void {
    const left = this.countOf(name) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }
}
