/**
 * One request of a connection at a time. Node starts all that a client sends ahead of their answers, and stores the answers
 * of whoever does not read them: a few bytes of a request would take many times their size in memory, without end. Here the
 * next request starts when the last answer has been handed to the system; meanwhile the connection is not read.
 *
 * So a connection takes up at most what was read of it in one piece (64 KiB), one body and one answer.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait for their turn, all read in one piece. Browsers and proxies send none ahead. */
export const AHEAD = 16;

export interface TurnLimits {
  /** For an answer to be written and read, in milliseconds. */
  readonly answer: number;
  /** Bytes of all answers together that wait to be read. */
  readonly unread: number;
  /** Milliseconds between two looks at both. */
  readonly check: number;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse<IncomingMessage> & { req: IncomingMessage };
  readonly listener: RequestListener;
}

interface Turn {
  readonly since: number;
  readonly waiting: Waiting[];
}

export class Turns {
  readonly #limits: TurnLimits;
  readonly #onFlood: (connection: Socket) => void;
  /** Connections with a request that is not answered, by when it began. */
  readonly #turns = new Map<Socket, Turn>();

  /** `onFlood` hears of connections that are cut since they sent too much ahead. */
  constructor(limits: TurnLimits, onFlood: (connection: Socket) => void) {
    this.#limits = limits;
    this.#onFlood = onFlood;
  }

  /** The same listener, called when it is the request's turn. */
  inTurn(listener: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      // Read in one piece with what it was cut for.
      if (!socket.writable) return;
      const turn = this.#turns.get(socket);
      if (turn === undefined) this.#begin(socket, { request, response, listener }, []);
      else if (turn.waiting.length < AHEAD) {
        turn.waiting.push({ request, response, listener });
        socket.pause();
      } else {
        this.#onFlood(socket);
        readNoFurther(socket);
        socket.destroy();
      }
    };
  }

  /** Looks after the connections of a server for as long as it runs. */
  watch(server: Server): void {
    // A socket must not follow requests that are not answered.
    server.prependListener('upgrade', (_request: IncomingMessage, socket: Socket) => {
      if (this.#turns.has(socket)) socket.destroy();
    });
    const timer = setInterval(() => this.#cutSlow(performance.now()), this.#limits.check);
    timer.unref();
    server.on('close', () => clearInterval(timer));
  }

  #begin(socket: Socket, { request, response, listener }: Waiting, waiting: Waiting[]): void {
    this.#turns.delete(socket);
    this.#turns.set(socket, { since: performance.now(), waiting });
    response.once('close', () => this.#end(socket, waiting));
    listener(request, response);
  }

  #end(socket: Socket, waiting: Waiting[]): void {
    this.#turns.delete(socket);
    if (!socket.writable) return;
    const next = waiting.shift();
    if (waiting.length === 0) socket.resume();
    if (next !== undefined) this.#begin(socket, next, waiting);
  }

  /** Clients that take too long to read, and if too much is unread, those that have taken longest. */
  #cutSlow(now: number): void {
    const { answer, unread } = this.#limits;
    let total = 0;
    for (const { writableLength } of this.#turns.keys()) total += writableLength;
    for (const [socket, { since }] of this.#turns) {
      const { writableLength } = socket;
      const isOver = total > unread && writableLength > 0;
      if (!isOver && now - since <= answer) continue;
      total -= writableLength;
      socket.destroy();
    }
  }
}

/** What a parser is told of a request after which a connection goes on in another protocol. */
const UPGRADED = 2;

/**
 * Node would make objects of all requests in the piece that was read, thousands of them, which takes up to 100 ms. The parser
 * stops where another protocol begins. That is not documented: should it change, only the time is lost.
 */
function readNoFurther(socket: Socket): void {
  if ('parser' in socket && socket.parser instanceof Object)
    Object.assign(socket.parser, { onIncoming: () => UPGRADED });
}
