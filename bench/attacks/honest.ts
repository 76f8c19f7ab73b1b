/** People who use the server as it is meant to be used, and what they notice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Seat, SeededRng } from '@guimard/engine/kit';
import { CLOSED, type Command, type Seated, type TableClient } from '@guimard/protocol';
import { addressOf, Client } from './client.ts';
import { computer, followSeat, joinTable, ME, moveOf, OPEN, openTable } from './seat.ts';
import { Stopwatch } from './stopwatch.ts';
import { Tally } from './tally.ts';

const PAIRS = 4;
/** Before a move, in milliseconds: faster than people, slower than the limits. */
const THINKS = 180;
/** Between two pages that are read, and between two newcomers. */
const READS_EVERY = 250;
const ARRIVES_EVERY = 1_500;
/** Before a game that could not be opened is opened again. */
const RETRY = 500;
/** A newcomer who has no table after this long is not served. */
const PATIENCE = 5_000;
const GROUPS = { players: 1, newcomers: 2, others: 3 };

/** Times in milliseconds, in order of length. */
export interface Noticed {
  /** From sending a move to the confirmation. */
  readonly moves: readonly number[];
  /** Lobby and first page. */
  readonly reads: readonly number[];
  /** From the confirmation of a move to the answer of a computer of level 1. */
  readonly answers: readonly number[];
  readonly newcomers: { readonly served: number; readonly all: number };
  /** How often the lobby was read, and how often it listed a public table whose player was connected. */
  readonly lobby: { readonly listed: number; readonly read: number };
  readonly harm: Tally;
}

interface Arrival {
  readonly at: number;
  servedAfter?: number;
  hasFailed?: boolean;
}

export class Honest {
  readonly #port: number;
  readonly #rng = new SeededRng('honest');
  readonly #moves = new Stopwatch();
  readonly #reads = new Stopwatch();
  readonly #answers = new Stopwatch();
  readonly #followed = new Set<TableClient>();
  /** The version of the table at which each has decided; before the start, once for all. */
  readonly #decided = new WeakMap<TableClient, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #harm = new Tally();
  #arrivals: Arrival[] = [];
  #listed = 0;
  #read = 0;
  #newcomers = 0;
  #isOver = false;

  constructor(port: number) {
    this.#port = port;
  }

  /** Resolves when there is a public table that waits for somebody; games begin at once. */
  async start(): Promise<void> {
    for (let i = 0; i < PAIRS; i++) void this.#playOn(() => this.#playPair(2 * i));
    void this.#playOn(() => this.#playComputer());
    const host = this.#client(GROUPS.others, 1);
    const place = await openTable(host, [ME, OPEN], true);
    this.#followed.add(await followSeat(host, place, () => {}));
    const reader = this.#client(GROUPS.others, 2);
    this.#every(READS_EVERY, (i) => this.#readPage(reader, i % 2 === 0 ? '/' : '/api/tables', place.table));
    this.#every(ARRIVES_EVERY, () => this.arrive());
  }

