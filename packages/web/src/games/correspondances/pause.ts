/** A pause in which players read something: until somebody goes on, or has had the time for it. */
export class Pause {
  #goOn: (() => void) | undefined;
  #isHeld = false;

  /** Ends after so many milliseconds unless somebody holds it. */
  async wait(ms: number): Promise<void> {
    this.#isHeld = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      timer = setTimeout(() => {
        if (!this.#isHeld) resolve();
      }, ms);
    });
    clearTimeout(timer);
    this.#goOn = undefined;
  }

  /** Somebody is reading: it lasts until they go on. */
  hold(): void {
    this.#isHeld = true;
  }

  end(): void {
    this.#goOn?.();
  }
}
