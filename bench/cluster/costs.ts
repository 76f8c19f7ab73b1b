/** What a spectator and a computer's seat cost a server. */
import { nth } from '@guimard/engine/kit';
import { create, openTableAt } from '../server/game.ts';
import { Load } from '../server/load.ts';
import { measure } from '../server/measure.ts';
import { type OpenTable, playTables } from '../server/players.ts';
import type { Server } from '../server/server-process.ts';
import { watch } from '../server/spectators.ts';
import { startInstallation } from './installation.ts';
import { type ComputerCost, rounded, type SpectatorCost } from './measurements.ts';
import { sum } from './parts.ts';

/** Enough that the move itself costs little beside them. */
const SPECTATORS = 1_000;
/** The first and the last that play by rating moves, and all that search. */
const LEVELS = [1, 5, 6, 7, 8];
/** For each level: the last one needs so long to make some dozens of moves. */
const SECONDS = 10;

async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const installation = await startInstallation('sqlite');
  try {
    return await work(nth(installation.servers, 0));
  } finally {
    await installation.stop();
  }
}

/** Memory of a server without tables. */
export const measureEmpty = (): Promise<number> =>
  withServer((server) => server.figure('process_resident_memory_bytes'));

export const measureSpectator = (): Promise<SpectatorCost> =>
  withServer(async (server) => {
    const { spectators, busyPerMove, perMove, toJoin, memory } = await watch(server, SPECTATORS);
    return {
      spectators,
      busyPerMove: rounded(busyPerMove / spectators),
      bytesPerMove: rounded(perMove / spectators),
      bytesToJoin: rounded(toJoin / spectators),
      memory: rounded(memory / spectators),
    };
  });

/** The server's processor time per move that is confirmed, at one table where everyone replies at once. */
const measureTable = (open: (server: Server) => OpenTable): Promise<{ moves: number; busyPerMove: number }> =>
  withServer(async (server) => {
    const load = new Load();
    load.release();
    await playTables(1, load, () => open(server));
    const { times, spent } = await measure(load, SECONDS, async () => [server.busy()]);
    load.isOver = true;
    return { moves: times.length, busyPerMove: rounded(sum(spent) / times.length) };
  });

export async function measurePeople(): Promise<number> {
  const { busyPerMove } = await measureTable((server) => openTableAt([server, server]));
  return 2 * busyPerMove;
}

/** Only the person's moves are confirmed to us. */
export async function measureComputers(): Promise<readonly ComputerCost[]> {
  const costs: ComputerCost[] = [];
  for (const level of LEVELS) {
    const open = (server: Server) => async () => [
      { server, place: await create(server.url, { kind: 'computer', level }) },
    ];
    const { moves, busyPerMove } = await measureTable(open);
    costs.push({ level, moves, busyPerPair: busyPerMove });
  }
  return costs;
}