  /** Notices everything for so many seconds. */
  async watch(seconds: number): Promise<Noticed> {
    for (const watch of [this.#moves, this.#reads, this.#answers]) watch.restart();
    this.#harm = new Tally();
    this.#arrivals = [];
    this.#listed = 0;
    this.#read = 0;
    await sleep(seconds * 1000);
    const harm = this.#harm;
    // What comes later is another time's.
    this.#harm = new Tally();
    return {
      moves: this.#moves.times,
      reads: this.#reads.times,
      answers: this.#answers.times,
      newcomers: this.#served(),
      lobby: { listed: this.#listed, read: this.#read },
      harm,
    };
  }

  stop(): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const client of this.#followed) client.close();
  }

  /** Somebody opens a table, and connects to it; returns whether it worked. */
  async arrive(): Promise<boolean> {
    const client = this.#client(GROUPS.newcomers, this.#newcomers++);
    const arrival: Arrival = { at: performance.now() };
    this.#arrivals.push(arrival);
    try {
      const place = await openTable(client, [ME, OPEN]);
      await new Promise<void>((resolve, reject) => {
        followSeat(client, place, (table) => {
          table.close();
          resolve();
        }).catch(reject);
      });
      arrival.servedAfter = performance.now() - arrival.at;
    } catch (error) {
      arrival.hasFailed = true;
      this.#harm.add(`newcomer: ${reasonOf(error)}`);
    }
    client.close();
    return arrival.servedAfter !== undefined;
  }

  #client(group: number, i: number): Client {
    return new Client(this.#port, addressOf(group, i));
  }

  #every(ms: number, work: (round: number) => Promise<unknown>): void {
    let round = 0;
    this.#timers.push(setInterval(() => void work(round++), ms));
  }

  #served(): Noticed['newcomers'] {
    const now = performance.now();
    const known = this.#arrivals.filter(
      ({ at, servedAfter, hasFailed }) => servedAfter !== undefined || hasFailed || now - at > PATIENCE,
    );
    const served = known.filter(({ servedAfter = Number.POSITIVE_INFINITY }) => servedAfter <= PATIENCE);
    return { served: served.length, all: known.length };
  }

  async #readPage(reader: Client, path: string, table: string): Promise<void> {
    try {
      const { status, body } = await this.#reads.time(reader.ask({ path }));
      if (status !== 200) this.#harm.add(`${path}: ${status}`);
      else if (path !== '/') {
        this.#read++;
        if (body.includes(table)) this.#listed++;
      }
    } catch (error) {
      if (!this.#isOver) this.#harm.add(`${path}: ${reasonOf(error)}`);
    }
  }

  /** One game after the other. */
  async #playOn(play: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      try {
        await play();
      } catch (error) {
        if (!this.#isOver) this.#harm.add(`game: ${reasonOf(error)}`);
        await sleep(RETRY);
      }
    }
  }

  async #playPair(i: number): Promise<void> {
    const [host, guest] = [this.#client(GROUPS.players, i), this.#client(GROUPS.players, i + 1)];
    const place = await openTable(host, [ME, OPEN], true);
    const other = await joinTable(guest, place.table);
    await this.#play([
      { client: host, place },
      { client: guest, place: other },
    ]);
  }

  async #playComputer(): Promise<void> {
    const client = this.#client(GROUPS.others, 0);
    await this.#play([{ client, place: await openTable(client, [ME, computer(1)]) }]);
  }

  /** Resolves when the game is over. */
  async #play(players: readonly { readonly client: Client; readonly place: Seated }[]): Promise<void> {
    const over = Promise.withResolvers<void>();
    const onCut = () => this.#isOver || this.#harm.add('connection lost');
    const follow = ({ client, place }: (typeof players)[number]) =>
      followSeat(
        client,
        place,
        (table) => {
          if (table.info.phase === 'over') over.resolve();
          void this.#decide(table, place.seat);
        },
        onCut,
      );
    const tables = await Promise.all(players.map(follow));
    for (const table of tables) this.#followed.add(table);
    await over.promise;
    for (const table of tables) {
      table.close();
      this.#followed.delete(table);
    }
    for (const { client } of players) client.close();
  }

  async #decide(table: TableClient, seat: Seat): Promise<void> {
    const { phase, seats, version } = table.info;
    const action = moveOf(table, seat, this.#rng);
    const mustGetReady = phase === 'waiting' && seats[seat]?.isReady === false;
    const at = mustGetReady ? 0 : version;
    if ((action === undefined && !mustGetReady) || this.#decided.get(table) === at) return;
    this.#decided.set(table, at);
    if (action === undefined) return this.#note(await table.command({ type: 'ready', isReady: true }));
    await sleep(THINKS * (0.5 + this.#rng.below(1000) / 1000));
    const command: Command = { type: 'act', action };
    const done = await this.#moves.time(table.command(command));
    this.#note(done);
    if (done.ok && seats.some(({ kind }) => kind === 'computer'))
      await this.#answers.time(untilTurn(table, seat, done.value.version));
  }

  #note(answer: Awaited<ReturnType<TableClient['command']>>): void {
    if (!answer.ok && answer.error.rule !== CLOSED) this.#harm.add(`refused: ${answer.error.code}`);
  }
}

/** Until it is this seat's turn, or the game is over. */
async function untilTurn(table: TableClient, seat: Seat, version: number): Promise<void> {
  await table.reached(version);
  const isOurs = () => table.known.game.toMove(table.known.stateAfter()) === seat;
  while (table.info.phase === 'running' && !isOurs()) await table.nextUpdate();
}

/** The code of a refusal, or of an error of the network. */
const reasonOf = (error: unknown): string => {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return /"code":"(\w+)"/.exec(message)?.[1] ?? message;
};
