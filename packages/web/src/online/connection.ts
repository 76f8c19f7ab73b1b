/**
 * The wire to a table, which may be cut at any moment. It comes back by itself, says what it has already, and sends again
 * what was not answered, under the same key: the server does it once.
 */

import { fail, ok, type Result } from '@guimard/engine/kit';
import {
  type ClientMessage,
  type Command,
  type CommandKey,
  PROTOCOL,
  type ServerMessage,
} from '@guimard/protocol';
import { newId } from '../setup/new-id.ts';
import { readMessage } from './wire.ts';

/** The part of a WebSocket that is needed. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Why a server closes a socket when coming back does not help. */
const ENDS = { 4001: 'wrongSecret', 4003: 'seatMoved', 4004: 'noTable', 4026: 'outdated' } as const;
/** The table cannot be opened; the reason is the rule. */
const UNOPENABLE = 4010;
/** Came too often: the next pause is a long one. */
const TOO_MANY = 4029;

/** Why the connection has ended for good. */
export type End = (typeof ENDS)[keyof typeof ENDS] | 'damaged' | 'rules';
/** Not there yet, there, cut and on its way back; or ended. */
export type Link = 'connecting' | 'open' | 'cut' | End;

/** Why the server did not do it. */
export interface Refused {
  readonly rule: string;
  readonly reason: string;
  readonly version?: number;
}

/** What is here already: so many moves, at that version of the table, under that commitment. */
export interface Had {
  readonly moves: number;
  readonly version: number;
  readonly commitment?: string;
}

export interface ConnectionDeps {
  readonly open: () => Socket;
  readonly secret: string | undefined;
  readonly name: string;
  readonly had: () => Had;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onLink: (link: Link) => void;
}

type Asked = Extract<ClientMessage, { readonly type: 'command' | 'say' }>;
interface Pending {
  readonly message: Asked;
  readonly resolve: (answer: Result<void, Refused>) => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** After so many, the pause is the longest. */
const MANY_ATTEMPTS = 5;
/** A wire that holds so long is a good one: the next cut is waited for as briefly as the first. */
const STEADY_MS = 5000;
/** If something is not answered for so long, the wire is dead though nobody has said so. */
const PATIENCE_MS = 10_000;

const keyOf = (message: Asked): CommandKey =>
  message.type === 'command' ? message.request.key : message.key;

function endOf(code: number, reason: string): End | undefined {
  if (code === UNOPENABLE) return reason === 'rules' ? 'rules' : 'damaged';
  return ENDS[code as keyof typeof ENDS];
}

export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #pending = new Map<CommandKey, Pending>();
  #socket: Socket | undefined;
  #isWelcome = false;
  #isClosed = false;
  #wantsAll = false;
  #attempts = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  connect(): void {
    this.#hangUp();
    if (this.#isClosed) return;
    const socket = this.#deps.open();
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = ({ code, reason }) => this.#closed(code, reason);
  }

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  wake(): void {
    const isFresh = this.#isWelcome && Date.now() - this.#heard < PATIENCE_MS;
    if (!isFresh) this.connect();
  }

  /** The network is gone, says the browser, which a socket may be long in noticing. */
  lose(): void {
    if (this.#socket !== undefined) this.#cut();
  }

  /** What is here is in doubt: everything is asked for anew. */
  resync(): void {
    this.#wantsAll = true;
    this.connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#hangUp();
    for (const { resolve } of this.#pending.values()) resolve(fail({ rule: 'closed', reason: '' }));
    this.#pending.clear();
  }

  /** Answers when the server has done it or refused it, however often the wire is cut meanwhile. */
  command(command: Command, version: number): Promise<Result<void, Refused>> {
    return this.#ask({ type: 'command', request: { key: newId(), version, command } });
  }

  say(text: string): Promise<Result<void, Refused>> {
    return this.#ask({ type: 'say', key: newId(), text });
  }

  #ask(message: Asked): Promise<Result<void, Refused>> {
    if (this.#isClosed) return Promise.resolve(fail({ rule: 'closed', reason: '' }));
    return new Promise((resolve) => {
      this.#pending.set(keyOf(message), { message, resolve });
      if (this.#isWelcome) this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
    if (message.type === 'hello') return;
    this.#patience ??= setTimeout(() => {
      this.#patience = undefined;
      if (this.#pending.size > 0) this.#cut();
    }, PATIENCE_MS);
  }

  #greet(): void {
    const { secret, name, had } = this.#deps;
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      ...(secret === undefined ? {} : { secret }),
      ...(this.#wantsAll ? { moves: 0, version: 0 } : had()),
      ...(name === '' ? {} : { name }),
    });
  }

  #hear(text: string): void {
    const message = readMessage(text);
    // Perhaps the page is older than the server: whatever was meant, everything anew cannot be wrong.
    if (message === undefined) {
      this.#wantsAll = true;
      this.#cut();
      return;
    }
    this.#heard = Date.now();
    if (message.type === 'welcome') this.#welcome();
    if (message.type === 'done') this.#answer(message.key, ok(undefined));
    if (message.type === 'refused' && message.key !== undefined) this.#answer(message.key, fail(message));
    this.#deps.onMessage(message);
    // Unless what it said did not fit, and everything is asked for anew.
    if (message.type !== 'welcome' || !this.#isWelcome) return;
    for (const { message: asked } of this.#pending.values()) this.#send(asked);
  }

  #welcome(): void {
    this.#isWelcome = true;
    this.#wantsAll = false;
    this.#steady = setTimeout(() => {
      this.#attempts = 0;
    }, STEADY_MS);
    this.#deps.onLink('open');
  }

  #answer(key: CommandKey, answer: Result<void, Refused>): void {
    const pending = this.#pending.get(key);
    this.#pending.delete(key);
    if (this.#pending.size === 0) {
      clearTimeout(this.#patience);
      this.#patience = undefined;
    }
    pending?.resolve(answer);
  }

  #closed(code: number, reason: string): void {
    const end = endOf(code, reason);
    if (end === undefined) {
      if (code === TOO_MANY) this.#attempts = Math.max(this.#attempts, MANY_ATTEMPTS);
      this.#cut();
      return;
    }
    this.close();
    this.#deps.onLink(end);
  }

  /** The wire is cut: it is tried again, after a pause that grows. */
  #cut(): void {
    this.#hangUp();
    if (this.#isClosed) return;
    this.#deps.onLink('cut');
    const pause = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts++);
    // Not all at once after the server was away.
    this.#retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#steady);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#isWelcome = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    // What it still has to say comes too late.
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}
