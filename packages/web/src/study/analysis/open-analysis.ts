/** A study of this browser on the analysis board, or why it cannot be shown, in words. */
import { fail, ok, type Result } from '@guimard/engine/kit';
import { gameCalled, loadGame } from '../../games.ts';
import { tellRefusal } from '../../i18n/refusals.ts';
import { tableWords } from '../../table/words.ts';
import { freeWords } from '../free/words.ts';
import { studyWords } from '../words.ts';
import { Analysis } from './analysis.svelte.ts';
import { loadStudy, saveStudy } from './store.ts';
import type { Study } from './study.ts';
import { analysisWords } from './words.ts';

export const loadAnalysisWords = async (): Promise<void> => {
  await Promise.all([tableWords, studyWords, freeWords, analysisWords].map((words) => words.load()));
};

export async function openAnalysis(id: string): Promise<Result<Analysis, string>> {
  await loadAnalysisWords();
  const study = await loadStudy(id);
  return study === undefined ? fail(analysisWords.words.notThere) : openStudy(study);
}

/** Whether a study is one of a game here, and all its moves are moves. */
export async function openStudy(study: Study): Promise<Result<Analysis, string>> {
  const entry = gameCalled(study.log.game);
  if (entry === undefined) return fail(analysisWords.words.unknownGame({ game: study.log.game }));
  const ui = await loadGame(entry);
  const opened = Analysis.open(ui, study, (changed) => void saveStudy(changed));
  if (opened.ok) return ok(opened.value);
  return fail(analysisWords.words.refused({ reason: tellRefusal(opened.error, ui.refusals) }));
}
