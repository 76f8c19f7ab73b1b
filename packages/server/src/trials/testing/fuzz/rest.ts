/** Whether a server comes to rest when it is left alone. */
import assert from 'node:assert/strict';
import type { Arena } from './arena.ts';
import { exchange, isTurnedAway } from './exchange.ts';

/** Milliseconds: tables without viewers for five minutes are unloaded. */
const UNTIL_IDLE = 6 * 60_000;
/** Milliseconds for a server that has much to clean up, and lets nobody in for a minute; and between two checks. */
const TIMEOUT = 120_000;
const PAUSE = 100;
/** Sockets and tables of the players who behave, who may be about to change tables. */
const HONEST = { sockets: 4, tables: 3 };

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + TIMEOUT; !(await isSo()); ) {
    assert.ok(performance.now() < end, `${what} do not go`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Waits until sockets are closed and tables unloaded, except those of players who behave. */
export async function settle(arena: Arena, { sockets, tables } = HONEST): Promise<void> {
  await until('sockets', async () => (await arena.server.order('sockets')) <= sockets);
  await arena.server.order('pass', UNTIL_IDLE);
  await until('tables', async () => (await arena.server.order('tables')) <= tables);
}

/** Nobody is connected, and nothing is left: no socket, no table in memory, no connection or file that was not there before. */
export async function expectAtRest(arena: Arena, handles: number): Promise<void> {
  await settle(arena, { sockets: 0, tables: 0 });
  await until('handles', async () => (await arena.server.order('handles')) <= handles);
  await until('illnesses', async () => {
    const response = await exchange(arena, { method: 'GET', path: '/readyz' }).catch((error) => {
      if (!isTurnedAway(arena, error)) throw error;
    });
    return response?.status === 200;
  });
}
