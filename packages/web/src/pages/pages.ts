/** What each address shows, and what is loaded for it first. */
import type { GameUi } from '../game-ui.ts';
import { GAMES, gameCalled, loadGame } from '../games.ts';
import { shell } from '../i18n/shell.ts';
import { go, type Mode, makePath, type Route } from '../route.svelte.ts';
import type { SavedTable } from '../table/seating.ts';
import { deleteTable } from '../table/store.ts';
// Nearly everybody sees it first.
import Home from './Home.svelte';
import { notOpened, type ShownPage, shown, unknown } from './shown.ts';
import { begin, keep, storedTables, unsaved } from './tables.ts';

export async function pageFor(route: Route): Promise<ShownPage> {
  switch (route.page) {
    case 'home':
      return home();
    case 'setup':
      return setup(route.mode, route.game);
    case 'table':
      return table(route.id);
    case 'study':
    case 'review':
    case 'puzzles':
    case 'companion':
    case 'analysis':
    case 'deal':
    case 'daily':
      return (await import('./study-pages.ts')).studyPage(route);
    case 'games':
      return games();
    case 'settings':
      return shown((await import('./Settings.svelte')).default, {});
    case 'learn':
      return learn();
    case 'tutorial':
      return tutorial(route.game, route.lesson);
    case 'rules':
      return rules(route.game, route.rule);
    case 'online':
      return route.code === undefined ? lobby() : online(route.code, { at: route.at });
    case 'seat':
      return online(route.code, { secret: route.secret });
    case 'create':
      return create(route.game, route.as);
    default:
      return unknown();
  }
}

async function home(): Promise<ShownPage> {
  const resume = (await storedTables()).find(({ isOver }) => !isOver);
  return shown(Home, resume === undefined ? {} : { resume });
}

async function setup(mode: Mode, id: string): Promise<ShownPage> {
  const entry = gameCalled(id);
  if (entry === undefined || (mode === 'solo' && !entry.hasSolo)) return unknown();
  const [{ default: Setup }, ui] = await Promise.all([import('./Setup.svelte'), loadGame(entry)]);
  return shown(Setup, {
    mode,
    game: id,
    ui,
    onstart: (saved: SavedTable) => void begin(saved),
    ongame: (game: string) => go({ page: 'setup', mode, game }),
  });
}

async function table(id: string): Promise<ShownPage> {
  const [{ default: TablePage }, { openTable }] = await Promise.all([
    import('../table/TablePage.svelte'),
    import('../table/open.ts'),
  ]);
  const opened = await openTable(id, unsaved.get(id));
  return shown(TablePage, { opened, onagain: (saved: SavedTable) => void begin(saved) });
}

async function games(): Promise<ShownPage> {
  const [{ default: Games }, { importTable }, { recordGames }, { dealWords }, tables] = await Promise.all([
    import('./Games.svelte'),
    import('../setup/import-game.ts'),
    import('../records/store.ts'),
    import('../deals/words.ts'),
    storedTables(),
  ]);
  await dealWords.load();
  const record = recordGames(tables);
  const ids = new Set([...tables.map(({ log }) => log.game), ...record.entries.map(({ game }) => game)]);
  const loaded = await Promise.all(GAMES.filter(({ id }) => ids.has(id)).map(loadGame));
  return shown(Games, {
    tables,
    record,
    games: new Map(loaded.map((ui) => [ui.game.meta.id, ui])),
    onopen: (id: string) => go({ page: 'table', id }),
    onreview: (id: string) => go({ page: 'review', id }),
    ondelete: async (id: string) => {
      await deleteTable(id);
      const { deleteReview } = await import('../study/store.ts');
      await deleteReview(id);
    },
    onimport: async (text: string) => {
      const find = async (id: string): Promise<GameUi | undefined> => {
        const entry = gameCalled(id);
        return entry === undefined ? undefined : loadGame(entry);
      };
      const imported = await importTable(text, find, shell.words);
      if (imported.ok) await keep(imported.value.saved);
      return imported;
    },
  });
}

