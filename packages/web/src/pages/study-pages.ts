/** The pages where one learns from games: loaded when the first of them is shown. */
import type { Log } from '@guimard/engine/kit';
import { GAMES, gameCalled, loadGame } from '../games.ts';
import { makePath, type Route } from '../route.svelte.ts';
import type { Study } from '../study/analysis/study.ts';
import { isFinished, type SavedTable } from '../table/seating.ts';
import { notOpened, type ShownPage, shown, unknown } from './shown.ts';
import { begin, storedTables, unsaved } from './tables.ts';

/** Finished games on the page that leads to all others. */
const LATEST = 6;

export async function studyPage(route: Route): Promise<ShownPage> {
  switch (route.page) {
    case 'study':
      return study();
    case 'review':
      return review(route.id);
    case 'puzzles':
      return route.id === undefined ? puzzles() : puzzle(route.id);
    case 'companion':
      return companion(route.game, route.id);
    case 'analysis':
      return route.id === undefined ? analyses(route.study) : analysis(route.id);
    case 'deal':
      return deal(route.text);
    case 'daily':
      return daily(route.date);
    default:
      return unknown();
  }
}

async function study(): Promise<ShownPage> {
  const [{ default: StudyPage }, { hubWords }, tables] = await Promise.all([
    import('../study/hub/StudyPage.svelte'),
    import('../study/hub/words.ts'),
    storedTables(),
  ]);
  const finished = tables.filter(isFinished).slice(0, LATEST);
  const ids = new Set(finished.map(({ log }) => log.game));
  const [loaded] = await Promise.all([
    Promise.all(GAMES.filter(({ id }) => ids.has(id)).map(loadGame)),
    hubWords.load(),
  ]);
  return shown(StudyPage, { finished, games: new Map(loaded.map((ui) => [ui.game.meta.id, ui])) });
}

async function review(id: string): Promise<ShownPage> {
  const [{ default: ReviewPage }, { openReview }, { dateOfModel, modelTable }] = await Promise.all([
    import('../study/ReviewPage.svelte'),
    import('../study/open-review.ts'),
    import('../daily/model.ts'),
  ]);
  const date = dateOfModel(id);
  const model = date === undefined ? undefined : await modelTable(date);
  const opened = await openReview(id, unsaved.get(id) ?? model);
  return shown(ReviewPage, { opened, ...(date === undefined ? {} : { back: { page: 'daily', date } }) });
}

async function deal(text: string): Promise<ShownPage> {
  const [{ default: DealPage }, { openDeal }, { onlineWords }, tables] = await Promise.all([
    import('../deals/DealPage.svelte'),
    import('../deals/open-deal.ts'),
    import('../online/words.ts'),
    storedTables(),
  ]);
  const opened = await openDeal(text, tables);
  if (!opened.ok) return notOpened(opened.error);
  await onlineWords.load();
  const link = location.origin + makePath({ page: 'deal', text });
  return shown(DealPage, { ...opened.value, link, onstart: (saved: SavedTable) => void begin(saved) });
}

async function daily(date?: string): Promise<ShownPage> {
  const [{ default: DailyPage }, { openDaily }, tables] = await Promise.all([
    import('../daily/DailyPage.svelte'),
    import('../daily/open-daily.ts'),
    storedTables(),
  ]);
  const opened = await openDaily(date, new Date(), [...unsaved.values(), ...tables]);
  if (opened === undefined) return unknown();
  return shown(DailyPage, { ...opened, onplay: (saved: SavedTable) => void begin(saved) });
}

async function puzzles(): Promise<ShownPage> {
  const [{ default: Puzzles }, { openPuzzles }] = await Promise.all([
    import('../study/puzzles/Puzzles.svelte'),
    import('../study/puzzles/open-puzzles.ts'),
  ]);
  return shown(Puzzles, await openPuzzles());
}

async function companion(game: string, id: string | undefined): Promise<ShownPage> {
  const entry = gameCalled(game);
  if (entry === undefined) return unknown();
  const [{ default: CompanionPage }, { openCompanion }, ui] = await Promise.all([
    import('../study/companion/CompanionPage.svelte'),
    import('../study/companion/open.ts'),
    loadGame(entry),
  ]);
  const opened = await openCompanion(ui, id);
  return opened === undefined ? unknown() : shown(CompanionPage, { opened });
}

async function puzzle(id: string): Promise<ShownPage> {
  const [{ default: PuzzlePage }, { openPuzzle }] = await Promise.all([
    import('../study/puzzles/PuzzlePage.svelte'),
    import('../study/puzzles/open-puzzle.ts'),
  ]);
  const opened = await openPuzzle(id);
  return shown(PuzzlePage, {
    opened,
    onanalyse: async (log: Log) => {
      if (!opened.ok) return;
      const { analyse } = await import('../study/analysis/show-study.ts');
      const { ui, names, puzzle } = opened.value.table;
      await analyse({ ui, names, log, at: log.actions.length, viewer: puzzle.seat });
    },
  });
}

async function analysis(id: string): Promise<ShownPage> {
  const [{ default: AnalysisPage }, { openAnalysis }] = await Promise.all([
    import('../study/analysis/AnalysisPage.svelte'),
    import('../study/analysis/open-analysis.ts'),
  ]);
  return shown(AnalysisPage, { opened: await openAnalysis(id) });
}

/** Where analyses begin; a study that a link brought is shown at once. */
async function analyses(packed?: string): Promise<ShownPage> {
  const [{ default: AnalysisHome }, { loadAnalysisWords }, { importStudy }, { showStudy }, store, loaded] =
    await Promise.all([
      import('../study/analysis/AnalysisHome.svelte'),
      import('../study/analysis/open-analysis.ts'),
      import('../study/analysis/import-study.ts'),
      import('../study/analysis/show-study.ts'),
      import('../study/analysis/store.ts'),
      Promise.all(GAMES.map(loadGame)),
    ]);
  await loadAnalysisWords();
  const take = async (text: string): Promise<string | undefined> => {
    const imported = await importStudy(text);
    if (!imported.ok) return imported.error;
    await showStudy(imported.value);
    return undefined;
  };
  return shown(AnalysisHome, {
    studies: await store.listStudies(),
    games: new Map(loaded.map((ui) => [ui.game.meta.id, ui])),
    trouble: packed === undefined ? undefined : await take(`#study=${packed}`),
    onstart: (study: Study) => void showStudy(study),
    ondelete: store.deleteStudy,
    onimport: take,
  });
}
