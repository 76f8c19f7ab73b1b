/** Which connections are accepted. Those that are refused are closed before they cost anything. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Windows } from '../domain/windows.ts';
import { NetworkTally } from '../limits/network-tally.ts';
import { networksOf } from '../limits/subscriber.ts';

/** Connections of a subscriber that are closed within a minute since they flooded; after that it gets no new ones. */
export const FLOODS = 10;
const MINUTE = 60_000;
/** Where there are few connections, one address gets this share of them: others must find room. */
const SHARE = 1 / 4;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Why a connection was refused: the server is full, its address has too many, or keeps flooding. */
type Reason = 'full' | 'address' | 'flood';

export interface NewcomerLimits {
  /** All together. */
  readonly allConnections: number;
  /** Of one address, WebSockets included. */
  readonly connections: number;
}

export class Newcomers {
  readonly #limits: NewcomerLimits;
  readonly #onRefusal: (why: Reason) => void;
  #told = Number.NEGATIVE_INFINITY;
  /** Flooding connections of each subscriber, minute by minute. */
  readonly #floods = new Windows();

  constructor(limits: NewcomerLimits, onRefusal: (why: Reason) => void) {
    this.#limits = limits;
    this.#onRefusal = onRefusal;
  }

  /** A connection was closed since it flooded. */
  flooded({ remoteAddress = '' }: Socket): void {
    const now = performance.now();
    for (const { name } of networksOf(remoteAddress)) this.#floods.count(name, MINUTE, now);
  }

  /** `perAddress` is not for a server behind a proxy, from which all connections come. */
  watch({ server, log }: { readonly server: Server; readonly log: Log }, perAddress: boolean): void {
    const { allConnections, connections } = this.#limits;
    server.maxConnections = allConnections;
    server.on('drop', () => {
      this.#onRefusal('full');
      this.#tell(log, performance.now());
    });
    if (!perAddress) return;
    const tally = new NetworkTally(Math.min(connections, Math.ceil(allConnections * SHARE)));
    server.on('connection', (socket) => {
      const { remoteAddress = '' } = socket;
      const refuse = (why: Reason) => {
        socket.destroy();
        this.#onRefusal(why);
      };
      if (this.#keepsFlooding(remoteAddress)) return refuse('flood');
      if (!tally.hasRoomFor(remoteAddress)) return refuse('address');
      tally.add(remoteAddress);
      socket.on('close', () => tally.remove(remoteAddress));
    });
  }

  /** Once a minute: a crowd at the door must not fill the log. */
  #tell(log: Log, now: number): void {
    if (now - this.#told < MINUTE) return;
    this.#told = now;
    log.warn(`No more than ${this.#limits.allConnections} connections are accepted, and there are as many.`);
  }

  #keepsFlooding(address: string): boolean {
    const now = performance.now();
    return networksOf(address).some(({ name, share }) => this.#floods.countOf(name, now) >= FLOODS * share);
  }
}
