/** A table that a client follows: what is known of it, kept up to date whatever happens to the connection. */
import { type Seat, SPECTATOR } from '@guimard/engine/kit';
import type { End } from '../closing.ts';
import type { Command } from '../command.ts';
import type { CommandKey } from '../ids.ts';
import type { ServerMessage, Update } from '../message.ts';
import type { TableInfo } from '../table.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import type { KnownGame, Taken } from './known-game.ts';
import type { CommandResult } from './unanswered.ts';

export interface TableClientOptions extends Omit<ConnectionOptions, 'resumePoint' | 'onMessage' | 'isLive'> {
  readonly known: KnownGame;
  /** As it was when the known game was opened. */
  readonly info: TableInfo;
  /** After the update was applied. */
  readonly onUpdate: (update: Update, taken: Taken, isWelcome: boolean) => void;
  /** Every message, before it is processed. */
  readonly onMessage?: (message: ServerMessage) => void;
}

export class TableClient {
  readonly known: KnownGame;
  readonly #options: TableClientOptions;
  readonly #connection: Connection;
  #info: TableInfo;
  #viewer: Seat = SPECTATOR;
  #waiting: (() => void)[] = [];

  constructor(options: TableClientOptions) {
    this.known = options.known;
    this.#options = options;
    this.#info = options.info;
    this.#connection = new Connection({
      ...options,
      resumePoint: () => this.known.resumePoint,
      isLive: () => options.secret !== undefined && isLive(this.#info),
      onMessage: (message) => this.#hear(message),
    });
  }

  get info(): TableInfo {
    return this.#info;
  }

  /** A seat, or SPECTATOR. */
  get viewer(): Seat {
    return this.#viewer;
  }

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

  resync(): void {
    this.#connection.resync();
  }

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
    return this.#connection.command(command, this.#info.version, key);
  }

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
    this.#options.onUpdate(update, fit, isWelcome);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** Somebody's clock is running, and counts seconds. */
const isLive = ({ phase, clock: { kind } }: TableInfo): boolean =>
  phase === 'running' && (kind === 'move' || kind === 'bank');
