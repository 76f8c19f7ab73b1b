/** What an attack is, and what it attacks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, Client } from './client.ts';
import { Tally } from './tally.ts';

export interface Attack {
  /** As it is called in the table. */
  readonly title: string;
  /** Of the server, beside the default ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How many files the server may have open. */
  readonly descriptors?: number;
  /** Afterwards the server is restarted, and newcomers try again. */
  readonly isLasting?: boolean;
  /** Returns when the battle is over. */
  run(battle: Battle): Promise<void>;
}

/** Attackers' addresses begin with this; honest ones with less. */
const FIRST_GROUP = 64;
/** No lane goes round more often. */
const MOST_ROUNDS = 100_000;
/** Before a lane that was cut off tries again, in milliseconds. */
const RETRY = 50;

export class Battle {
  readonly port: number;
  /** What the attackers got. */
  readonly tally = new Tally();
  readonly #reports: (() => string)[] = [];
  readonly #end: number;
  readonly #clients: Client[] = [];

  constructor(port: number, seconds: number) {
    this.port = port;
    this.#end = performance.now() + seconds * 1000;
  }

  /** Milliseconds. */
  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  get isOver(): boolean {
    return this.left === 0;
  }

  /** Attackers, each with an address of its own. */
  clients(count: number): Client[] {
    const first = this.#clients.length;
    const added = Array.from(
      { length: count },
      (_, i) => new Client(this.port, addressOf(FIRST_GROUP, first + i)),
    );
    this.#clients.push(...added);
    return added;
  }

  /** Each does it again and again, no more often than every so many milliseconds, until the end or until it returns false. */
  async repeat<Lane>(
    lanes: readonly Lane[],
    every: number,
    once: (lane: Lane, round: number) => Promise<unknown>,
  ): Promise<void> {
    const go = async (lane: Lane): Promise<void> => {
      for (let round = 0; round < MOST_ROUNDS && !this.isOver; round++) {
        const next = this.pause(every);
        // Refused, or cut off: it goes on.
        const went = await once(lane, round).catch(() => this.pause(RETRY));
        if (went === false) return;
        await next;
      }
    };
    await Promise.all(lanes.map(go));
  }

  /** Not beyond the end. */
  pause(ms: number): Promise<void> {
    return sleep(Math.min(this.left, ms));
  }

  /** Until the end. */
  wait(): Promise<void> {
    return this.pause(this.left);
  }

  /** Something else that is worth knowing, asked for at the end. */
  report(what: () => string): void {
    this.#reports.push(what);
  }

  get reports(): string[] {
    return this.#reports.map((what) => what());
  }
}
