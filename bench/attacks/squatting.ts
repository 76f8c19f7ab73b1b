/** Strangers take every seat in the lobby, stay connected, and never get ready. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, lobby, type TableClient } from '@guimard/protocol';
import type { Attack, Battle } from './attack.ts';
import type { Client } from './client.ts';
import { followSeat, joinTable, ME, OPEN, openTable } from './seat.ts';

const SQUATTERS = 4;
const LOOKS_EVERY = 250;
const OPENERS = 3;
/** An opener waits this long for somebody, in milliseconds, and tries this often to start. */
const PATIENCE = 2_000;
const TRIES = 4;
/** Seconds for which a player may be absent: those who are connected are not. */
const GRACE = 2;

/** Sits down at everything that is listed. */
async function squat(battle: Battle, squatter: Client): Promise<void> {
  const { body } = await squatter.ask({ path: '/api/tables' });
  const { tables } = lobby.parse(JSON.parse(body));
  for (const { id, phase, seats } of tables) {
    if (phase !== 'waiting' || seats.every(({ kind }) => kind !== 'open')) continue;
    const place = await joinTable(squatter, id).catch(() => undefined);
    battle.tally.add(place === undefined ? 'refused' : 'seat');
    if (place !== undefined) await followSeat(squatter, place, () => {});
  }
}

/** The opener of a table wants to play, if need be against a computer; returns how it went. */
async function open(client: Client): Promise<string> {
  const place = await openTable(client, [ME, OPEN], true);
  let said = 'nobody came';
  const table: TableClient = await followSeat(client, place, () => {});
  await table.nextUpdate();
  await sleep(PATIENCE);
  const isSquatted = () => table.info.seats[1]?.kind === 'person';
  const wasSquatted = isSquatted();
  const ask = async (command: Command): Promise<void> => {
    const done = await table.command(command);
    if (!done.ok) said = done.error.code;
  };
  for (let i = 0; i < TRIES && table.info.phase === 'waiting'; i++) {
    if (isSquatted()) await ask({ type: 'free', seat: 1 });
    await ask({ type: 'fill', seat: 1, level: 1 });
    await ask({ type: 'ready', isReady: true });
    await sleep(PATIENCE / TRIES);
  }
  const hasBegun = table.info.phase === 'running';
  table.close();
  if (!wasSquatted) return 'opener was not disturbed';
  return hasBegun ? 'opener got rid of a squatter and played' : `opener could not start (${said})`;
}

export const squatting: Attack = {
  title: 'every open seat is taken',
  settings: { GUIMARD_GRACE: String(GRACE) },
  async run(battle) {
    const openers = battle.clients(OPENERS);
    await Promise.all([
      battle.repeat(battle.clients(SQUATTERS), LOOKS_EVERY, (squatter) => squat(battle, squatter)),
      battle.repeat(openers, 0, async (opener) => battle.tally.add(await open(opener))),
    ]);
  },
};
