/** The game of the strongest level on the deal of a day, to be reviewed. */
import { GAMES, playable } from '@guimard/ai';
import { type DayName, dailyOn } from '@guimard/ai/daily';
import { shell } from '../i18n/shell.ts';
import type { SavedTable } from '../table/seating.ts';
import { dailyTable } from './daily-table.ts';
import { LEVELS } from './level-game.ts';
import { loadLevelGames } from './store.ts';

const PREFIX = 'model-';

/** In the address of its review. */
export const modelId = (date: DayName): string => PREFIX + date;
export const dateOfModel = (id: string): DayName | undefined =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;

/** Undefined if it is not on this device. */
export async function modelTable(date: DayName): Promise<SavedTable | undefined> {
  const daily = dailyOn(date, GAMES);
  const game = daily === undefined ? undefined : playable(daily.game)?.game;
  const games = await loadLevelGames(date);
  const model = games.find(({ level }) => level === LEVELS);
  if (daily === undefined || game === undefined || model === undefined) return undefined;
  const table = dailyTable(game, daily, shell.words.setup, '', { kind: 'computer', level: LEVELS });
  return { ...table, id: modelId(date), log: model.log, scores: model.scores, isOver: true };
}
