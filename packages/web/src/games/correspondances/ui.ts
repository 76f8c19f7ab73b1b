/** Correspondances in the browser: the table of contents. */
import { correspondances } from '@guimard/engine/correspondances';
import type { GameUi } from '../../game-ui.ts';
import Board from './Board.svelte';
import PlacementPicture from './board/PlacementPicture.svelte';
import { textUi } from './describe.ts';
import { CorrespondancesDesk } from './desk.svelte.ts';
import { showDrawing } from './drawing.ts';
import Hand from './Hand.svelte';
import { highlightsOf } from './highlights.ts';
import { placementOf } from './hints.ts';
import { seatLivery } from './liveries.ts';
import { cellName } from './names.ts';
import OutcomePicture from './OutcomePicture.svelte';
import { outcomeLabel, outcomeQuestion, tileIn } from './outcomes.ts';
import { ownEvent, ownOptions, ownView } from './own.ts';
import TilesLeft from './panels/TilesLeft.svelte';
import Totals from './panels/Totals.svelte';
import { correspondancesRefusals } from './refusal.ts';
import { presets, questions } from './setup.ts';
import { sourcesOf } from './sources.ts';
import { tell } from './tell.ts';
import { turnPartOf } from './turns.ts';
import { correspondancesWords } from './words.ts';

export const correspondancesUi: GameUi<CorrespondancesDesk> = {
  game: correspondances,
  dictionaries: [correspondancesWords],
  title: (options) => {
    const { target } = ownOptions(options);
    return correspondancesWords.words.title({ target });
  },
  presets,
  introductions: () => [],
  questions,
  tutorials: () => [{ id: 'game', title: correspondances.meta.title }],
  refusals: correspondancesRefusals,
  progress({ log, scores }) {
    const { target } = ownOptions(log.options);
    const points = Math.max(0, ...scores);
    return {
      text: correspondancesWords.words.progress({ points, target }),
      share: Math.min(1, points / target),
    };
  },
  seatLivery: (_, seat) => seatLivery(seat),
  tell: (event, names) => tell(event, names),
  gain(_, heard) {
    const event = ownEvent(heard);
    if (event.type !== 'journey' && event.type !== 'portion') return undefined;
    return { livery: seatLivery(event.seat), points: event.points };
  },
  turnPart: turnPartOf,
  sources: ({ steps, seats }) => sourcesOf(steps, seats.length),
  highlights: (table) => highlightsOf(table),
  text: textUi,
  placements: {
    cell(view, code) {
      const placement = placementOf(ownView(view).known, code);
      return placement === undefined ? undefined : cellName(placement.spot);
    },
    propose: (desk, code) => desk.propose(code),
    Picture: PlacementPicture,
  },
  outcomes: {
    question: outcomeQuestion,
    label: outcomeLabel,
    isPictured: (outcome) => tileIn(outcome) !== undefined,
    Picture: OutcomePicture,
  },
  drawing: {
    show: showDrawing,
    listen(desk, listener) {
      desk.ondraw = listener;
    },
    cellName: (cell) => cell,
  },
  open: (table) => new CorrespondancesDesk(table),
  point: (desk, what) => desk.point(what),
  Board,
  Hand,
  companion: async () => (await import('./companion.ts')).correspondancesCompanion,
  panels: () => [
    { id: 'totals', title: () => correspondancesWords.words.panels.totals, Component: Totals },
    { id: 'tiles-left', title: () => correspondancesWords.words.panels.tiles, Component: TilesLeft },
  ],
};
