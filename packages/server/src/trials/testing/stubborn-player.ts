/** A player who plays over sockets to the end, come what may, and reconnects with what it has. */
import { setTimeout } from 'node:timers/promises';
import { type Seat, SeededRng } from '@guimard/engine/kit';
import {
  CLOSED,
  type Command,
  type CommandResult,
  HttpClient,
  hashOf,
  type Link,
  type MoveSeen,
  type Seated,
  type ServerMessage,
  serverMessage,
  TableClient,
  type TableInfo,
  type Update,
} from '@guimard/protocol';
import { knownGameOf } from '../../api/testing/player.ts';
import { wsSocket } from '../../api/testing/ws-socket.ts';
import type { Recorder } from './history/history.ts';

/** What the server confirmed. */
interface Acknowledged {
  readonly key: string;
  readonly command: Command;
  readonly version: number;
  /** When it was confirmed, as performance.now() counts. */
  readonly at: number;
}

export interface Temper {
  /** The same seed makes the same choice in the same position. */
  readonly seed: string;
  /** Resigns on its turn when the game has this many moves. */
  readonly resignsAfter?: number;
  /** Thinks about everything until this resolves. */
  readonly thinks?: (player: StubbornPlayer) => Promise<unknown>;
  /** Gets ready, and never moves. */
  readonly isIdle?: boolean;
  /** The server for requests, if connections are opened elsewhere. */
  readonly http?: string;
  /** Gets every message, byte by byte. */
  readonly onText?: (text: string) => void;
  /** Records everything that is asked, answered and sent. */
  readonly history?: Recorder;
  /** Part of its keys: devices of a seat that decide differently must not share them. */
  readonly device?: string;
  /** Waits before it reconnects or tries again, as long as browsers and people do. */
  readonly isPatient?: boolean;
  readonly watch?: ServiceWatch;
}

/** What a player notices of the service. */
export interface ServiceWatch {
  /** It waits for an answer or for a connection. May be called again. */
  waits(player: StubbornPlayer): void;
  /** It no longer waits. */
  served(player: StubbornPlayer): void;
  sees(player: StubbornPlayer, version: number): void;
}

/** The rule that says that nothing can be stored at the moment. */
const STORE = 'store';

/** Before reconnecting, in milliseconds. */
const RETRY_DELAY = 15;
/** Before a person tries again what could not be stored. */
const PERSONS_RETRY_DELAY = 500;

let devices = 0;

export class StubbornPlayer {
  readonly seat: Seat;
  /** A seat may have several devices. */
  readonly #name: string;
  readonly #seated: Pick<Seated, 'table' | 'seat' | 'secret'>;
  readonly #where: () => string;
  readonly #temper: Temper;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: { readonly rule: string; readonly code: string }[] = [];
  /** What must never happen: something is missing, or something that was sent is no longer true. */
  readonly problems: string[] = [];
  connections = 0;
  #client: TableClient | undefined;
  /** Key of the command without a response yet. */
  #pending: string | undefined;
  /** From a command to its answer, however often it must be repeated. */
  #isAsking = false;
  /** Nothing could be stored. */
  #isUnstored = false;
  #isStopping = false;
  #finish: () => void = () => {};

  /** `where` is called whenever a connection is opened. */
  constructor(seated: Pick<Seated, 'table' | 'seat' | 'secret'>, where: () => string, temper: Temper) {
    this.seat = seated.seat;
    this.#name = `device ${++devices} of seat ${seated.seat}`;
    this.#seated = seated;
    this.#where = where;
    this.#temper = temper;
  }

  get id(): string {
    return this.#seated.table;
  }

  get table(): TableInfo | undefined {
    return this.#client?.info;
  }

  get moves(): readonly MoveSeen[] {
    return this.#client?.known.moves ?? [];
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    const { table, secret } = this.#seated;
    const info = await this.#look();
    const over = new Promise<void>((resolve) => {
      this.#finish = resolve;
    });
    this.#client = new TableClient({
      open: () => wsSocket(this.#where(), table),
      secret,
      known: knownGameOf(info),
      info,
      // Not random: another game of the same temper is drawn the same.
      shares: { root: hashOf(`${this.#temper.seed} ${this.seat}`), notes: [] },
      read: (text) => {
        this.#temper.onText?.(text);
        return serverMessage.parse(JSON.parse(text));
      },
      ...(this.#temper.isPatient === true ? {} : { retryDelay: () => RETRY_DELAY }),
      onMessage: (message) => this.#check(message),
      onUpdate: ({ table: { version } }) => {
        this.#temper.watch?.sees(this, version);
        void this.#next();
      },
      onLink: (link) => this.#linked(link),
    });
    this.#client.connect();
    await over;
    this.#client.close();
  }

  /** Decides nothing more, but stays at the table. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Leaves the table, which lets `play` resolve. */
  leave(): void {
    this.#finish();
  }

