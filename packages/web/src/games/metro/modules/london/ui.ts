/** London in the browser. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type ColourName, type LondonEvent, type LondonField } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import { londonFace } from './face/face.ts';
import Panel from './Panel.svelte';
import { londonPicture } from './picture.ts';
import { londonShown } from './shown.ts';

export const londonUi: ModuleUi<LondonEvent> = {
  ...londonShown,
  face: londonFace,
  firstRule: 'L1',
  panel: {
    Component: Panel,
    describe(speech, view) {
      const { modules, panels } = speech;
      const { panel: words, sights: names } = modules.london;
      const { sights, taxi, ahead, rides } = londonPicture(view);
      const colourOf = ({ colour }: { readonly colour: number }): ColourName => nth(COLOURS, colour);
      const along = (fields: readonly LondonField[]): string =>
        list(fields.map(({ colour }) => colourName(speech, colour)));
      const paid = rides.filter(({ points }) => points > 0).toSorted((a, b) => a.points - b.points);
      const brings = paid.map((ride) => panels.coloured({ colour: colourOf(ride), count: ride.points }));
      const next = ahead.map((field) =>
        words.aheadOne({ colour: colourOf(field), sight: names[field.sight] }),
      );
      return [
        taxi === undefined
          ? words.taxiAtStart
          : words.taxiAt({ ...taxi, colour: colourOf(taxi), sight: names[taxi.sight] }),
        ...(ahead.length === 0
          ? []
          : [words.ahead({ items: list(next) }), words.ridesAre({ items: list(brings) })]),
        ...sights.map(({ sight, upper, lower }) =>
          words.sightIs({ sight: names[sight], upper: along(upper), lower: along(lower.toReversed()) }),
        ),
      ];
    },
    summary({ modules }, view) {
      const { panel: words, sights } = modules.london;
      const { taxi } = londonPicture(view);
      return taxi === undefined
        ? words.summaryStart
        : words.summary({ number: taxi.number, sight: sights[taxi.sight] });
    },
  },
};
