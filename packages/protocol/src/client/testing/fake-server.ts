/** A table on a server in memory, behind a network that delays, repeats and cuts, for tests of the client. */
import { newRefusal, type Rng } from '@guimard/engine/kit';
import type { CommandRequest } from '../../command.ts';
import type { ClientMessage, MoveSeen, ServerMessage, Update } from '../../message.ts';
import type { Host } from '../host.ts';
import { FakeSocket } from './fake-socket.ts';
import { updateAt, welcome } from './messages.ts';

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** One move after the other; each is identified by its number and by who asked for it. */
export class FakeServer {
  readonly #host: Host;
  readonly #rng: Rng;
  readonly #done = new Map<string, number>();
  readonly #undone: { readonly version: number; readonly moves: number }[] = [];
  /** The last socket that said hello. */
  #line: Line | undefined;
  moves: MoveSeen[] = [];
  version = 1;
  /** Who asked for each move that was ever made. */
  readonly made: string[] = [];
  connections = 0;
  /** From now on nothing gets lost. */
  isCalm = false;

  constructor(host: Host, rng: Rng) {
    this.#host = host;
    this.#rng = rng;
  }

  open(): FakeSocket {
    this.connections++;
    return new Line(this, this.#host, this.#rng).socket;
  }

  /** Whether an error happens that has a chance of one in this many. */
  hasBadLuck(once: number): boolean {
    return !this.isCalm && this.#rng.below(once) === 0;
  }

  /** Another client changes the table. */
  stir(): void {
    if (this.moves.length > 0 && this.#rng.below(3) === 0) this.#undo();
    else this.#make(`other ${this.version}`);
  }

  answer(line: Line, message: ClientMessage): void {
    if (message.type === 'hello') {
      line.tell(welcome(this.#since(message)));
      this.#line = line;
    } else if (message.type === 'heartbeat') line.tell({ type: 'heartbeat' });
    else if (message.type === 'command') line.tell(this.#do(message.request));
  }

  #do({ key, version, command }: CommandRequest): ServerMessage {
    const before = this.#done.get(key);
    if (before !== undefined) return { type: 'done', key, version: before };
    if (version !== this.version)
      return { type: 'refused', key, ...newRefusal('version', 'positionChanged'), version: this.version };
    this.#make(command.type === 'act' ? command.action : command.type);
    this.#done.set(key, this.version);
    return { type: 'done', key, version: this.version };
  }

  #make(by: string): void {
    const from = this.moves.length;
    this.version++;
    this.made.push(by);
    this.moves.push({ mover: 0, events: [{ type: 'made', by }], changes: [[from % 64, this.version % 256]] });
    this.#line?.tell({ type: 'update', update: updateAt(this.version, from, this.moves.slice(from)) });
  }

  #undo(): void {
    this.moves.pop();
    this.version++;
    this.#undone.push({ version: this.version, moves: this.moves.length });
    this.#line?.tell({ type: 'update', update: updateAt(this.version, this.moves.length, []) });
  }

  #since({ moves, version }: Hello): Update {
    const lost = this.#undone.filter((undone) => undone.version > version).map((undone) => undone.moves);
    const from = Math.min(moves, this.moves.length, ...lost);
    return updateAt(this.version, from, this.moves.slice(from));
  }
}

/** Both directions of one connection. Messages stay in order. */
class Line {
  readonly #server: FakeServer;
  readonly #host: Host;
  readonly #rng: Rng;
  readonly socket: FakeSocket;
  #isCut = false;
  /** When the last message of each direction arrives. */
  #there = 0;
  #back = 0;

  constructor(server: FakeServer, host: Host, rng: Rng) {
    this.#server = server;
    this.#host = host;
    this.#rng = rng;
    this.socket = new FakeSocket((message) => this.#carry(message));
    host.setTimeout(() => (server.hasBadLuck(8) ? this.#cut() : this.socket.open()), this.#rng.below(200));
  }

  tell(message: ServerMessage): void {
    const arrive = (): void => {
      if (this.#isCut || this.socket.isClosed) return;
      this.socket.say(message);
      if (message.type === 'update' && this.#server.hasBadLuck(4)) this.socket.say(message);
      if (this.#server.hasBadLuck(12)) this.#cut();
    };
    this.#back = Math.max(this.#back, this.#host.now() + this.#rng.below(300));
    this.#host.setTimeout(arrive, this.#back - this.#host.now());
  }

  #carry(message: ClientMessage): void {
    const arrive = (): void => {
      if (this.#isCut) return;
      this.#server.answer(this, message);
      if (message.type === 'command' && this.#server.hasBadLuck(4)) this.#server.answer(this, message);
      if (this.#server.hasBadLuck(12)) this.#cut();
    };
    this.#there = Math.max(this.#there, this.#host.now() + this.#rng.below(300));
    this.#host.setTimeout(arrive, this.#there - this.#host.now());
  }

  /** Mostly both sides notice; sometimes the client gets nothing any more. */
  #cut(): void {
    this.#isCut = true;
    if (this.#rng.below(4) > 0 && !this.socket.isClosed) this.socket.cut();
  }
}
