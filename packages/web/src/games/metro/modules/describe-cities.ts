/** The six cities in sentences. */
import { cellName, colourName, list } from '../words/naming.ts';
import { berlinPicture, type Standing } from './berlin/picture.ts';
import type { Describe } from './describe.ts';
import { type LondonField, londonPicture } from './london/picture.ts';
import { newYorkPicture } from './new-york/picture.ts';
import { type ParisField, parisPicture } from './paris/picture.ts';
import { ownerName, type PanelSpeech } from './parts/naming.ts';
import { stPetersburgPicture } from './st-petersburg/picture.ts';
import { type StockholmChip, type StockholmField, stockholmPicture } from './stockholm/picture.ts';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The field as it is, for ear and text. */
export function parisFieldName({ metro, panels }: PanelSpeech, field: ParisField): string {
  const about = { number: field.number, colour: colourName(metro, field.colour) };
  if (field.isInRun) return panels.paris.fieldInRun(about);
  return field.hasTourist ? panels.paris.fieldTaken(about) : panels.paris.field(about);
}

export const describeParis: Describe = (speech, view, names) => {
  const words = speech.panels.paris;
  return parisPicture(view).rows.flatMap((row) => {
    // The sights are still being dealt.
    if (row.sights.length === 0) return [];
    const name = names[row.seat];
    const sights = row.sights.map(({ name: sight, fields }) =>
      words.sight({ sight, items: fields.map((field) => parisFieldName(speech, field)).join(', ') }),
    );
    return [words.sightsAre({ name, items: sights.join('; ') }), words.score({ ...row, name })];
  });
};

export function stockholmFieldName(
  { metro, panels }: PanelSpeech,
  { tourist, points }: StockholmField,
  isNext: boolean,
): string {
  const words = panels.stockholm;
  if (tourist !== undefined) return words.takenField({ colour: colourName(metro, tourist), points });
  return isNext ? words.nextField({ points }) : words.freeField({ points });
}

const chipNames = ({ metro, panels }: PanelSpeech, chips: readonly StockholmChip[]): string =>
  list(
    chips.map(({ colour, points }) => panels.coloured({ colour: colourName(metro, colour), count: points })),
  );

export const describeStockholm: Describe = (speech, view, names) => {
  const words = speech.panels.stockholm;
  const { sights, next, holders, isOpen } = stockholmPicture(view);
  const rows = sights.map(({ name, fields, chip }, place) => {
    const items = fields.map((field, i) => stockholmFieldName(speech, field, place * 4 + i === next));
    const sight =
      chip === undefined ? name : words.chipOn({ sight: name, colour: colourName(speech.metro, chip) });
    return words.sightIs({ sight, items: items.join('; ') });
  });
  const colours = holders.map(({ seat, chips, points }) => {
    const items = chipNames(speech, chips);
    return seat === view.viewer
      ? words.coloursAre({ items, points })
      : words.coloursOfAre({ name: names[seat], items, points });
  });
  return [isOpen ? words.openRule : words.secretRule, ...rows, ...colours];
};

export const describeLondon: Describe = ({ metro, panels }, view) => {
  const words = panels.london;
  const { sights, taxi, ahead, rides } = londonPicture(view);
  const colourOf = ({ colour }: { readonly colour: number }): string => colourName(metro, colour);
  const along = (fields: readonly LondonField[]): string => list(fields.map(colourOf));
  const paid = rides.filter(({ points }) => points > 0).toSorted((a, b) => a.points - b.points);
  const brings = paid.map((ride) => panels.coloured({ colour: colourOf(ride), count: ride.points }));
  const next = ahead.map((field) => words.aheadOne({ colour: colourOf(field), sight: field.sight }));
  return [
    taxi === undefined ? words.taxiAtStart : words.taxiAt({ ...taxi, colour: colourOf(taxi) }),
    ...(ahead.length === 0
      ? []
      : [words.ahead({ items: list(next) }), words.ridesAre({ items: list(brings) })]),
    ...sights.map(({ name, upper, lower }) =>
      words.sightIs({ sight: name, upper: along(upper), lower: along(lower.toReversed()) }),
    ),
  ];
};

export const describeNewYork: Describe = (speech, view, names) => {
  const { metro, panels } = speech;
  return newYorkPicture(view).boards.flatMap(({ owner: colour, cells, sum }) => {
    const owner = ownerName(speech, view, names, colour);
    const items = (counts: readonly number[]): string[] =>
      counts.map((count, i) => panels.coloured({ colour: colourName(metro, i), count }));
    const taken = items(cells.map((cell) => cell.taken)).filter((_, i) => cells[i].taken > 0);
    return [
      panels.newYork.boardOf({ owner, items: list(items(cells.map(({ value }) => value))) }),
      taken.length === 0
        ? panels.newYork.tookNone({ owner })
        : panels.newYork.takenBy({ owner, items: list(taken), points: sum }),
    ];
  });
};

export const describeStPetersburg: Describe = (speech, view, names) => {
  const words = speech.panels.stPetersburg;
  const { sights, piles, owners } = stPetersburgPicture(view);
  const free = sights.filter(({ tourist }) => tourist === undefined);
  const freeNames = free.map(({ name, cell }) => words.at({ sight: name, cell: cellName(cell) }));
  const available = piles.filter(({ sight }) => sight === undefined);
  const availableNames = available.map(({ colour, chips }) =>
    words.availableOne({
      colour: colourName(speech.metro, colour),
      values: chips.map(({ value }) => value).join(' '),
    }),
  );
  return [
    ...piles.flatMap(({ colour, left, sight }) =>
      sight === undefined
        ? []
        : [
            words.standsAt({
              colour: colourName(speech.metro, colour),
              sight: sight.name,
              cell: cellName(sight.cell),
              count: left,
            }),
          ],
    ),
    free.length === 0 ? words.noFreeSights : words.freeSightsAre({ items: freeNames.join('; ') }),
    ...(available.length === 0 ? [] : [words.availableAre({ items: list(availableNames) })]),
    ...owners.map(({ owner: colour, count, known }) => {
      const owner = ownerName(speech, view, names, colour);
      return known.length === 0
        ? words.tookChips({ owner, count })
        : words.tookValues({ owner, items: list(known.map(String)), points: sumOf(known) });
    }),
  ];
};

export function berlinStandingName({ panels }: PanelSpeech, { cards, place, points }: Standing): string {
  const words = panels.berlin;
  if (place === undefined) return words.holds({ count: cards });
  return place === 'most'
    ? words.holdsMost({ count: cards, points })
    : words.holdsSecond({ count: cards, points });
}

export const describeBerlin: Describe = (speech, view, names) => {
  const words = speech.panels.berlin;
  const { sights, owners, sums } = berlinPicture(view);
  const nameOf = (owner: number): string =>
    owner < owners ? ownerName(speech, view, names, owner) : words.imaginary;
  const rows = sights.map(({ name: sight, colour, high, low, standings }) => {
    const items = standings.flatMap((standing, owner) =>
      standing.cards === 0
        ? []
        : [words.ownerHas({ owner: nameOf(owner), held: berlinStandingName(speech, standing) })],
    );
    return words.sightIs({
      sight,
      colour: colourName(speech.metro, colour),
      high,
      low,
      items: items.join('; '),
    });
  });
  const totals = sums.map((points, owner) =>
    words.ownerHas({ owner: nameOf(owner), held: speech.panels.points({ points }) }),
  );
  return [...rows, words.sumsAre({ items: list(totals) })];
};
