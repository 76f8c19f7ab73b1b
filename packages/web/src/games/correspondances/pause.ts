/** A pause for reading: until the player goes on, or the time is up. */
export class Pause {
  #goOn: (() => void) | undefined;
  #isHeld = false;

  /** Ends after so many milliseconds unless it is held. */
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

  /** The player is reading: it lasts until they go on. */
  hold(): void {
    this.#isHeld = true;
  }

  end(): void {
    this.#goOn?.();
  }
}
