/** Saves what can be read of a game that the server cannot open; answers what went wrong, in words. */
import { parseLog } from '@guimard/engine/kit';
import { downloadLog } from '../setup/export-game.ts';
import { ask } from './ask.ts';
import { tellRefusal } from './refusals.ts';
import { seatAt } from './seats.ts';
import { onlineWords } from './words.ts';

export async function rescueGame(table: string): Promise<string | undefined> {
  const answer = await ask('GET', `/api/tables/${table}/game`, { secret: seatAt(table)?.secret });
  if (!answer.ok && answer.error.rule !== 'damaged' && answer.error.rule !== 'rules') {
    return tellRefusal(answer.error);
  }
  const log = answer.ok ? parseLog(answer.value['log']) : answer;
  if (!log.ok) return onlineWords.words.rescue.nothing;
  downloadLog(log.value, `${log.value.game}-${table}.json`);
  return undefined;
}
