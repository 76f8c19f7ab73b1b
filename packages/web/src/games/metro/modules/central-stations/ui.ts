/** Central stations in the browser. */
import { nth } from '@guimard/engine/kit';
import {
  type CentralStationsEvent,
  COLOURS,
  centralStationsStanding,
  PERCENTAGES,
  percentOf,
  STATIONS,
} from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { asColour, list } from '../../words/naming.ts';
import { colourCalled } from '../parts/module-view.ts';
import { ownerOf } from '../parts/naming.ts';
import Emblem from './face/Emblem.svelte';
import Panel from './Panel.svelte';
import { centralStationsShown } from './shown.ts';

/** M2: of each company. */
const PERCENTS = Array.from({ length: PERCENTAGES }, (_, percentage) => percentOf(percentage));

export const centralStationsUi: ModuleUi<CentralStationsEvent> = {
  ...centralStationsShown,
  face: { Emblem },
  firstRule: 'M9',
  // M10: the token of any company, if its share is shown.
  instead(words, known) {
    const { platforms, toPlace } = centralStationsStanding(known);
    const free = platforms.filter(({ isFree }) => isFree).map(({ platform: number }) => number);
    return toPlace.flatMap((company) =>
      PERCENTS.flatMap((percent) =>
        free.map((number) => {
          const colour = nth(COLOURS, company);
          const share = words.share({ percent, colour });
          const platform = words.platform({ number });
          return {
            word: `token-${colour}-${percent}-p${number}`,
            label: words.modules['central-stations'].choices.tokenFor({ colour, platform, share }),
          };
        }),
      ),
    );
  },
  decisions: [
    {
      pattern: /^token-([a-z]+)(?:-(\d+))?-p(\d)$/,
      isOptional: true,
      prompt: ({ modules }) => modules['central-stations'].prompts.token,
      label(words, _, [name = '', percent, number]) {
        const colour = asColour(name);
        const platform = words.platform({ number: Number(number) });
        if (percent === undefined)
          return words.modules['central-stations'].choices.token({ colour, platform });
        const share = words.share({ percent: Number(percent), colour });
        return words.modules['central-stations'].choices.tokenFor({ colour, platform, share });
      },
      onBoard: (_, [name, percent, number]) => ({
        place: { type: 'departure', departure: STATIONS + Number(number) - 1 },
        sign: {
          piece: 'token',
          colour: colourCalled(name),
          ...(percent === undefined ? {} : { print: `${percent}%` }),
        },
      }),
    },
  ],
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const words = speech.modules['central-stations'].panel;
      const { platforms, toPlace } = centralStationsStanding(view.known);
      const owners = toPlace.map((colour) => ownerOf(speech, view, names, colour).owner);
      const free = platforms.filter(({ isFree }) => isFree).map(({ platform }) => String(platform));
      return [
        ...platforms.flatMap(({ platform, token }) =>
          token === undefined ? [] : [words.tokenAt({ platform, colour: nth(COLOURS, token) })],
        ),
        owners.length === 0 ? words.allPlaced : words.toPlaceAre({ items: list(owners) }),
        free.length === 0 ? words.noneFree : words.freeAre({ items: list(free) }),
      ];
    },
    summary: ({ modules }, view) =>
      modules['central-stations'].panel.summary({
        count: centralStationsStanding(view.known).toPlace.length,
      }),
  },
};
