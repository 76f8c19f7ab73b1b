/** An attacker's latest inputs, for finding out what went wrong. */

/** Something that the server must not do, or that must not happen to it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly attacker: string;
  /** Inputs, the newest at the end. */
  readonly last: readonly string[];

  constructor(message: string, attacker: string, last: readonly string[], cause?: unknown) {
    super(message, { cause });
    this.attacker = attacker;
    this.last = last;
  }
}

const KEPT = 12;
const LONGEST = 600;

/** How often something is repeated, instead of all of it. */
function inShort(input: string): string {
  const short = input.replaceAll(
    /(.{1,8}?)\1{15,}/gsu,
    (run, part: string) => `${part}⟨×${run.length / part.length}⟩`,
  );
  return short.length > LONGEST ? `${short.slice(0, LONGEST)} … (${input.length} characters)` : short;
}

export class Journal {
  readonly #attacker: string;
  readonly #onInput: () => void;
  readonly #last: string[] = [];
  count = 0;

  constructor(attacker: string, onInput: () => void) {
    this.#attacker = attacker;
    this.#onInput = onInput;
  }

  note(input: string): void {
    this.count++;
    this.#onInput();
    this.#last.push(input.length > LONGEST ? inShort(input) : input);
    if (this.#last.length > KEPT) this.#last.shift();
  }

  /** Any error in between is attributed to this attacker. */
  async during(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw new Fault((error as Error).message, this.#attacker, [...this.#last], error);
    }
  }
}

/** Of all attackers. There may be several of a kind. */
export class Journals {
  /** How many inputs there were of each kind. */
  readonly counts = new Map<string, number>();

  open(kind: string, which: string | number): Journal {
    return new Journal(`${kind}, ${which}`, () => this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1));
  }
}
