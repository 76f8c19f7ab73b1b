/** How long single inputs keep the server's event loop busy: meanwhile nobody else is served. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { type Arena, attack } from './arena.ts';
import { exchange } from './exchange.ts';
import { LONGEST_MESSAGE, shortMessage, sound } from './flood.ts';
import { FuzzSocket } from './fuzz-socket.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { oneOf } from './junk.ts';
import { longHeader } from './long.ts';
import { lengthened } from './mutate.ts';
import { LONGEST_HEADER, longRequest, requestAnywhere, requestTo } from './requests.ts';
import { routesOf } from './routes.ts';

/** Milliseconds of processor time. */
const MOST = 10;
/** An input takes too long if it always does: at times code is compiled, memory cleaned up, and others play. */
const TIMES = 12;

const OF_HANDSHAKES = ['Extensions', 'Protocol', 'Key', 'Version'].map((name) => `Sec-WebSocket-${name}`);

/** The input that took longest. */
export class Weights {
  milliseconds = 0;
  input = '';

  add(milliseconds: number, input: string): void {
    if (milliseconds > MOST)
      throw new Error(`it keeps the event loop busy for ${milliseconds.toFixed(1)} ms; ${MOST} are allowed`);
    if (milliseconds <= this.milliseconds) return;
    this.milliseconds = milliseconds;
    this.input = input.slice(0, 100);
  }

  get line(): string {
    return `the event loop was busy for at most ${this.milliseconds.toFixed(1)} ms, with ${this.input}`;
  }
}

/** Inputs one after the other, most of them as long as they may be: requests about some tables, and messages to one. */
export async function weigh(
  arena: Arena,
  { flooded, visited }: { readonly flooded: FuzzTable; readonly visited: readonly FuzzTable[] },
  seed: string,
  inputs: number,
  weights: Weights,
): Promise<void> {
  const routes = await routesOf(arena);
  const places = visited.flatMap((table) => table.places);
  const [{ table, secret }] = flooded.places;
  let socket = await FuzzSocket.open(arena, table, secret);
  const tell = async (text: string): Promise<void> => {
    if (socket?.isOpen !== true) socket = await FuzzSocket.open(arena, table, secret);
    await socket?.send(text);
  };
  await attack(arena, { kind: 'inputs alone', number: 1, inputs, seed }, async (rng, journal) => {
    const [version, moves] = [socket?.table.version ?? 0, socket?.moves(rng) ?? []];
    const kind = rng.below(12);
    if (kind === 0) {
      const header = `${oneOf(rng, OF_HANDSHAKES)}: ${longHeader(rng, LONGEST_HEADER)}`;
      journal.note(header);
      weights.add(await timeFor(arena, () => knock(arena, table, header)), header);
    } else if (kind < 4) {
      const text =
        kind === 1
          ? shortMessage(rng, version, moves)
          : lengthened(rng, sound(rng, version, moves), LONGEST_MESSAGE);
      journal.note(text);
      weights.add(await timeFor(arena, () => tell(text)), text);
    } else {
      const asked =
        kind === 4
          ? requestAnywhere(rng, routes, places)
          : kind === 5
            ? requestTo(rng, oneOf(rng, routes), places)
            : longRequest(rng, routes, places);
      const text = JSON.stringify(asked);
      journal.note(text);
      weights.add(await timeFor(arena, () => exchange(arena, asked)), text);
    }
  });
  await socket?.close();
}

/** The least processor time that the event loop has taken for it, in milliseconds. */
async function timeFor({ server }: Arena, send: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES && least > MOST; time++) {
    const before = await server.order('work');
    await send();
    least = Math.min(least, ((await server.order('work')) - before) / 1000);
  }
  return least;
}

/** A handshake, until the first answer. */
async function knock({ url }: Arena, table: string, header: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n${header}\r\n\r\n`,
    'latin1',
  );
  await once(socket, 'data');
  socket.destroy();
}
