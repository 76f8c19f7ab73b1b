/** Paris: everybody's sights and the tourists on them (P1–P4). */
import type { Code, Seat, View } from '@guimard/engine/kit';
import { type Cell, type Colour, type MetroState, PRINTED, parseCell, seenOf } from '@guimard/engine/metro';
import { choicesLike, colourCalled, type ModuleChoice } from '../parts/module-view.ts';
import { unpackTourists } from '../parts/tourists.ts';

export interface ParisField {
  /** As words count them: from 1, along the whole row. */
  readonly number: number;
  readonly colour: Colour;
  readonly hasTourist: boolean;
  /** It is part of the longest run; of several that are equally long, of the first. */
  readonly isInRun: boolean;
}

interface ParisSight {
  readonly name: string;
  readonly fields: readonly ParisField[];
  readonly isFull: boolean;
}

export interface ParisRow {
  readonly seat: Seat;
  readonly sights: readonly ParisSight[];
  /** P3: tourists in the longest run, other tourists, sights that are full, and what they bring. */
  readonly run: number;
  readonly others: number;
  readonly full: number;
  readonly points: number;
}

export interface ParisPicture {
  readonly rows: readonly ParisRow[];
  /** P2: colours of the tourists lifted and not placed yet, each as often as it occurs. */
  readonly lifted: readonly Colour[];
}

export function parisPicture(view: View<MetroState>): ParisPicture {
  const { s, number, numbers } = seenOf(view, 'paris');
  const dealt = numbers('sights');
  const each = dealt.length / s.seats;
  const rows = numbers('occupied').map((occupied, seat) =>
    rowOf(seat, dealt.slice(seat * each, (seat + 1) * each), occupied),
  );
  return { rows, lifted: unpackTourists(number('lifted')) };
}

function rowOf(seat: Seat, dealt: readonly number[], occupied: number): ParisRow {
  const colours = dealt.flatMap((sight) => (sight === 0 ? [] : PRINTED.paris.sights[sight - 1].fields));
  const taken = colours.map((_, i) => ((occupied >> i) & 1) === 1);
  const [begin, run] = longestRun(taken);
  const fields = colours.map((colour, i) => ({
    number: i + 1,
    colour,
    hasTourist: taken[i],
    isInRun: i >= begin && i < begin + run,
  }));
  const sights = dealt
    .filter((sight) => sight > 0)
    .map((sight, place) => {
      const own = fields.slice(place * 4, place * 4 + 4);
      return {
        name: PRINTED.paris.sights[sight - 1].name,
        fields: own,
        isFull: own.every(({ hasTourist }) => hasTourist),
      };
    });
  const others = taken.filter((one) => one).length - run;
  const full = sights.filter(({ isFull }) => isFull).length;
  // P3: 2 points per tourist in the longest run, −1 per other, 3 per full sight.
  return { seat, sights, run, others, full, points: 2 * run - others + 3 * full };
}

function longestRun(taken: readonly boolean[]): readonly [begin: number, length: number] {
  let best: readonly [number, number] = [0, 0];
  let begin = 0;
  taken.forEach((isTaken, i) => {
    if (!isTaken) begin = i + 1;
    else if (i + 1 - begin > best[1]) best = [begin, i + 1 - begin];
  });
  return best;
}

/** P2: where the tourists lifted may go. */
export interface ParisChoices {
  /** By number of the field in the viewer's row; each field has one colour only. */
  readonly fields: ReadonlyMap<number, Code>;
  readonly beside: readonly { readonly code: Code; readonly colour: Colour; readonly cell: Cell }[];
}

export function parisChoicesIn(legal: readonly ModuleChoice[]): ParisChoices {
  const fields = choicesLike(legal, /^[a-z]+-field-(\d+)$/);
  const beside = choicesLike(legal, /^([a-z]+)-beside-([0-7]{2})$/);
  return {
    fields: new Map(fields.map(({ code, parts }) => [Number(parts[0]), code])),
    beside: beside.flatMap(({ code, parts: [name, word = ''] }) => {
      const cell = parseCell(word);
      return cell === undefined ? [] : [{ code, colour: colourCalled(name), cell }];
    }),
  };
}
