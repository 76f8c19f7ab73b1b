/** Many spectators of one table: how long they take to join in the middle of a game, and to see a move. */
import { applyChanges } from '@guimard/protocol';
import { follow, isDone, openTableAt, part, spectate } from './game.ts';
import type { Line } from './line.ts';
import { Load } from './load.ts';
import type { Server } from './server-process.ts';

/** Before anyone watches; a game has about sixty in total. */
const OPENING_MOVES = 30;
const WATCHED_MOVES = 20;
/** Connections being opened at any time. */
const AT_ONCE = 200;

export const SPECTATOR_COLUMNS = `| spectators | all joined in | a move seen: median | 99 % | slowest | sent to join | sent per move | memory |
| --- | --- | --- | --- | --- | --- | --- | --- |`;

/** Two players: returns a function that makes one move, and waits for its confirmation. */
async function openGame(server: Server): Promise<{ table: string; move: () => Promise<void> }> {
  const players = await openTableAt([server, server])();
  const load = new Load();
  let next: (() => Promise<unknown>) | undefined;
  let isReady = () => {};
  for (const { place } of players) {
    const known = load.newGame();
    const connection = follow(server, place, (message) => {
      if (message.type === 'welcome') void isDone(connection.command({ type: 'ready', isReady: true }, 0));
      if (message.type !== 'update') return;
      const { moves, table: info } = message.update;
      for (const { changes } of moves) applyChanges(known, changes);
      const action = info.phase === 'running' ? load.choose(known, place.seat) : undefined;
      if (action === undefined) return;
      next = () => isDone(connection.command({ type: 'act', action }, info.version));
      isReady();
    });
  }
  const move = async (): Promise<void> => {
    if (next === undefined) await new Promise<void>((resolve) => (isReady = resolve));
    const make = next;
    next = undefined;
    await make?.();
  };
  return { table: players[0].place.table, move };
}

export interface Watched {
  readonly spectators: number;
  /** Milliseconds until all had joined. */
  readonly joined: number;
  /** Milliseconds from a move to its arrival at a spectator, in order of length. */
  readonly times: readonly number[];
  /** Bytes sent until all had joined, and for each move after that. */
  readonly toJoin: number;
  readonly perMove: number;
  /** Bytes by which the server has grown. */
  readonly memory: number;
  /** Processor time of the server for each move, in milliseconds. */
  readonly busyPerMove: number;
}

export async function watch(server: Server, spectators: number): Promise<Watched> {
  const { table, move } = await openGame(server);
  for (let i = 0; i < OPENING_MOVES; i++) await move();

  const memory = await server.figure('process_resident_memory_bytes');
  const lines: Line[] = [];
  let sent = 0;
  let seen = 0;
  let haveAllSeen = () => {};
  const times: number[] = [];
  const join = (): Promise<void> =>
    new Promise((resolve) => {
      const onText = (text: string): void => {
        if (text.startsWith('{"type":"welcome"')) resolve();
        if (!text.startsWith('{"type":"update"')) return;
        times.push(performance.now() - sent);
        if (++seen === spectators) haveAllSeen();
      };
      lines.push(spectate(server.port, table, onText));
    });
  const received = (): number => lines.reduce((sum, line) => sum + line.received, 0);

  const begun = performance.now();
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, spectators) }, async () => {
      while (lines.length < spectators) await join();
    }),
  );
  const joined = performance.now() - begun;
  const toJoin = received();
  const busy = server.busy();
  for (let i = 0; i < WATCHED_MOVES; i++) {
    const all = new Promise<void>((resolve) => (haveAllSeen = resolve));
    seen = 0;
    sent = performance.now();
    await Promise.all([move(), all]);
  }
  const busyPerMove = (server.busy() - busy) / WATCHED_MOVES;
  const perMove = (received() - toJoin) / WATCHED_MOVES;
  const grown = (await server.figure('process_resident_memory_bytes')) - memory;
  for (const line of lines) line.close();
  return {
    spectators,
    joined,
    times: times.toSorted((a, b) => a - b),
    toJoin,
    perMove,
    memory: grown,
    busyPerMove,
  };
}

/** A row of the table above. */
export function spectatorRow({ spectators, joined, times, toJoin, perMove, memory }: Watched): string {
  const latencies = [0.5, 0.99, 1].map((share) => `${part(times, share).toFixed(0)} ms`);
  const megabytes = [toJoin, perMove, memory].map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
  return `| ${[spectators, `${(joined / 1000).toFixed(2)} s`, ...latencies, ...megabytes].join(' | ')} |`;
}
