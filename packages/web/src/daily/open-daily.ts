/** The deal of a day, with everything that its page shows. */
import { GAMES as PLAYABLE } from '@guimard/ai';
import { type Daily, type DayName, dailyOn } from '@guimard/ai/daily';
import { nth } from '@guimard/engine/kit';
import { dayAt } from '../days.ts';
import { dealWords } from '../deals/words.ts';
import type { GameUi, PresetCard } from '../game-ui.ts';
import { GAMES, loadGame } from '../games.ts';
import type { SavedTable } from '../table/seating.ts';
import { type DailyResult, listResults } from './results.ts';

/** A day with the words of its game. */
export interface Day {
  readonly daily: Daily;
  readonly ui: GameUi;
}

export interface OpenedDaily {
  /** Where the player is. */
  readonly today: DayName;
  readonly day: Day;
  /** Any other day. */
  readonly dayOf: (date: DayName) => Day;
  /** Those of days that are still on this device, the last one played first. */
  readonly tables: readonly SavedTable[];
  readonly results: readonly DailyResult[];
}

/** Undefined for what is no date. `date`: today if left out. */
export async function openDaily(
  date: DayName | undefined,
  now: Date,
  tables: readonly SavedTable[],
): Promise<OpenedDaily | undefined> {
  const today = dayAt(now);
  const wanted = date ?? today;
  if (dailyOn(wanted, PLAYABLE) === undefined) return undefined;
  const [uis] = await Promise.all([Promise.all(GAMES.map(loadGame)), dealWords.load()]);
  const dayOf = (name: DayName): Day => {
    const daily = dailyOn(name, PLAYABLE);
    const ui = uis.find(({ game }) => game.meta.id === daily?.game);
    if (daily === undefined || ui === undefined) throw new Error(`there is no deal on ${name}`);
    return { daily, ui };
  };
  return {
    today,
    day: dayOf(wanted),
    dayOf,
    tables: tables.filter((table) => table.daily !== undefined),
    results: listResults(),
  };
}

/** Its name and its picture in set-up. */
export const cardOf = ({ daily, ui }: Day): PresetCard =>
  ui.presets().find(({ id }) => id === daily.preset) ?? nth(ui.presets(), 0);
