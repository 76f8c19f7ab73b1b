/**
 * The connection to a table, which may be lost at any moment. It reconnects by itself, says what it already has, and
 * resends commands without a response under the same key: the server applies each once.
 */
import { fail, newRefusal } from '@guimard/engine/kit';
import { CLOSING, type End, endOf } from '../closing.ts';
import type { Command } from '../command.ts';
import type { CommandKey } from '../ids.ts';
import type { ClientMessage, ServerMessage } from '../message.ts';
import { PROTOCOL } from '../version.ts';
import { HOST, type Host, newId, type Socket } from './host.ts';
import { readMessage } from './read-message.ts';
import { type CommandResult, type Question, Unanswered } from './unanswered.ts';

/** Connecting, connected, lost and reconnecting; or closed for good. */
export type Link = 'connecting' | 'open' | 'cut' | End;

/** What is already known: this many moves, at that version of the table, under that commitment. */
export interface ResumePoint {
  /** How many. */
  readonly moves: number;
  /** Of the table. */
  readonly version: number;
  /** The hash of the last one. */
  readonly commitment?: string;
}

/** What a connection needs. */
export interface ConnectionOptions {
  /** Opens a new socket; called for every attempt. See `openSocket`. */
  readonly open: () => Socket;
  /** Of a seat; undefined for a spectator. */
  readonly secret?: string | undefined;
  /** Of a spectator. */
  readonly name?: string;
  /** What is known so far; asked for on every attempt. */
  readonly resumePoint: () => ResumePoint;
  /** Every message, in order. */
  readonly onMessage: (message: ServerMessage) => void;
  /** With the milliseconds until the next attempt, if the connection is lost. */
  readonly onLink: (link: Link, retryDelay?: number) => void;
  /** The platform; by default the one that the program runs on. */
  readonly host?: Host;
  /** Whether a clock is running: seconds count. */
  readonly isLive?: () => boolean;
  /** Milliseconds before the next attempt, after this many failures. */
  readonly retryDelay?: (attempts: number) => number;
  /** How messages are parsed: checked by their schemas, by default. */
  readonly read?: (text: string) => ServerMessage | undefined;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** After this many attempts the delay is the longest. */
const MANY_ATTEMPTS = 5;
/** A connection that lasts this long resets the delays. */
const STEADY_MS = 5000;
/** From opening a socket to the welcome, which may be long. */
const WELCOME_MS = 30_000;
/** Without a response for this long, the connection counts as dead. A command may wait for a database. */
const TIMEOUT_MS = 4_000;
/** On a slow network responses take longer: timeouts double, up to this, until one arrives in time. */
const LONGEST_TIMEOUT_MS = 30_000;
/** After this long without a message, a heartbeat is sent. */
const HEARTBEAT_MS = 25_000;
/** The same where seconds count: a connection that died without a word is noticed, and replaced, within five seconds. */
const LIVE_HEARTBEAT_MS = 2_000;
const LIVE_TIMEOUT_MS = 2_000;

/** The rule for commands without a response when the connection ends. */
export const CLOSED = 'closed';
const NOT_ANSWERED = newRefusal(CLOSED, 'connectionClosed');

/** Delays grow, and differ from client to client, so that not all reconnect at once after a restart of the server. */
const growingDelay = (attempts: number, { random }: Host): number =>
  Math.round(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts) * (0.75 + random() / 2));

/** Other messages are sent by the server at any time. */
const isResponse = ({ type }: ServerMessage): boolean =>
  type === 'done' || type === 'refused' || type === 'heartbeat';

