/** Saves what can be read of a game that the server cannot open; answers what went wrong, in words. */
import { parseLog } from '@guimard/engine/kit';
import { downloadJson } from '../setup/export-game.ts';
import { server } from './api.ts';
import { tellOnline } from './refusals.ts';
import { seatAt } from './seats.ts';
import { onlineWords } from './words.ts';

export async function rescueGame(table: string): Promise<string | undefined> {
  const answer = await server.rescue(table, seatAt(table)?.secret);
  if (!answer.ok && answer.error.rule !== 'damaged' && answer.error.rule !== 'rules') {
    return tellOnline(answer.error);
  }
  const log = answer.ok ? parseLog(answer.value) : answer;
  if (!log.ok) return onlineWords.words.rescue.nothing;
  downloadJson(log.value, `${log.value.game}-${table}.json`);
  return undefined;
}
