import { nth, SPECTATOR } from '@guimard/engine/kit';
import {
  CELLS,
  CENTRE_CELLS,
  cellOf,
  type MetroState,
  metro,
  parseCell,
  TILE_CODE,
} from '@guimard/engine/metro';
import type { GameUi, Panel } from '../../game-ui.ts';
import { describeBoard, describeHand, describeLine, describeScores } from './describe.ts';
import { MetroDesk } from './desk.svelte.ts';
import { showDrawing } from './drawing.ts';
import { highlightsOf } from './highlights.ts';
import LookChoices from './LookChoices.svelte';
import { departuresOf } from './lines.ts';
import { seatLivery } from './liveries.ts';
import { gainOf, turnPartOf } from './log.ts';
import MetroBoard from './MetroBoard.svelte';
import MetroHand from './MetroHand.svelte';
import ModulePanel from './ModulePanel.svelte';
import { describeModules, introductionOf, uiOf } from './modules/index.ts';
import { namesIn } from './modules/shown.ts';
import OutcomePicture from './OutcomePicture.svelte';
import { outcomeLabel, outcomeQuestion, tileIn } from './outcomes.ts';
import { ownEvent, ownView } from './own.ts';
import PlacementPicture from './PlacementPicture.svelte';
import { metroRefusals } from './refusal.ts';
import { introductions, presetCards, questions, tutorialsFor } from './setup.ts';
import { sourcesOf } from './sources.ts';
import { tellEvent } from './tell.ts';
import { title } from './title.ts';
import { choiceWords } from './words/choice.ts';
import { listLegal } from './words/legal.ts';
import { cellName, ownerOf, placeName } from './words/naming.ts';
import { metroWords } from './words.ts';

/** B1: every cell but those of the central station. */
const PLACES = CELLS - CENTRE_CELLS.length;
const words = (): typeof metroWords.words => metroWords.words;

export const metroUi: GameUi<MetroDesk> = {
  game: metro,
  dictionaries: [metroWords],
  title: (options) => title(words(), options),
  presets: () => presetCards(words()),
  introductions,
  questions: (options) => questions(words(), options),
  tutorials: (options) => tutorialsFor(words(), options),
  refusals: metroRefusals,
  progress({ log }) {
    const at = log.actions.filter((word) => {
      const action = metro.parse(word);
      return action.ok && action.value.type === 'place';
    }).length;
    return { text: words().progress({ at, of: PLACES }), share: at / PLACES };
  },
  seatLivery: (options, seat) => seatLivery(words(), options, seat),
  tell: (event, names) => tellEvent(words(), ownEvent(event), names),
  gain: (options, event) => gainOf(words(), options, ownEvent(event)),
  turnPart: (event) => turnPartOf(ownEvent(event)),
  sources: (table) =>
    sourcesOf(
      words(),
      table.steps.flatMap(({ events }) => events.map(ownEvent)),
      ownView(table.viewAt(table.steps.length, SPECTATOR)).known,
    ),
  highlights: (table) => highlightsOf(words(), table),
  text: {
    describe: (view, names) => [
      ...describeScores(words(), ownView(view), names),
      ...describeHand(words(), ownView(view)),
      ...describeModules(metroWords.words, ownView(view), names),
      ...describeBoard(words(), ownView(view)),
    ],
    lines: (view) =>
      departuresOf(ownView(view).known).map((id) => ({
        id,
        name: lineName(ownView(view).known, id),
      })),
    readLine: (view, id) => [describeLine(words(), ownView(view).known, id)],
    moves: (view, assistance) =>
      assistance === 'purist' || assistance === 'tracing'
        ? view.legal.map((code) => ({ code, text: choiceWords(words(), ownView(view), code) }))
        : listLegal(words(), ownView(view)).map(({ code, sentence }) => ({ code, text: sentence })),
  },
  placements: {
    cell: (_, code) => (code < TILE_CODE ? cellName(cellOf(code)) : undefined),
    propose: (desk, code) => desk.propose(code),
    Picture: PlacementPicture,
  },
  outcomes: {
    question: (outcomes, names) => outcomeQuestion(words(), outcomes, names),
    label: (outcome, names) => outcomeLabel(words(), outcome, names),
    isPictured: (outcome) => tileIn(outcome) !== undefined,
    Picture: OutcomePicture,
  },
  drawing: {
    show: showDrawing,
    listen(desk, listener) {
      desk.ondraw = listener;
    },
    cellName: (cell) => cellName(parseCell(cell) ?? 0),
  },
  open: (table) => new MetroDesk(table),
  point: (desk, { departures = [], cells = [] }) => desk.point(departures, cells),
  pin: (desk, seat) => desk.lights.pinSeat(seat),
  Board: MetroBoard,
  Hand: MetroHand,
  Look: LookChoices,
  companion: async () => (await import('./companion/ui.ts')).metroCompanion,
  panels: (desk) =>
    namesIn(desk.view.known).flatMap((name): Panel<MetroDesk>[] => {
      const { panel, face } = uiOf(name);
      if (panel === undefined) return [];
      const props = {
        Panel: panel.Component,
        about: words().modules[name].about,
        introduction: introductionOf(name),
        paints: face.paints,
      };
      return [{ id: name, title: () => words().modules[name].title, Component: ModulePanel, props }];
    }),
};

function lineName(known: MetroState, departure: number): string {
  const from = placeName(words(), departure);
  const colour = nth(known.owner, departure) - 1;
  return colour < 0 ? from : `${from} · ${ownerOf(words(), known, colour).owner}`;
}
