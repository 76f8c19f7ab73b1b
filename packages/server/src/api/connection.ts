/** One socket: a viewer of a table, who says hello first and then gets everything that happens. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { newRefusal, type Seat, SPECTATOR } from '@guimard/engine/kit';
import {
  type ChatLine,
  CLOSING,
  type ClientMessage,
  type Closing,
  nickname,
  PROTOCOL,
  type Refused,
  type ServerMessage,
  type TableId,
  type TableInfo,
  type Update,
} from '@guimard/protocol';
import { UnplayableTable } from '../domain/unplayable.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Listener } from '../room/audience.ts';
import type { Room } from '../room/room.ts';
import type { Context } from './context.ts';
import { Heartbeat } from './heartbeat.ts';
import { MESSAGES } from './limits.ts';
import { faultOf } from './problem.ts';
import { NO_TABLE, UNPLAYABLE, WRONG_SECRET } from './refusal.ts';
import { nameAt } from './route.ts';
import { readMessage, writeMessage } from './wire.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;
type Say = Extract<ClientMessage, { type: 'say' }>;
type Command = Extract<ClientMessage, { type: 'command' }>;

/** Bytes that may be queued for a slow reader. */
const BACKLOG = 256 * 1024;
/** Messages that may wait for a response; meanwhile the socket is not read. */
const WAITING = 16;

/** From hello on. */
interface Guest {
  readonly room: Room;
  readonly viewer: Seat;
  readonly secret: string | undefined;
  /** Of a spectator. */
  readonly name: string;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #table: TableId;
  readonly #address: string;
  readonly #context: Context;
  readonly #bucket: Bucket | undefined;
  readonly #heartbeat: Heartbeat;
  readonly #helloTimer: NodeJS.Timeout;
  readonly #cleanUps: (() => void)[] = [];
  /** Messages are answered one after the other. */
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;
  #guest: Guest | undefined;
  /** As last sent; undefined before the welcome. */
  #info: TableInfo | undefined;
  #mayWait = BACKLOG;
  #isGathering = false;

