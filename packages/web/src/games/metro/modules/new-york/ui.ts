/** New York in the browser. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type NewYorkEvent } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { list } from '../../words/naming.ts';
import { ownerOf, viewerAsOwner } from '../parts/naming.ts';
import { sumOf } from '../parts/sum.ts';
import { newYorkFace } from './face/face.ts';
import Panel from './Panel.svelte';
import { newYorkPicture } from './picture.ts';
import { newYorkShown } from './shown.ts';

export const newYorkUi: ModuleUi<NewYorkEvent> = {
  ...newYorkShown,
  face: newYorkFace,
  firstRule: 'N1',
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const { modules, panels } = speech;
      return newYorkPicture(view).boards.flatMap(({ owner: colour, cells, sum }) => {
        const owner = ownerOf(speech, view, names, colour);
        const items = (counts: readonly number[]): string[] =>
          counts.map((count, i) => panels.coloured({ colour: nth(COLOURS, i), count }));
        const taken = items(cells.map((cell) => cell.taken)).filter((_, i) => nth(cells, i).taken > 0);
        return [
          modules['new-york'].panel.boardOf({
            ...owner,
            items: list(items(cells.map(({ value }) => value))),
          }),
          taken.length === 0
            ? modules['new-york'].panel.tookNone(owner)
            : modules['new-york'].panel.takenBy({ ...owner, items: list(taken), points: sum }),
        ];
      });
    },
    summary({ modules }, view) {
      const { boards, waiting } = newYorkPicture(view);
      const own = boards.find(({ owner }) => owner === viewerAsOwner(view));
      if (own !== undefined) return modules['new-york'].panel.summary({ points: own.sum });
      return modules['new-york'].panel.summaryWaiting({ count: sumOf(waiting) });
    },
  },
};
