/**
 * Turns at something of which there is too little, such as processor time: shared out among subscribers, then among what each
 * of them has. Whoever was served longest ago comes next, so that one who asks for little waits for what is being done, and
 * not for all that others have asked for.
 */
import { networksOf } from './subscriber.ts';

/** More are forgotten: they count as never served. */
const REMEMBERED = 10_000;

interface Waiting {
  /** Who it is for, from the widest network to the subscriber, and then which of their things. */
  readonly names: readonly string[];
  readonly begin: (isMyTurn: boolean) => void;
}

export class FairQueue {
  /** How many have their turn at once. */
  readonly #most: number;
  readonly #waiting = new Set<Waiting>();
  /** When a name was last served; the one that was served longest ago comes first. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #busy = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** For something of the client with this address, or of nobody who is known. False if that takes too long. */
  async wait(address: string | undefined, thing: string, maxMs: number): Promise<boolean> {
    // The widest first: it has no end of subscribers that were never served.
    const networks = address === undefined ? [] : networksOf(address).toReversed();
    const names = [...networks.map(({ name }) => name), thing];
    if (this.#busy < this.#most) {
      this.#serve(names);
      return true;
    }
    return new Promise((resolve) => {
      const begin = (isMyTurn: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        resolve(isMyTurn);
      };
      const waiting = { names, begin };
      const timer = setTimeout(() => begin(false), maxMs);
      this.#waiting.add(waiting);
    });
  }

  /** After a turn. */
  done(): void {
    this.#busy--;
    let next: Waiting | undefined;
    for (const waiting of this.#waiting)
      if (next === undefined || this.#isBefore(waiting, next)) next = waiting;
    if (next === undefined) return;
    this.#serve(next.names);
    next.begin(true);
  }

  /** Nobody has to wait any longer. */
  close(): void {
    for (const { begin } of this.#waiting) begin(false);
  }

  #serve(names: readonly string[]): void {
    this.#busy++;
    this.#turns++;
    for (const name of names) {
      this.#served.delete(name);
      this.#served.set(name, this.#turns);
    }
    for (const name of this.#served.keys()) {
      if (this.#served.size <= REMEMBERED) break;
      this.#served.delete(name);
    }
  }

  /** Of two that were served at the same time, or never, the one that has waited longer. */
  #isBefore({ names }: Waiting, other: Waiting): boolean {
    for (const [i, name] of names.entries()) {
      const [mine, theirs] = [this.#servedAt(name), this.#servedAt(other.names[i])];
      if (mine !== theirs) return mine < theirs;
    }
    return false;
  }

  #servedAt(name = ''): number {
    return this.#served.get(name) ?? 0;
  }
}
