/** A finished game of this browser, ready to be reviewed. */
import { fail, type Result } from '@guimard/engine/kit';
import { dealWords } from '../deals/words.ts';
import { gameCalled, loadGame } from '../games.ts';
import { tellRefusal } from '../i18n/refusals.ts';
import { isFinished, type SavedTable } from '../table/seating.ts';
import { loadTable } from '../table/store.ts';
import { tableWords } from '../table/words.ts';
import { ReviewTable } from './review-table.svelte.ts';
import { studyWords } from './words.ts';

/** Or, in words, why it cannot be. `fallback` is a table that the browser did not keep. */
export async function openReview(id: string, fallback?: SavedTable): Promise<Result<ReviewTable, string>> {
  await Promise.all([tableWords.load(), studyWords.load(), dealWords.load()]);
  const saved = fallback ?? (await loadTable(id).catch(() => undefined));
  const entry = saved === undefined ? undefined : gameCalled(saved.log.game);
  if (saved === undefined || entry === undefined) return fail(tableWords.words.notThere);
  const ui = await loadGame(entry);
  const opened = ReviewTable.open(ui, saved);
  // What is hidden in a running game stays hidden, whatever was stored about it.
  const isOver = opened.ok && opened.value.session.isOver;
  if (opened.ok) return isFinished({ ...saved, isOver }) ? opened : fail(studyWords.words.notOver);
  return fail(tableWords.words.refused({ reason: tellRefusal(opened.error, ui.refusals) }));
}
