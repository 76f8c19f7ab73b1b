/** The dull middle of a game online: played over HTTP while the players are at a blank page, since drawing it takes long. */
import { randomUUID } from 'node:crypto';
import { HttpClient } from '@guimard/protocol';
import { Player } from '../packages/server/src/api/testing/player.ts';
import { type Person, readWords } from './online.ts';
import { openBlank } from './tables.ts';

const tilesAt = ({ moves }: Player): number =>
  moves.filter(({ events }) => events.some(({ type }) => type === 'placed')).length;

/** Until so many tiles are placed; then everyone comes back. */
export async function skipAhead(people: readonly Person[], link: string, tiles: number): Promise<void> {
  const { origin, pathname } = new URL(link);
  await Promise.all(people.map(({ page }) => openBlank(page)));
  const table = pathname.split('/').at(-1) ?? '';
  const http = new HttpClient(origin);
  const seats = people.map(({ secret }, seat) => ({ secret, player: new Player(seat) }));
  for (let isPast = false; !isPast; ) {
    for (const { secret, player } of seats) {
      const update = await http.look(table, player.had, secret);
      if (!update.ok) throw new Error(update.error.code);
      player.learn(update.value, false);
      isPast = tilesAt(player) >= tiles || player.isOver;
      if (isPast) break;
      const { move: action, version } = player;
      if (action === undefined) continue;
      const request = { key: randomUUID(), version, command: { type: 'act', action } } as const;
      const done = await http.command(table, secret, request);
      if (!done.ok) throw new Error(done.error.code);
    }
  }
  await Promise.all(people.map(({ page }) => page.goto(link)));
  await Promise.all(people.map(readWords));
}
