/** One short line for each module, for where there is no room for its panel. */
import type { View } from '@guimard/engine/kit';
import type { MetroState } from '@guimard/engine/metro';
import { colourName, list } from '../words/naming.ts';
import { berlinPicture } from './berlin/picture.ts';
import { centralStationsPicture } from './central-stations/picture.ts';
import { companiesPicture } from './companies/picture.ts';
import { londonPicture } from './london/picture.ts';
import { newYorkPicture } from './new-york/picture.ts';
import { parisPicture } from './paris/picture.ts';
import type { PanelSpeech } from './parts/naming.ts';
import { soloPicture } from './solo/picture.ts';
import { stPetersburgPicture } from './st-petersburg/picture.ts';
import { stockholmPicture } from './stockholm/picture.ts';

type Summary = (speech: PanelSpeech, view: View<MetroState>, names: readonly string[]) => string;

/** The owner of lines that the viewer is; undefined for spectators and with companies. */
const ownOwner = ({ viewer, known }: View<MetroState>): number | undefined =>
  viewer >= 0 && known.rules.seatsOwnColours ? viewer : undefined;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const SUMMARIES: Readonly<Record<string, Summary>> = {
  companies({ metro, panels }, view) {
    const { holders, companies } = companiesPicture(view);
    const worth = holders[view.viewer]?.worth;
    if (worth !== undefined) {
      const { shares, least, most } = worth;
      return panels.companies.summary({ least: shares + least, most: shares + most });
    }
    const { colour, profit } = companies[0];
    return panels.companies.summaryLeader({ colour: colourName(metro, colour), profit });
  },
  'central-stations': ({ panels }, view) =>
    panels.centralStations.summary({ count: centralStationsPicture(view).toPlace.length }),
  solo({ metro, panels }, view) {
    const { colour, result: points } = soloPicture(view);
    if (colour === undefined) return panels.solo.summaryResult({ points });
    return panels.solo.summary({ colour: colourName(metro, colour), points });
  },
  paris({ panels }, view, names) {
    const { rows } = parisPicture(view);
    const own = rows[view.viewer];
    if (own !== undefined) return panels.paris.summary(own);
    const best = rows.reduce((a, b) => (b.points > a.points ? b : a));
    return panels.paris.summaryOf({ name: names[best.seat], points: best.points });
  },
  stockholm({ metro, panels }, view) {
    const { sights, holders } = stockholmPicture(view);
    const own = holders.find(({ seat }) => seat === view.viewer);
    if (own !== undefined) {
      const items = list(own.chips.map(({ colour }) => colourName(metro, colour)));
      return panels.stockholm.summary({ items, points: own.points });
    }
    const fields = sights.flatMap((sight) => sight.fields);
    const visited = fields.filter(({ tourist }) => tourist !== undefined);
    return panels.stockholm.summaryVisits({ count: visited.length, all: fields.length });
  },
  london({ panels }, view) {
    const { taxi } = londonPicture(view);
    return taxi === undefined ? panels.london.summaryStart : panels.london.summary(taxi);
  },
  'new-york'({ panels }, view) {
    const { boards, waiting } = newYorkPicture(view);
    const own = boards.find(({ owner }) => owner === ownOwner(view));
    if (own !== undefined) return panels.newYork.summary({ points: own.sum });
    return panels.newYork.summaryWaiting({ count: sumOf(waiting) });
  },
  'st-petersburg'({ panels }, view) {
    const { sights, owners } = stPetersburgPicture(view);
    const own = owners.find(({ owner }) => owner === ownOwner(view));
    if (own !== undefined) return panels.stPetersburg.summary({ count: own.count, points: sumOf(own.known) });
    const free = sights.filter(({ tourist }) => tourist === undefined);
    return panels.stPetersburg.summarySights({ count: free.length });
  },
  berlin({ panels }, view) {
    const { sights, owners, sums } = berlinPicture(view);
    const own = ownOwner(view);
    const heldBy = (isCounted: (owner: number) => boolean): number =>
      sumOf(
        sights.flatMap(({ standings }) =>
          standings.filter((_, owner) => isCounted(owner)).map(({ cards }) => cards),
        ),
      );
    if (own !== undefined)
      return panels.berlin.summary({ count: heldBy((owner) => owner === own), points: sums[own] });
    return panels.berlin.summaryCollected({ count: heldBy((owner) => owner < owners) });
  },
};

/** Undefined for a module without a panel. */
export function moduleSummary(
  speech: PanelSpeech,
  view: View<MetroState>,
  names: readonly string[],
  module: string,
): string | undefined {
  return Object.hasOwn(SUMMARIES, module) ? SUMMARIES[module](speech, view, names) : undefined;
}
