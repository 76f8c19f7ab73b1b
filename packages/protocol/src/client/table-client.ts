/** A table that a client follows: what is known of it, kept up to date whatever happens to the connection. */
import { type Seat, SPECTATOR } from '@guimard/engine/kit';
import type { End } from '../closing.ts';
import type { Command } from '../command.ts';
import type { CommandKey } from '../ids.ts';
import type { ServerMessage, Update } from '../message.ts';
import type { TableInfo } from '../table.ts';
import { Chain, type Shares } from './chain.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { HOST, type Host, randomHex } from './host.ts';
import type { KnownGame, Taken } from './known-game.ts';
import type { CommandResult } from './unanswered.ts';

/** What a client of a table needs. */
export interface TableClientOptions extends Omit<ConnectionOptions, 'resumePoint' | 'onMessage' | 'isLive'> {
  /** Where the game is kept. */
  readonly known: KnownGame;
  /** As it was when the known game was opened. */
  readonly info: TableInfo;
  /** After the update was applied. */
  readonly onUpdate: (update: Update, taken: Taken, isWelcome: boolean) => void;
  /** Every message, before it is processed. */
  readonly onMessage?: (message: ServerMessage) => void;
  /** What the seat adds to the chance of the game, as it was last kept; random and in memory, if left out. */
  readonly shares?: Shares | undefined;
  /** Keep these: a later client of the seat needs them. */
  readonly onShares?: (shares: Shares) => void;
}

/**
 * A table that is kept up to date whatever happens to the connection: it reconnects, resumes, and sends again what
 * was not answered. It also adds the seat's shares to the chance of the game, so that its draws can be trusted.
 *
 * @example
 * ```ts serves
 * import { metro } from '@guimard/engine/metro';
 * import { HttpClient, KnownGame, newKeys, openSocket, TableClient } from '@guimard/protocol';
 *
 * const [address, code] = ['http://localhost:8080', 'abcdefgh'];
 * const server = new HttpClient(address);
 * const info = await server.table(code);
 * if (!info.ok) throw new Error(info.error.code);
 * const known = KnownGame.open(metro, info.value);
 * if (!known.ok) throw new Error(known.error);
 * const seat = await server.join(code, { nickname: 'Hector', keys: newKeys() });
 * if (!seat.ok) throw new Error(seat.error.code);
 * const client = new TableClient({
 *   open: () => openSocket(address, code),
 *   secret: seat.value.secret,
 *   known: known.value,
 *   info: info.value,
 *   onUpdate: () => console.log(client.known.view(seat.value.seat).legal),
 *   onLink: (link) => console.log(link),
 * });
 * client.connect();
 * ```
 */
export class TableClient {
  /** The game: moves, and the view of a seat. */
  readonly known: KnownGame;
  readonly #options: TableClientOptions;
  readonly #connection: Connection;
  /** Spectators add nothing. */
  readonly #chain: Chain | undefined;
  #info: TableInfo;
  #viewer: Seat = SPECTATOR;
  #waiting: (() => void)[] = [];
  /** The share that was sent last. */
  #revealed: string | undefined;

  constructor(options: TableClientOptions) {
    this.known = options.known;
    this.#options = options;
    this.#info = options.info;
    if (options.secret !== undefined)
      this.#chain = new Chain(options.shares ?? newShares(options.host), (shares) =>
        options.onShares?.(shares),
      );
    this.#connection = new Connection({
      ...options,
      resumePoint: () => this.known.resumePoint,
      isLive: () => options.secret !== undefined && isLive(this.#info),
      onMessage: (message) => this.#hear(message),
    });
  }

  /** The public part of the table, as it was last heard. */
  get info(): TableInfo {
    return this.#info;
  }

  /** A seat, or SPECTATOR. */
  get viewer(): Seat {
    return this.#viewer;
  }

  /** Starts; call it once. */
  connect(): void {
    this.#connection.connect();
  }

  /** The network is back, or the page is visible again. */
  wake(): void {
    this.#connection.wake();
  }

  /** The network is gone. */
  lose(): void {
    this.#connection.lose();
  }

  /** Requests everything again. */
  resync(): void {
    this.#connection.resync();
  }

  /** Leaves the connection; the seat stays. Commands without a response are refused with rule `closed`. */
  close(): void {
    this.#connection.close();
  }

  /** Closes for good, with a reason. */
  end(why: End): void {
    this.#connection.end(why);
  }

  /**
   * For the table as it is known now; refused with rule `version` if something has happened since. A caller that may repeat
   * the request after a restart passes a key: with the same key it is applied once.
   */
  command(command: Command, key?: CommandKey): Promise<CommandResult> {
    const isReady = command.type === 'ready' && command.isReady;
    const committed = isReady ? { commitment: this.#chain?.commit(), ...command } : command;
    return this.#connection.command(committed, this.#info.version, key);
  }

  /** Sends a chat message. Resolves when the server has taken or refused it. */
  say(text: string): Promise<CommandResult> {
    return this.#connection.say(text);
  }

  /** Call it while a message is being written, every few seconds. */
  typing(): void {
    this.#connection.typing();
  }

  /** Resolves when the table is known at that version. */
  async reached(version = 0): Promise<void> {
    while (this.#info.version < version) await this.nextUpdate();
  }

  /** Resolves after the next update was applied. */
  nextUpdate(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#viewer = message.viewer;
    this.#options.onMessage?.(message);
    if (message.type === 'welcome' || message.type === 'update')
      this.#take(message.update, message.type === 'welcome');
  }

  #take(update: Update, isWelcome: boolean): void {
    const fit = this.known.take(update, isWelcome);
    if (fit.is === 'gap') this.resync();
    if (fit.is === 'outdated') this.end('outdated');
    if (fit.is !== 'taken') return;
    this.#info = update.table;
    // First: our moves must come after it.
    this.#reveal(isWelcome);
    this.#options.onUpdate(update, fit, isWelcome);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Not as a command that is repeated: after a restart, another share may be due. */
  #reveal(isWelcome: boolean): void {
    this.#chain?.hear(this.#info);
    const share = this.#chain?.shareFor(this.#info, this.#viewer);
    if (share === undefined || (share === this.#revealed && !isWelcome)) return;
    this.#revealed = share;
    this.#connection.tell({ type: 'reveal', share }, this.#info.version, shareKey(share));
  }
}

/** However often it is sent, and by however many pages of a seat, it is one command. */
const shareKey = (share: string): CommandKey => `share-${share.slice(0, 32)}`;

const newShares = (host: Host = HOST): Shares => ({ root: randomHex(32, host), notes: [] });

/** Somebody's clock is running, and counts seconds. */
const isLive = ({ phase, clock: { kind } }: TableInfo): boolean =>
  phase === 'running' && (kind === 'move' || kind === 'bank');
