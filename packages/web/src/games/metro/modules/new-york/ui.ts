/** New York in the browser. */
import { COLOURS, newYork, type Station, sliceOf } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { list, stopName } from '../../words/naming.ts';
import { ownerOf, viewerAsOwner } from '../parts/naming.ts';
import { sumOf } from '../parts/sum.ts';
import { silent } from '../parts/told.ts';
import { touristsIn } from '../parts/tourists.ts';
import Panel from './Panel.svelte';
import { newYorkPicture } from './picture.ts';

export const newYorkUi: ModuleUi = {
  firstRule: 'N1',
  events: {
    waits: silent,
    board: ({ words, owner, ownerIs, number }) =>
      words.events.newYork.board({ owner, ownerIs, board: number('board') + 1 }),
    taken: ({ words, owner, ownerIs, colour, points, text, number }) =>
      words.events.newYork.taken({
        owner,
        ownerIs,
        colour,
        station: stopName(words, number('station') as Station),
        sight: text('sight'),
        points,
      }),
    valued: (t) => t.words.events.newYork.valued(t),
  },
  pointsAtEnd: ['valued'],
  touristsAtStations: (known) => touristsIn(sliceOf(known, newYork).tourist),
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const { panels } = speech;
      return newYorkPicture(view).boards.flatMap(({ owner: colour, cells, sum }) => {
        const owner = ownerOf(speech, view, names, colour);
        const items = (counts: readonly number[]): string[] =>
          counts.map((count, i) => panels.coloured({ colour: COLOURS[i], count }));
        const taken = items(cells.map((cell) => cell.taken)).filter((_, i) => cells[i].taken > 0);
        return [
          panels.newYork.boardOf({ ...owner, items: list(items(cells.map(({ value }) => value))) }),
          taken.length === 0
            ? panels.newYork.tookNone(owner)
            : panels.newYork.takenBy({ ...owner, items: list(taken), points: sum }),
        ];
      });
    },
    summary({ panels }, view) {
      const { boards, waiting } = newYorkPicture(view);
      const own = boards.find(({ owner }) => owner === viewerAsOwner(view));
      if (own !== undefined) return panels.newYork.summary({ points: own.sum });
      return panels.newYork.summaryWaiting({ count: sumOf(waiting) });
    },
  },
};
