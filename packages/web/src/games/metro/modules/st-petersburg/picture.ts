/** St Petersburg: the sights, the piles of chips, and the chips taken (T1–T4). */
import type { Code, View } from '@guimard/engine/kit';
import {
  bitsOf,
  type Cell,
  COLOURS,
  type Colour,
  type MetroState,
  PRINTED,
  seenOf,
} from '@guimard/engine/metro';
import { choicesLike, colourCalled, type ModuleChoice } from '../parts/module-view.ts';

interface Sight {
  readonly name: string;
  readonly cell: Cell;
  readonly tourist: Colour | undefined;
}

interface ChipPile {
  readonly colour: Colour;
  /** The four chips; those that the viewer knows to be taken are not `left`. */
  readonly chips: readonly { readonly value: number; readonly isLeft: boolean }[];
  /** How many lie in the pile. */
  readonly left: number;
  /** Where its tourist stands; undefined while it may still be chosen. */
  readonly sight: Sight | undefined;
}

export interface ChipOwner {
  readonly owner: Colour;
  /** How many it has taken, and those whose value the viewer knows. */
  readonly count: number;
  readonly known: readonly number[];
}

export interface StPetersburgPicture {
  readonly sights: readonly Sight[];
  /** By colour. */
  readonly piles: readonly ChipPile[];
  readonly owners: readonly ChipOwner[];
}

export function stPetersburgPicture(view: View<MetroState>): StPetersburgPicture {
  const { s, number, numbers } = seenOf(view, 'st-petersburg');
  const { sights: printed, chips: printedChips } = PRINTED['st-petersburg'];
  const tourists = numbers('tourist');
  const chosen = bitsOf(number('chosen'));
  const taker = numbers('taker');
  const own = numbers('seen');
  const values = numbers('revealed').map((chip, i) => (chip || (own[i] ?? 0)) - 1);
  const sights = printed.map(({ name, cell }, i) => ({
    name,
    cell,
    tourist: tourists[i] === 0 ? undefined : tourists[i] - 1,
  }));
  const piles = COLOURS.map((_, colour) => {
    const places = Array.from(printedChips[colour].keys(), (i) => colour * printedChips[colour].length + i);
    const known = places.map((place) => values[place]).filter((value) => value >= 0);
    return {
      colour,
      chips: markTaken(printedChips[colour], known),
      left: places.filter((place) => taker[place] === 0).length,
      sight: chosen.includes(colour) ? sights.find(({ tourist }) => tourist === colour) : undefined,
    };
  });
  const owners = Array.from(s.points.keys(), (owner) => {
    const taken = Array.from(taker.keys()).filter((chip) => taker[chip] === owner + 1);
    const known = taken.map((chip) => values[chip]).filter((value) => value >= 0);
    return { owner, count: taken.length, known };
  });
  return { sights, piles, owners };
}

/** Each value that is known to be taken takes one chip of that value away. */
function markTaken(chips: readonly number[], taken: readonly number[]): ChipPile['chips'] {
  const away = [...taken];
  return chips.map((value) => {
    const at = away.indexOf(value);
    if (at >= 0) away.splice(at, 1);
    return { value, isLeft: at < 0 };
  });
}

/** T2: by colour, the codes for standing its tourist at the sight. */
export function standsIn(legal: readonly ModuleChoice[]): ReadonlyMap<Colour, Code> {
  const choices = choicesLike(legal, /^stand-([a-z]+)$/);
  return new Map(choices.map(({ code, parts }) => [colourCalled(parts[0]), code]));
}
