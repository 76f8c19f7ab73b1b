/** Lets a number of users in at a time, in order. */
export class Turnstile {
  #free: number;
  readonly #waiting: { readonly resolve: () => void; readonly reject: (reason: unknown) => void }[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next.resolve();
  }

  /** There is nothing to wait for. */
  refuseWaiting(reason: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}
