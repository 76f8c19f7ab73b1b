/** Metro in the browser: the table of contents. */
import type { State, View } from '@guimard/engine/kit';
import { type MetroEvent, type MetroState, metro } from '@guimard/engine/metro';
import type { GameUi, Panel } from '../../game-ui.ts';
import {
  choiceWords,
  describeBoard,
  describeHand,
  describeLine,
  describeScores,
  listLegal,
} from './describe.ts';
import { MetroDesk } from './desk.svelte.ts';
import { departuresOf } from './lines.ts';
import { seatLivery } from './liveries.ts';
import MetroBoard from './MetroBoard.svelte';
import MetroHand from './MetroHand.svelte';
import ModulePanel from './ModulePanel.svelte';
import { describeModules, namesIn, uiOf } from './modules/index.ts';
import { metroRefusals } from './refusal.ts';
import { presetCards, questions, title } from './setup.ts';
import { sourcesOf } from './sources.ts';
import { tellEvent } from './tell.ts';
import { ownerOf, placeName } from './words/naming.ts';
import { metroWords } from './words.ts';

/** The shell knows no game's states and events; these are Metro's, for it is Metro's table. */
const own = (view: View<State>): View<MetroState> => view as View<MetroState>;
const words = (): typeof metroWords.words => metroWords.words;

export const metroUi: GameUi<MetroDesk> = {
  game: metro,
  dictionaries: [metroWords],
  title: (options) => title(words(), options),
  presets: () => presetCards(words()),
  questions: (options) => questions(words(), options),
  refusals: metroRefusals,
  seatLivery: (options, seat) => seatLivery(words(), options, seat),
  tell: (event, names) => tellEvent(words(), event as MetroEvent, names),
  sources: ({ steps, seats }) =>
    sourcesOf(
      words(),
      steps as unknown as readonly { readonly events: readonly MetroEvent[] }[],
      seats.length,
    ),
  text: {
    describe: (view, names) => [
      ...describeScores(words(), own(view), names),
      ...describeHand(words(), own(view)),
      ...describeModules(metroWords.words, own(view), names),
      ...describeBoard(words(), own(view)),
    ],
    lines: (view) =>
      departuresOf(own(view).known).map((id) => ({
        id,
        name: lineName(own(view).known, id),
      })),
    readLine: (view, id) => [describeLine(words(), own(view).known, id)],
    moves: (view, assistance) =>
      assistance === 'purist' || assistance === 'tracing'
        ? view.legal.map((code) => ({ code, text: choiceWords(words(), own(view), code) }))
        : listLegal(words(), own(view)).map(({ code, sentence }) => ({ code, text: sentence })),
  },
  open: (table) => new MetroDesk(table),
  point: (desk, { departures = [], cells = [] }) => desk.point(departures, cells),
  pin: (desk, seat) => desk.pinSeat(seat),
  Board: MetroBoard,
  Hand: MetroHand,
  panels: (desk) =>
    namesIn(desk.view.known).flatMap((name): Panel<MetroDesk>[] => {
      const { panel, firstRule } = uiOf(name);
      if (panel === undefined) return [];
      const props = { Panel: panel.Component, firstRule };
      return [{ id: name, title: () => words().modules[name].title, Component: ModulePanel, props }];
    }),
};

function lineName(known: MetroState, departure: number): string {
  const from = placeName(words(), departure);
  const colour = known.owner[departure] - 1;
  return colour < 0 ? from : `${from} · ${ownerOf(words(), known, colour).owner}`;
}
