/** What people would fill in at a physical table on which this game has ended. */

import { CENTRE_CELLS } from '../board.ts';
import { GROUP_CELLS } from '../cities/berlin/groups.ts';
import { CHIPS } from '../cities/st-petersburg/chips.ts';
import {
  berlin,
  centralStations,
  centralTracks,
  companies,
  handSlot,
  london,
  newYork,
  paris,
  stockholm,
  stPetersburg,
} from '../modules/index.ts';
import { plays, sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import type { FormValues } from '../tally/form.ts';
import { formOf } from '../tally/tally.ts';
import { STATIONS } from '../types.ts';

interface Told {
  /** By seat: points had during the game that are nobody's lines; where the markers stood before the end. */
  readonly fares: readonly number[];
  readonly spaces: readonly number[];
  /** N1: the tourists that stood at the stations, by colour. */
  readonly waiting: readonly number[];
}

const minusOne = (list: Iterable<number>): (number | null)[] =>
  Array.from(list, (value) => (value > 0 ? value - 1 : null));

export function factsOf(s: MetroState, { fares, spaces, waiting }: Told): FormValues {
  const { options } = s.rules;
  const form: Record<string, readonly (number | null)[]> = {};
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  if (options.exclusive) form['track.spaces'] = spaces;
  if (formOf(options).some(({ fields }) => fields.some(({ id }) => id === 'track.first')))
    form['track.first'] = [s.first];
  if (plays(s, companies)) {
    const { share } = sliceOf(s, companies);
    for (const p of [0, 1, 2, 3])
      form[`companies.shares-${(p + 1) * 10}`] = minusOne(seats.map((seat) => share[handSlot(s, p, seat)]));
  }
  if (plays(s, centralStations)) form['central-stations.tokens'] = minusOne(s.owner.subarray(STATIONS));
  if (plays(s, centralTracks)) {
    const [part] = formOf(options).filter(({ module }) => module === 'central-tracks');
    const [field] = part.fields;
    form['central-tracks.tiles'] = CENTRE_CELLS.map((cell) =>
      field.kind === 'pieces'
        ? field.pieces.findIndex((piece) => piece.is === 'tile' && piece.tile === s.tiles[cell] - 1)
        : null,
    );
  }
  if (plays(s, paris)) {
    const { occupied } = sliceOf(s, paris);
    const each = Math.floor(12 / s.seats) * 4;
    form['paris.rows'] = seats.flatMap((seat) =>
      Array.from({ length: each }, (_, i) => ((occupied[seat] >> i) & 1 ? 0 : null)),
    );
  }
  if (plays(s, stockholm)) {
    const { row, fields, chips } = sliceOf(s, stockholm);
    if (options.side === 'open') form['stockholm.points'] = fares;
    else {
      form['stockholm.sights'] = minusOne(row);
      form['stockholm.tourists'] = minusOne(fields);
      form['stockholm.chips'] = minusOne(chips);
    }
  }
  if (plays(s, london)) form['london.fares'] = fares;
  if (plays(s, newYork)) {
    form['new-york.boards'] = minusOne(sliceOf(s, newYork).board);
    form['new-york.tourists'] = waiting;
  }
  if (plays(s, stPetersburg)) form['st-petersburg.chips'] = takersByValue(s);
  if (plays(s, berlin)) {
    const { tourist, visitor, side } = sliceOf(s, berlin);
    form['berlin.tourists'] = minusOne(GROUP_CELLS.map((cell) => tourist[cell]));
    form['berlin.visitors'] = minusOne(visitor);
    if (options.side === 'mixed') form['berlin.sides'] = Array.from(side);
  }
  return form;
}

/** The chips as the form lists them, by colour and in the order of T4, instead of as they lay in the piles. */
function takersByValue(s: MetroState): (number | null)[] {
  const { chip, taker } = sliceOf(s, stPetersburg);
  return CHIPS.flatMap((values, colour) => {
    const left = Array.from({ length: 4 }, (_, i) => colour * 4 + i);
    return values.map((value) => {
      const at = left.findIndex((i) => chip[i] === value + 1);
      const [index] = left.splice(at, 1);
      return taker[index] > 0 ? taker[index] - 1 : null;
    });
  });
}
