import { SeededRng } from '@guimard/engine/kit';
import { metro as GAME } from '@guimard/engine/metro';

/** When moves are made, and how long they took. */
export class Load {
  readonly #rng = new SeededRng('load');
  readonly #options = this.#must(GAME.options({ players: 2 }));
  readonly #state = GAME.create(this.#options);
  /** Moves that may be made now, by the seat on turn. */
  readonly #ready: (() => void)[] = [];
  /** Moves per second; unlimited, if infinite. */
  rate = 0;
  times: number[] = [];
  /** Moves that are sent and not confirmed. */
  pending = 0;
  /** No more games are started. */
  isOver = false;
  #owed = 0;
  #last = performance.now();

  constructor() {
    setInterval(() => this.#tick(), 1).unref();
  }

  newGame(): Uint8Array {
    return GAME.create(this.#options).bytes.slice();
  }

  /** A random legal move, if it is this seat's turn; the seat knows these bytes. */
  choose(known: Uint8Array, seat: number): string | undefined {
    this.#state.bytes.set(known);
    if (GAME.toMove(this.#state) !== seat) return undefined;
    return GAME.format(GAME.decode(this.#state, GAME.pick(this.#state, this.#rng)));
  }

  offer(move: () => void): void {
    if (this.rate === Number.POSITIVE_INFINITY) move();
    else this.#ready.push(move);
  }

  /** Releases everything that waits. */
  release(): void {
    this.rate = Number.POSITIVE_INFINITY;
    for (const move of this.#ready.splice(0)) move();
  }

  #tick(): void {
    const now = performance.now();
    this.#owed += ((now - this.#last) / 1000) * (Number.isFinite(this.rate) ? this.rate : 0);
    this.#last = now;
    for (; this.#owed >= 1 && this.#ready.length > 0; this.#owed--) {
      const at = this.#rng.below(this.#ready.length);
      const [move] = this.#ready.splice(at, 1);
      move?.();
    }
    // Moves for which no table was ready are not made up for later.
    this.#owed = Math.min(this.#owed, 1);
  }

  #must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }
}
