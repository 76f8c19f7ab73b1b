/** A socket to a table that comes back after a cut, and says again whatever was not answered. */
import { randomUUID } from 'node:crypto';
import type { Refusal, Result } from '@guimard/engine/kit';
import {
  type ClientMessage,
  type Command,
  type CommandRequest,
  PROTOCOL,
  type ServerMessage,
  serverMessage,
} from '@guimard/protocol';
import type { Address } from './address.ts';

/** Who is told what comes. */
export interface Ear {
  hear(message: ServerMessage): void;
  /** The socket was cut; it is opened again in so many milliseconds. */
  lost(wait: number): void;
  /** The server wants us no more, and why. */
  ended(reason: string): void;
}

/** The version that a command led to; or that the table has, which refuses it. */
export type Answer = Result<
  { readonly version: number },
  Refusal & { readonly version?: number | undefined }
>;

interface Pending {
  readonly request: CommandRequest;
  readonly resolve: (answer: Answer) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** Codes with which a server says that coming back does not help: wrong secret, seat moved, no table, other version. */
const FINAL: readonly number[] = [4001, 4003, 4004, 4010, 4026];

export class Connection {
  readonly #url: string;
  readonly #secret: string;
  readonly #ear: Ear;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT;
  #isWelcome = false;
  #isClosed = false;

  constructor({ server, table }: Address, secret: string, ear: Ear) {
    this.#url = `${server.replace(/^http/, 'ws')}/api/tables/${table}/socket`;
    this.#secret = secret;
    this.#ear = ear;
    this.#open();
  }

  /** Answered once, also over a cut: the same key is done once by the server. */
  ask(version: number, command: Command): Promise<Answer> {
    const request: CommandRequest = { key: randomUUID(), version, command };
    return new Promise((resolve) => {
      this.#pending.set(request.key, { request, resolve });
      if (this.#isWelcome) this.#send({ type: 'command', request });
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    // Everything from the beginning: whatever was taken back meanwhile is right then.
    const hello: ClientMessage = {
      type: 'hello',
      protocol: PROTOCOL,
      secret: this.#secret,
      moves: 0,
      version: 0,
    };
    socket.addEventListener('open', () => this.#send(hello));
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('close', ({ code, reason }) => this.#lose(code, reason));
    // A socket that fails is also closed.
    socket.addEventListener('error', () => {});
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    if (this.#isClosed) return;
    const message = serverMessage.parse(JSON.parse(text));
    if (message.type === 'welcome') {
      this.#isWelcome = true;
      this.#wait = FIRST_WAIT;
      for (const { request } of this.#pending.values()) this.#send({ type: 'command', request });
    }
    this.#ear.hear(message);
    if (message.type === 'done') this.#settle(message.key, { ok: true, value: message });
    if (message.type === 'refused') this.#settle(message.key, { ok: false, error: message });
  }

  #settle(key: string | undefined, answer: Answer): void {
    const pending = this.#pending.get(key ?? '');
    if (pending === undefined) return;
    this.#pending.delete(pending.request.key);
    pending.resolve(answer);
  }

  #lose(code: number, reason: string): void {
    this.#isWelcome = false;
    if (this.#isClosed) return;
    if (FINAL.includes(code)) {
      this.#ear.ended(reason);
      return;
    }
    this.#ear.lost(this.#wait);
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }
}
