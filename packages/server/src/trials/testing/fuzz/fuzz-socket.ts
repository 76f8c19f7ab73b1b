/** A socket for fuzzing: every message gets one response, in order, and everything received must be valid. */
import type { Rng, Seat } from '@guimard/engine/kit';
import type { KnownGame, Presence, ServerMessage, TableInfo, Update } from '@guimard/protocol';
import { PROTOCOL, serverMessage } from '@guimard/protocol';
import { WebSocket } from 'ws';
import { knownGameOf } from '../../../api/testing/player.ts';
import { gameCalled } from '../../../games.ts';
import type { Arena } from './arena.ts';
import { oneOf } from './junk.ts';
import type { Law } from './law.ts';

export interface Answer {
  /** `done`, the rule that refused, or `closed` with a code. */
  readonly outcome: string;
  /** The table's version, if it was sent. */
  readonly version?: number | undefined;
}

interface Sent {
  readonly text: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export class FuzzSocket {
  readonly #socket: WebSocket;
  readonly #law: Law;
  readonly #onText: (text: string) => void;
  readonly #pending: Sent[] = [];
  #waiting: (() => void)[] = [];
  /** Why nothing more is expected from it. */
  #end: Error | undefined;
  #isWelcome = false;
  #isLeaving = false;
  #answeredLast = '';
  #known!: KnownGame;
  #viewer!: Seat;
  table!: TableInfo;
  presence!: Presence;

  private constructor(socket: WebSocket, { law, hear }: Arena) {
    this.#socket = socket;
    this.#law = law;
    this.#onText = hear;
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => this.#guarded(() => this.#hear(data.toString())));
    socket.on('close', (code) => this.#guarded(() => this.#closed(code)));
  }

  /** Resolves with the welcome; undefined where the server may, and does, turn us away. */
  static async open(arena: Arena, table: string, secret?: string): Promise<FuzzSocket | undefined> {
    const socket = new WebSocket(`${arena.url.replace('http', 'ws')}/api/tables/${table}/socket`);
    const opened = new FuzzSocket(socket, arena);
    const hello = { type: 'hello', protocol: PROTOCOL, ...(secret === undefined ? {} : { secret }) };
    socket.on('open', () => socket.send(JSON.stringify(hello)));
    const isWelcome = await opened
      .until(() => opened.#isWelcome)
      .then(
        () => true,
        () => false,
      );
    if (isWelcome) return opened;
    if (arena.law.condition === 'free')
      throw new Error(`no welcome at table ${table}: ${opened.#end?.message}`);
    return undefined;
  }

  get isOpen(): boolean {
    return this.#end === undefined;
  }

  get known(): KnownGame {
    return this.#known;
  }

  /** A few legal moves of this seat. */
  moves(rng: Rng): readonly string[] {
    if (this.#viewer < 0 || this.table.phase !== 'running') return [];
    const game = gameCalled(this.table.game)!;
    const { legal, known } = this.#known.view(this.#viewer);
    const some = legal.length === 0 ? [] : Array.from({ length: 3 }, () => oneOf(rng, legal));
    return some.map((code) => game.format(game.decode(known, code)));
  }

  send(text: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) return reject(this.#end);
      this.#pending.push({ text, resolve, reject });
      this.#socket.send(text);
    });
  }

  /** Waits until messages of the server make a condition true. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.#end !== undefined) throw this.#end;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async close(): Promise<void> {
    this.#isLeaving = true;
    this.#socket.close();
    await this.until(() => this.#end !== undefined);
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fail(error as Error);
    }
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #fail(error: Error): void {
    this.#end = error;
    this.#socket.terminate();
    for (const { reject } of this.#pending.splice(0)) reject(error);
  }

  #hear(text: string): void {
    const message = serverMessage.parse(JSON.parse(text));
    this.#onText(text);
    switch (message.type) {
      case 'welcome':
        this.#isWelcome = true;
        this.#viewer = message.viewer;
        this.presence = message.presence;
        this.#learn(message.update);
        break;
      case 'update':
        this.#learn(message.update);
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'done':
      case 'refused':
        this.#answered(message, text);
        break;
      case 'chat':
      case 'typing':
      case 'heartbeat':
    }
  }

  #learn(update: Update): void {
    this.#known ??= knownGameOf(update.table);
    if (this.#known.take(update).is !== 'taken')
      throw new Error(`moves from ${update.from} on cannot be read`);
    this.table = update.table;
  }

  #answered(message: Extract<ServerMessage, { type: 'done' | 'refused' }>, text: string): void {
    if (message.type === 'refused') this.#law.checkRefusal(message, text);
    // Refused before the welcome: the socket is about to be closed.
    if (!this.#isWelcome) return;
    const sent = this.#pending.shift();
    if (sent === undefined) throw new Error(`an answer to nothing: ${text}`);
    this.#answeredLast = sent.text;
    sent.resolve({ outcome: message.type === 'done' ? 'done' : message.rule, version: message.version });
  }

  #closed(code: number): void {
    if (!this.#isLeaving && this.#end === undefined) {
      const unanswered = this.#pending.map(({ text }) => text);
      this.#law.checkClosing(code, [this.#answeredLast, ...unanswered]);
    }
    this.#end ??= new Error(`closed with ${code}`);
    for (const { resolve } of this.#pending.splice(0)) resolve({ outcome: `closed ${code}` });
  }
}
