/** Stockholm: the row of sights, the tourists on it, and the chips that the viewer may see (S1–S4). */
import type { Seat, View } from '@guimard/engine/kit';
import { type Colour, type MetroState, PRINTED, seenOf } from '@guimard/engine/metro';

export interface StockholmField {
  readonly points: number;
  readonly tourist: Colour | undefined;
}

interface StockholmSight {
  readonly name: string;
  readonly fields: readonly StockholmField[];
  /** S3: the colour whose tourists go here. */
  readonly chip: Colour | undefined;
}

/** What a chip's colour has brought so far (S2). */
interface StockholmChip {
  readonly colour: Colour;
  readonly points: number;
}

export interface StockholmPicture {
  readonly isOpen: boolean;
  readonly sights: readonly StockholmSight[];
  /** S2: the field of the row that the next tourist goes to, from 0; undefined with open chips or when all are taken. */
  readonly next: number | undefined;
  /** Chips dealt to each seat. */
  readonly each: number;
  /** S1: chips that the viewer sees: the own ones and, at the end, everybody's. */
  readonly holders: readonly {
    readonly seat: Seat;
    readonly chips: readonly StockholmChip[];
    readonly points: number;
  }[];
}

export function stockholmPicture(view: View<MetroState>): StockholmPicture {
  const { s, viewer, numbers } = seenOf(view, 'stockholm');
  const isOpen = s.rules.options.side === 'open';
  const fields = numbers('fields');
  const chipOn = numbers('chipOn');
  const sights = numbers('row').flatMap((sight, place) => {
    if (sight === 0) return [];
    const { name, points } = PRINTED.stockholm.sights[sight - 1];
    const ownFields = points.map((one, i) => ({ points: one, tourist: colourOf(fields[place * 4 + i]) }));
    return [{ name, fields: ownFields, chip: colourOf(chipOn[place]) }];
  });
  const next = fields.indexOf(0);
  const shown = numbers('shown');
  const each = shown.length / s.seats;
  const chipOf = (colour: Colour): StockholmChip => ({ colour, points: pointsOf(sights, colour) });
  const holders = Array.from({ length: s.seats }, (_, seat) => {
    const own = seat === viewer ? numbers('chips') : [];
    const dealt = Array.from({ length: each }, (__, i) => shown[seat * each + i] || (own[i] ?? 0));
    const chips = dealt.filter((chip) => chip > 0).map((chip) => chipOf(chip - 1));
    return { seat, chips, points: chips.reduce((sum, { points }) => sum + points, 0) };
  });
  return {
    isOpen,
    sights,
    next: isOpen || next < 0 ? undefined : next,
    each,
    holders: isOpen ? [] : holders.filter(({ chips }) => chips.length > 0),
  };
}

const colourOf = (chip: number): Colour | undefined => (chip === 0 ? undefined : chip - 1);

/** S2: the points under the tourists of a colour. */
function pointsOf(sights: readonly StockholmSight[], colour: Colour): number {
  const visited = sights.flatMap(({ fields }) => fields).filter(({ tourist }) => tourist === colour);
  return visited.reduce((sum, { points }) => sum + points, 0);
}
