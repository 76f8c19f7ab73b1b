/** What clients asked of one table and what they were answered, with times: a history that can be checked. */

/** A command that adds to the table's log, under its key. */
export interface Write {
  readonly kind: 'write';
  readonly client: string;
  readonly key: string;
  /** The version that a move was decided at; undefined for commands that fit any position. */
  readonly base?: number;
  readonly invoked: number;
  /** Undefined if there never was an answer: it may have been done or not. */
  readonly answered?: number;
  /** The version that the table had afterwards. */
  readonly version?: number;
}

/** The log as the store has it: the keys of all commands so far, with the version that each led to. */
export interface Read {
  readonly kind: 'read';
  readonly invoked: number;
  readonly answered: number;
  readonly log: readonly Logged[];
}

export interface Logged {
  readonly key: string;
  readonly version: number;
}

/** What a client was sent, as it came. It may be late, but never go back. */
export interface Sight {
  readonly client: string;
  readonly at: number;
  readonly version: number;
  readonly moves: number;
}

/** Refused commands are left out: they must have no effect, so whatever is read must be explained without them. */
export interface History {
  readonly operations: readonly (Write | Read)[];
  readonly sights: readonly Sight[];
}

export class Recorder implements History {
  readonly operations: (Write | Read)[] = [];
  readonly sights: Sight[] = [];
  #time = 0;

  /** Counts events: two that happen in the same millisecond still have an order. */
  now(): number {
    return ++this.#time;
  }

  /** Runs a command; `versionOf` tells what it led to: undefined if it was refused, NaN if that is not known. */
  async write<T>(
    { client, key, base }: Pick<Write, 'client' | 'key' | 'base'>,
    run: () => Promise<T>,
    versionOf: (answer: T) => number | undefined,
  ): Promise<T> {
    const invoked = this.now();
    const write: Write = { kind: 'write', client, key, ...(base === undefined ? {} : { base }), invoked };
    const index = this.operations.push(write) - 1;
    const answer = await run();
    const version = versionOf(answer);
    if (Number.isNaN(version)) return answer;
    // A refusal is an answer without a version.
    this.operations[index] = {
      ...write,
      answered: this.now(),
      ...(version === undefined ? {} : { version }),
    };
    return answer;
  }

  async read(run: () => Promise<readonly Logged[]>): Promise<void> {
    const invoked = this.now();
    const log = await run();
    this.operations.push({ kind: 'read', invoked, answered: this.now(), log });
  }

  see(sight: Omit<Sight, 'at'>): void {
    this.sights.push({ ...sight, at: this.now() });
  }
}