  /** Waits for an answer, or the computer is on turn: something will still happen. */
  get isWaiting(): boolean {
    return this.#isAsking || this.#isComputersTurn;
  }

  get #isComputersTurn(): boolean {
    const { known, info } = this.#client!;
    return info.phase === 'running' && info.seats[known.game.toMove(known.stateAfter())]?.kind === 'computer';
  }

  #linked(link: Link): void {
    const { watch } = this.#temper;
    if (link === 'cut') watch?.waits(this);
    else if (link !== 'open') this.problems.push(`the connection has ended: ${link}`);
    else {
      this.connections++;
      if (!this.#isAsking) watch?.served(this);
    }
  }

  /** The server may be about to restart. */
  async #look(): Promise<TableInfo> {
    for (;;) {
      const http = new HttpClient(this.#temper.http ?? this.#where());
      const info = await http.table(this.#seated.table);
      if (info.ok) return info.value;
      await setTimeout(RETRY_DELAY);
    }
  }

  #check(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'update') this.#checkUpdate(message.update);
    // The store is away: nobody is let in, and the client tries again.
    if (message.type === 'refused' && message.key === undefined && message.rule === STORE) return;
    const isAnswer = message.type === 'done' || message.type === 'refused';
    // To what the client does by itself.
    if (isAnswer && message.key?.startsWith('share-') === true) return;
    if (isAnswer && message.key !== this.#pending)
      this.problems.push(`an answer to nothing: ${JSON.stringify(message)}`);
  }

  /** Before it is taken. */
  #checkUpdate({ table, from, moves }: Update): void {
    const sight = { client: this.#name, version: table.version, moves: from + moves.length };
    this.#temper.history?.see(sight);
    const { length } = this.moves;
    const { version } = this.#client!.known;
    if (from > length) this.problems.push(`moves ${length} to ${from} are missing`);
    if (table.version < version) this.problems.push(`version ${table.version} was told after ${version}`);
    const again = this.moves.slice(from, from + moves.length);
    if (
      JSON.stringify(again) !== JSON.stringify(moves.slice(0, again.length)) ||
      from + moves.length < length
    )
      this.problems.push(`moves from ${from} on are not what they were`);
  }

  async #next(): Promise<void> {
    if (this.#pending !== undefined || this.#isStopping) return;
    if (this.table!.phase === 'over') return this.#finish();
    if (this.#wanted() === undefined) return this.#answered();
    const { thinks, device = '', isPatient } = this.#temper;
    // One decision for each version: repeated, it is the same. Other seats use the same keys.
    const key = `version-${String(this.table!.version).padStart(5, '0')}${device}`;
    this.#pending = key;
    if (!this.#isUnstored) await thinks?.(this);
    const command = this.#isStopping ? undefined : this.#wanted();
    const answer = command === undefined ? undefined : await this.#ask(command, key);
    this.#pending = undefined;
    this.#isUnstored = answer?.ok === false && answer.error.rule === STORE;
    if (!this.#isUnstored) this.#answered();
    if (answer?.ok === true) {
      this.acknowledged.push({
        key,
        command: command!,
        version: answer.value.version,
        at: performance.now(),
      });
      await this.#client!.reached(answer.value.version);
    } else if (answer !== undefined) this.refused.push(answer.error);
    if (this.#isUnstored && isPatient === true) await setTimeout(PERSONS_RETRY_DELAY);
    await this.#next();
  }

  #answered(): void {
    if (this.#isAsking) this.#temper.watch?.served(this);
    this.#isAsking = false;
  }

  #ask(command: Command, key: string): Promise<CommandResult> {
    this.#isAsking = true;
    this.#temper.watch?.waits(this);
    const ask = () => this.#client!.command(command, key);
    const { history } = this.#temper;
    if (history === undefined) return ask();
    const base = command.type === 'act' ? { base: this.table!.version } : {};
    const write = { client: this.#name, key: `${this.seat}/${key}`, ...base };
    return history.write(write, ask, (answer) => {
      if (answer.ok) return answer.value.version;
      return answer.error.rule === CLOSED ? Number.NaN : undefined;
    });
  }

  #wanted(): Command | undefined {
    const { phase, seats } = this.table!;
    if (phase === 'waiting') return seats[this.seat].isReady ? undefined : { type: 'ready', isReady: true };
    if (phase !== 'running' || this.#temper.isIdle === true) return undefined;
    const { known } = this.#client!;
    const { game } = known;
    const state = known.stateAfter();
    if (game.toMove(state) !== this.seat) return undefined;
    if (this.moves.length >= (this.#temper.resignsAfter ?? Number.POSITIVE_INFINITY))
      return { type: 'resign' };
    const rng = new SeededRng(`${this.#temper.seed} ${this.moves.length}`);
    return { type: 'act', action: game.format(game.decode(state, game.pick(state, rng))) };
  }
}