async function lobby(): Promise<ShownPage> {
  const [{ default: Lobby }, { loadOnlineWords }] = await Promise.all([
    import('./Lobby.svelte'),
    import('../online/words.ts'),
  ]);
  await loadOnlineWords();
  return shown(Lobby, {});
}

/** `as`: the finished table with the same deal. */
async function create(id: string, as?: string): Promise<ShownPage> {
  const entry = gameCalled(id);
  if (entry === undefined) return unknown();
  const [{ default: Create }, { loadOnlineWords }, { dealWords }, ui] = await Promise.all([
    import('../online/Create.svelte'),
    import('../online/words.ts'),
    import('../deals/words.ts'),
    loadGame(entry),
  ]);
  await Promise.all([loadOnlineWords(), dealWords.load()]);
  if (as === undefined) return shown(Create, { ui });
  const [{ server }, { tellOnline }] = await Promise.all([
    import('../online/api.ts'),
    import('../online/refusals.ts'),
  ]);
  const dealt = await server.table(as);
  return dealt.ok ? shown(Create, { ui, dealt: dealt.value }) : notOpened(tellOnline(dealt.error));
}

async function online(
  code: string,
  arrival: { readonly at?: number | undefined; readonly secret?: string },
): Promise<ShownPage> {
  const [{ default: Online }, { loadOnlineWords }, { tableWords }, { dealWords }] = await Promise.all([
    import('./Online.svelte'),
    import('../online/words.ts'),
    import('../table/words.ts'),
    import('../deals/words.ts'),
  ]);
  await Promise.all([loadOnlineWords(), tableWords.load(), dealWords.load()]);
  return shown(Online, { code, ...arrival });
}

async function learn(): Promise<ShownPage> {
  const [{ default: Learn }, { learnWords }, games] = await Promise.all([
    import('./Learn.svelte'),
    import('../learn/words.ts'),
    Promise.all(
      GAMES.map(async (entry) => {
        const [dictionary, tutorials, figures] = await Promise.all([
          entry.learn(),
          entry.tutorials(),
          entry.figures(),
        ]);
        return { id: entry.id, learn: dictionary, tutorials, figures };
      }),
    ),
  ]);
  await Promise.all([learnWords.load(), ...games.map((entry) => entry.learn.load())]);
  return shown(Learn, {
    games,
    hrefRules: (game: string, rule?: string) =>
      makePath(rule === undefined ? { page: 'rules', game } : { page: 'rules', game, rule }),
  });
}

async function rules(id: string, rule?: string): Promise<ShownPage> {
  const entry = gameCalled(id);
  if (entry === undefined) return unknown();
  const [{ default: Rules }, { learnWords }, dictionary, figures] = await Promise.all([
    import('./Rules.svelte'),
    import('../learn/words.ts'),
    entry.learn(),
    entry.figures(),
  ]);
  await Promise.all([learnWords.load(), dictionary.load()]);
  return shown(Rules, { learn: dictionary, figures, ...(rule === undefined ? {} : { rule }) });
}

/** The tutorial called so, or the first one. */
async function tutorial(id: string, lesson?: string): Promise<ShownPage> {
  const entry = gameCalled(id);
  const tutorials = (await entry?.tutorials()) ?? [];
  const chosen = lesson === undefined ? tutorials[0] : tutorials.find((one) => one.id === lesson);
  if (entry === undefined || chosen === undefined) return unknown();
  const [{ default: Tutorial }, { learnWords }, { tableWords }, ui, dictionary, script] = await Promise.all([
    import('../learn/Tutorial.svelte'),
    import('../learn/words.ts'),
    import('../table/words.ts'),
    loadGame(entry),
    entry.learn(),
    chosen.load(),
  ]);
  await Promise.all([learnWords, tableWords, dictionary].map((words) => words.load()));
  return shown(Tutorial, { ui, learn: dictionary, id: chosen.id, script, tutorials });
}
