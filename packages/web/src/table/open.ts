/** A table that is kept in the browser, ready to be played on. */
import { fail, ok, type Result } from '@guimard/engine/kit';
import { recordDaily } from '../daily/results.ts';
import { dealWords } from '../deals/words.ts';
import { gameCalled, loadGame } from '../games.ts';
import { tellRefusal } from '../i18n/refusals.ts';
import { recordGames } from '../records/store.ts';
import { takeTable } from './one-tab.ts';
import type { SavedTable } from './seating.ts';
import { loadTable, saveTable } from './store.ts';
import { Table } from './table.svelte.ts';
import { tableWords } from './words.ts';

/** Or, in words, why it cannot be. `fallback` is a table that the browser did not keep. */
export async function openTable(id: string, fallback?: SavedTable): Promise<Result<Table, string>> {
  await Promise.all([tableWords.load(), dealWords.load()]);
  const { words } = tableWords;
  let table: Table | undefined;
  takeTable(id, () => table?.giveAway());
  const saved = fallback ?? (await loadTable(id).catch(() => undefined));
  const entry = saved === undefined ? undefined : gameCalled(saved.log.game);
  if (saved === undefined || entry === undefined) return fail(words.notThere);
  const ui = await loadGame(entry);
  const tellUnsaved = (): void => {
    if (table !== undefined) table.trouble = tableWords.words.notSaved;
  };
  const opened = Table.open(ui, saved, (changed) => {
    // One after the other: the database keeps the order in which it is asked.
    saveTable(changed).catch(tellUnsaved);
    if (!changed.isOver || saved.isOver) return;
    recordGames([changed]);
    recordDaily(changed);
  });
  if (!opened.ok) return fail(words.refused({ reason: tellRefusal(opened.error, ui.refusals) }));
  table = opened.value;
  return ok(table);
}
