/** Analysis boards for tests. */
import { SeededRng } from '@guimard/engine/kit';
import { GAMES, loadGame } from '../../../games.ts';
import { Analysis } from '../analysis.svelte.ts';
import { loadAnalysisWords } from '../open-analysis.ts';
import { emptyLog, studyOf } from '../start-study.ts';
import type { Study } from '../study.ts';

/** Before the first draw, or after so many actions at random. */
export async function openAnalysed(
  options: object = { first: 0 },
  actions = 0,
): Promise<{ analysis: Analysis; kept: Study[] }> {
  await loadAnalysisWords();
  const [entry] = GAMES;
  if (entry === undefined) throw new Error('there are no games');
  const ui = await loadGame(entry);
  const checked = ui.game.options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  const kept: Study[] = [];
  const study = studyOf('Study', ['Ada', 'Ben'], emptyLog(ui.game, checked.value));
  const analysis = Analysis.open(ui, study, (changed) => kept.push(changed));
  if (!analysis.ok) throw new Error(analysis.error.code);
  await playOn(analysis.value, actions);
  return { analysis: analysis.value, kept };
}

/** Anybody's choices. */
export async function playOn({ table }: Analysis, actions: number, seed = 'analysed'): Promise<void> {
  const rng = new SeededRng(seed);
  for (let i = 0; i < actions; i++) {
    const codes = table.canAct ? table.view.legal : table.outcomes.map(({ code }) => code);
    const code = codes[rng.below(codes.length)];
    if (code === undefined) return;
    if (table.canAct) await table.act(code);
    else await table.decide(code);
  }
}