/**
 * A connection to a table that repairs itself. Most programs want a {@link TableClient} instead, which also keeps the
 * game.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #host: Host;
  readonly #unanswered = new Unanswered();
  #socket: Socket | undefined;
  #isWelcome = false;
  #isClosed = false;
  #wantsAll = false;
  #attempts = 0;
  /** How often in a row a response did not come in time. */
  #timeouts = 0;
  #heard = 0;
  #retry: number | undefined;
  #steady: number | undefined;
  #timeout: number | undefined;
  #heartbeat: number | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#host = options.host ?? HOST;
  }

  /** Opens a socket, now; replaces the one there is. */
  connect(): void {
    this.#hangUp();
    if (this.#isClosed) return;
    const socket = this.#options.open();
    this.#socket = socket;
    this.#timeout = this.#host.setTimeout(() => this.#cut(), WELCOME_MS);
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = ({ code, reason }) => this.#closed(code, reason);
  }

  /** The network is back, or the page is visible again: reconnect now. */
  wake(): void {
    const isFresh = this.#isWelcome && this.#host.now() - this.#heard < TIMEOUT_MS;
    if (!isFresh) this.connect();
  }

  /** The browser reports that the network is gone; a socket may take long to notice. */
  lose(): void {
    if (this.#socket !== undefined) this.#cut();
  }

  /** The known state is in doubt: request everything again. */
  resync(): void {
    this.#wantsAll = true;
    this.connect();
  }

  /** Closes for good. Commands without a response are refused with rule `closed`. */
  close(): void {
    this.#isClosed = true;
    this.#hangUp();
    this.#unanswered.refuseAll(NOT_ANSWERED);
  }

  /** Closes for good, with a reason. */
  end(why: End): void {
    this.close();
    this.#options.onLink(why);
  }

  /** Resolves when the server has applied or refused it, however often the connection is lost meanwhile. */
  command(command: Command, version: number, key = newId(this.#host)): Promise<CommandResult> {
    return this.#ask({ type: 'command', request: { key, version, command } });
  }

  /** Sends a command to the server that was heard last, and never to another: before everything that is still to be repeated. */
  tell(command: Command, version: number, key: CommandKey): void {
    if (this.#socket !== undefined) this.#send({ type: 'command', request: { key, version, command } });
  }

  /** Sends a chat message. Resolves as `command` does. */
  say(text: string): Promise<CommandResult> {
    return this.#ask({ type: 'say', key: newId(this.#host), text });
  }

  /** Others are told that a message is being written, if they can be. */
  typing(): void {
    const message: ClientMessage = { type: 'typing' };
    if (this.#isWelcome) this.#socket?.send(JSON.stringify(message));
  }

  #ask(question: Question): Promise<CommandResult> {
    if (this.#isClosed) return Promise.resolve(fail(NOT_ANSWERED));
    const answer = this.#unanswered.add(question);
    if (this.#isWelcome) this.#send(question);
    return answer;
  }

  #send(message: ClientMessage, timeout = TIMEOUT_MS): void {
    this.#socket?.send(JSON.stringify(message));
    this.#timeout ??= this.#expect(timeout);
  }

  /** Something is heard within this many milliseconds, or as many more as the network seems to need. */
  #expect(ms: number): number {
    const timeout = Math.min(LONGEST_TIMEOUT_MS, ms * 2 ** this.#timeouts);
    return this.#host.setTimeout(() => {
      this.#timeouts++;
      this.#cut();
    }, timeout);
  }

  #greet(): void {
    const { secret, name = '', resumePoint } = this.#options;
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      ...(secret === undefined ? {} : { secret }),
      ...(this.#wantsAll ? { moves: 0, version: 0 } : resumePoint()),
      ...(name === '' ? {} : { name }),
    });
  }

  #hear(text: string): void {
    const message = (this.#options.read ?? readMessage)(text);
    // Whatever was meant, requesting everything again cannot be wrong.
    if (message === undefined) {
      this.#wantsAll = true;
      this.#cut();
      return;
    }
    this.#heard = this.#host.now();
    if (message.type === 'welcome') this.#welcome();
    if (message.type === 'done') this.#attempts = 0;
    if (isResponse(message)) this.#timeouts = 0;
    this.#unanswered.answer(message);
    const socket = this.#socket;
    this.#options.onMessage(message);
    // Unless its content did not fit, and everything is requested again.
    if (this.#socket !== socket) return;
    this.#awaitNext();
    if (message.type !== 'welcome') return;
    this.#isWelcome = true;
    for (const question of this.#unanswered.questions) this.#send(question);
  }

  #welcome(): void {
    this.#wantsAll = false;
    this.#steady = this.#host.setTimeout(() => {
      this.#attempts = 0;
    }, STEADY_MS);
    this.#options.onLink('open');
  }

  /** A message arrived: all timeouts start again. */
  #awaitNext(): void {
    const host = this.#host;
    host.clearTimeout(this.#timeout);
    host.clearTimeout(this.#heartbeat);
    this.#timeout = this.#unanswered.isEmpty ? undefined : this.#expect(TIMEOUT_MS);
    const [silence, timeout] =
      this.#options.isLive?.() === true ? [LIVE_HEARTBEAT_MS, LIVE_TIMEOUT_MS] : [HEARTBEAT_MS, TIMEOUT_MS];
    this.#heartbeat = host.setTimeout(() => this.#send({ type: 'heartbeat' }, timeout), silence);
  }

  #closed(code: number, reason: string): void {
    const end = endOf(code, reason);
    if (end !== undefined) {
      this.end(end);
      return;
    }
    if (code === CLOSING.tooMany.code) this.#attempts = Math.max(this.#attempts, MANY_ATTEMPTS);
    this.#cut();
  }

  /** The connection is lost: retry after a growing delay. */
  #cut(): void {
    this.#hangUp();
    if (this.#isClosed) return;
    const attempts = this.#attempts++;
    const delay = this.#options.retryDelay?.(attempts) ?? growingDelay(attempts, this.#host);
    this.#retry = this.#host.setTimeout(() => this.connect(), delay);
    this.#options.onLink('cut', delay);
  }

  #hangUp(): void {
    for (const timer of [this.#retry, this.#steady, this.#timeout, this.#heartbeat]) {
      this.#host.clearTimeout(timer);
    }
    this.#timeout = undefined;
    this.#isWelcome = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    // Its later messages come too late.
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}
