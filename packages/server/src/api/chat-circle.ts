/**
 * One chat of one table, as it is followed at this node. Every listener gets each line once, in order; lines that were
 * added at another node, or missed, are read from the store.
 */
import type { Seat } from '@guimard/engine/kit';
import type { ChatLine } from '@guimard/protocol';

export interface ChatListener {
  line(line: ChatLine): void;
  /** The player of that seat is writing. */
  typing(seat: Seat): void;
}

/** How many messages a newcomer gets. */
const RECENT = 50;

interface Deps {
  /** The last messages, in order. */
  readonly load: (limit: number) => Promise<readonly ChatLine[]>;
  readonly onProblem: (problem: unknown) => void;
}

export class ChatCircle {
  readonly #deps: Deps;
  readonly #listeners = new Set<ChatListener>();
  /** The number of the last line that everyone has; undefined until the chat was first read. */
  #last: number | undefined;
  /** The highest number heard of. */
  #heardOf = 0;
  #isReading = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: ChatListener): void {
    this.#listeners.add(listener);
  }

  delete(listener: ChatListener): void {
    this.#listeners.delete(listener);
  }

  /** The player of that seat is writing, at any node: it is told and forgotten. */
  typing(seat: Seat): void {
    for (const listener of this.#listeners) listener.typing(seat);
  }

  /** For a newcomer, who may be the first. */
  async recent(): Promise<readonly ChatLine[]> {
    const lines = await this.#deps.load(RECENT);
    const newest = numberOf(lines);
    this.#last ??= newest;
    this.hearOf(newest);
    return lines;
  }

  /** A line was added at this node. */
  added(line: ChatLine): void {
    if (line.number - 1 === this.#last) this.#tell(line);
    else this.hearOf(line.number);
  }

  /** The chat is said to have this many lines; infinite if that is not known. */
  hearOf(number: number): void {
    this.#heardOf = Math.max(this.#heardOf, number);
    if (this.#isBehind && !this.#isReading) void this.#read();
  }

  get #isBehind(): boolean {
    return this.#last !== undefined && this.#heardOf > this.#last;
  }

  /** If it fails, the next line or the next poll tries again. */
  async #read(): Promise<void> {
    this.#isReading = true;
    let heardOf = this.#heardOf;
    try {
      while (this.#isBehind) {
        heardOf = this.#heardOf;
        // Whatever was heard before is what is stored now; what is heard meanwhile may be missing.
        this.#heardOf = 0;
        for (const line of await this.#missing()) if (line.number > (this.#last ?? 0)) this.#tell(line);
      }
    } catch (problem) {
      this.#heardOf = Math.max(this.#heardOf, heardOf);
      this.#deps.onProblem(problem);
    } finally {
      this.#isReading = false;
    }
  }

  /** All lines after the last one, and some before it. */
  async #missing(): Promise<readonly ChatLine[]> {
    for (let limit = RECENT; ; limit *= 2) {
      const lines = await this.#deps.load(limit);
      const [first] = lines;
      if (first === undefined || lines.length < limit || first.number <= (this.#last ?? 0) + 1) return lines;
    }
  }

  #tell(line: ChatLine): void {
    this.#last = line.number;
    for (const listener of this.#listeners) listener.line(line);
  }
}

const numberOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.number ?? 0;
