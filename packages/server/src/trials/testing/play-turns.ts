/** Turns of a game over HTTP. */
import type { Seated } from '@guimard/protocol';
import { command, look } from '../../api/testing/client.ts';
import { Player } from '../../api/testing/player.ts';
import type { Running } from '../../api/testing/server.ts';

/** The player on turn moves, this many times: always the same way in the same position. Returns how many moves there were. */
export async function playTurns(server: Running, seats: readonly Seated[], times: number): Promise<number> {
  let made = 0;
  for (let i = 0; i < times; i++) {
    for (const { table, seat, secret } of seats) {
      const player = new Player(seat);
      player.learn(await look(server, table, secret));
      if (player.move === undefined) continue;
      await command(server, { table, secret }, player.version, { type: 'act', action: player.move });
      made++;
      break;
    }
  }
  return made;
}