  /** `wire` is the stream below the socket. */
  constructor(socket: WebSocket, wire: Duplex, table: TableId, address: string, context: Context) {
    this.#socket = socket;
    this.#wire = wire;
    this.#table = table;
    this.#address = address;
    this.#context = context;
    this.#bucket = context.limits && new Bucket(MESSAGES, context.now());
    this.#heartbeat = new Heartbeat(socket);
    this.#helloTimer = setTimeout(() => this.close(CLOSING.noHello), context.timeouts.hello);
    // The library gives one Buffer, unless it is set to give parts.
    socket.on('message', (data, isBinary) => this.#takeMessage(isBinary ? '' : (data as Buffer).toString()));
    socket.on('ping', (payload) => this.#admit() && this.#heartbeat.takePing(payload));
    socket.on('pong', (payload) => this.#admit() && this.#heartbeat.takePong(payload));
    socket.on('close', () => this.#end());
  }

  /** Checks whether the client is still connected. */
  ping(): void {
    this.#heartbeat.ping();
  }

  /** Finishes the pending requests, and accepts no more. */
  async finish(): Promise<void> {
    this.#socket.pause();
    await this.#last;
    this.close(CLOSING.restart);
    // The client's close frame must still be read.
    this.#socket.resume();
  }

  close({ code, reason }: Closing): void {
    if (this.#isClosed) return;
    this.#context.metrics.closed.add(String(code));
    this.#socket.close(code, reason);
    this.#end();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #end(): void {
    this.#isClosed = true;
    clearTimeout(this.#helloTimer);
    // Not at once: the room may be iterating over its listeners, and this is one of them.
    for (const cleanUp of this.#cleanUps.splice(0)) queueMicrotask(cleanUp);
  }

  /** Pings and pongs count as messages, and a client that sends must also read. */
  #admit(): boolean {
    if (this.#isClosed || this.#isBehind()) return false;
    if (this.#bucket?.take(this.#context.now()) !== false) return true;
    this.close(CLOSING.tooMany);
    return false;
  }

  #takeMessage(text: string): void {
    if (!this.#admit()) return;
    if (++this.#waiting >= WAITING) this.#socket.pause();
    this.#last = this.#last.then(() => this.#answer(text)).then(() => this.#answered());
  }

  #answered(): void {
    if (--this.#waiting < WAITING && this.#socket.isPaused) this.#socket.resume();
  }

  /** Never throws: failures become refusals. */
  async #answer(text: string): Promise<void> {
    if (this.#isClosed) return;
    const message = readMessage(text);
    try {
      if (message.ok) await this.#do(message.value);
      else this.#refuse(message.error);
      if (!message.ok && message.error.rule === 'protocol') this.close(CLOSING.protocol);
    } catch (error) {
      if (error instanceof UnplayableTable)
        return this.#turnAway(UNPLAYABLE[error.kind], CLOSING[error.kind]);
      this.#context.onProblem(error);
      this.#refuse({ ...faultOf(error), ...(message.ok ? keyOf(message.value) : {}) });
      // Without a welcome the client cannot go on.
      if (this.#info === undefined) this.close(CLOSING.fault);
    }
  }

  async #do(message: ClientMessage): Promise<void> {
    const [guest, info] = [this.#guest, this.#info];
    if (message.type === 'hello') {
      if (guest === undefined) await this.#hello(message);
      else this.#refuse(newRefusal('message', 'helloTwice'));
    } else if (guest === undefined || info === undefined) {
      this.#refuse({ ...newRefusal('message', 'helloFirst'), ...keyOf(message) });
    } else if (message.type === 'heartbeat') this.#sendMessage({ type: 'heartbeat' });
    else if (message.type === 'typing') this.#typing(guest);
    else if (message.type === 'say') await this.#say(guest, info, message);
    else await this.#command(guest, message);
  }

  async #hello({ secret, moves, version, commitment, name }: Hello): Promise<void> {
    clearTimeout(this.#helloTimer);
    const { rooms, chat } = this.#context;
    const room = await rooms.get(this.#table);
    if (room === undefined) return this.#turnAway(NO_TABLE, CLOSING.noTable);
    const viewer = secret === undefined ? SPECTATOR : await room.findSeat(secret);
    if (viewer === undefined) {
      const wasFreed = secret !== undefined && room.wasFreed(secret);
      return this.#turnAway(WRONG_SECRET, wasFreed ? CLOSING.seatFreed : CLOSING.wrongSecret);
    }
    const called = nickname.safeParse(name);
    const guest: Guest = { room, viewer, secret, name: called.success ? called.data : '' };
    this.#guest = guest;
    // Chat sent before the welcome is part of it.
    const early: ChatLine[] = [];
    const followed = chat.follow(room.id, viewer, {
      line: (line) => {
        if (this.#info === undefined) early.push(line);
        else this.#sendMessage({ type: 'chat', line });
      },
      typing: (seat) => {
        if (this.#info !== undefined && seat !== viewer) this.#sendMessage({ type: 'typing', seat });
      },
    });
    this.#untilEnd(followed.leave);
    const recent = await followed.recent;
    const heard = recent.at(-1)?.number ?? 0;
    const lines = () => [...recent, ...early.filter(({ number }) => number > heard)];
    const listener: Listener = {
      viewer,
      address: this.#address,
      update: (update) => {
        if (this.#info === undefined) this.#welcome(guest, update, lines());
        else this.#sendMessage({ type: 'update', update });
        this.#info = update.table;
      },
      presence: (presence) => this.#sendMessage({ type: 'presence', presence }),
      ended: (why) => this.close(CLOSING[why]),
    };
    this.#untilEnd(await room.enter(listener, { moves, version, commitment }));
  }

  #welcome({ room, viewer, secret }: Guest, update: Update, chat: ChatLine[]): void {
    // Since hello the seat may have changed hands, and only its new player may see its hand. Later the room checks this.
    if (secret !== undefined && room.seatOf(secret) !== viewer) this.close(CLOSING.seatMoved);
    const { presence } = room;
    const welcome = writeMessage({
      type: 'welcome',
      protocol: PROTOCOL,
      viewer,
      update,
      chat,
      presence,
    });
    // However long the game was: a client whose welcome never fits would reconnect for ever.
    this.#mayWait = BACKLOG + Buffer.byteLength(welcome);
    this.#send(welcome);
  }

  async #command({ room, viewer }: Guest, { request }: Command): Promise<void> {
    const { key } = request;
    if (viewer < 0) return this.#refuse({ ...newRefusal('seat', 'spectatorsOnlyWatch'), key });
    const done = await this.#context.commands.give(room, viewer, request);
    if (done.ok) this.#sendMessage({ type: 'done', key, version: done.value.version });
    else this.#refuse({ ...done.error, key });
  }

  #typing({ viewer }: Guest): void {
    if (viewer >= 0) this.#context.chat.typing(this.#table, viewer);
  }

  async #say({ viewer, name }: Guest, info: TableInfo, { key, text }: Say): Promise<void> {
    const speaker = {
      table: this.#table,
      viewer,
      name: viewer >= 0 ? nameAt(info, viewer) : name,
      address: this.#address,
    };
    const said = await this.#context.chat.say(speaker, key, text);
    if (said.ok) this.#sendMessage({ type: 'done', key, version: info.version });
    else this.#refuse({ ...said.error, key });
  }

  #turnAway(refusal: Refused, closing: Closing): void {
    this.#refuse(refusal);
    this.close(closing);
  }

  #refuse(refusal: Refused & { key?: string }): void {
    this.#sendMessage({ type: 'refused', ...refusal });
  }

  #sendMessage(message: ServerMessage): void {
    this.#send(writeMessage(message));
  }

  #send(text: string): void {
    if (this.#isClosed || this.#isBehind()) return;
    this.#gather();
    this.#socket.send(text);
  }

  /** Whether too much is waiting to be read; then the connection is closed. */
  #isBehind(): boolean {
    if (this.#socket.bufferedAmount <= this.#mayWait) return false;
    this.#context.metrics.dropped.add();
    this.close(CLOSING.slow);
    return true;
  }

  /** Sends what one turn of the event loop produces, such as a move and its confirmation, in one piece. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }

  #untilEnd(cleanUp: () => void): void {
    if (this.#isClosed) cleanUp();
    else this.#cleanUps.push(cleanUp);
  }
}

const keyOf = (message: ClientMessage): { key?: string } => {
  if (message.type === 'command') return { key: message.request.key };
  return message.type === 'say' ? { key: message.key } : {};
};
