/** Boards from text (B7), tile by tile: what score, check and legal share. */
import { copy, type Emit, fail, ok, type Refusal, type Result } from '@guimard/engine/kit';
import {
  type BoardRefusal,
  isCentre,
  judgePlacement,
  type MetroEvent,
  type MetroOptions,
  type MetroState,
  metro,
  type Placement,
  parsePlacement,
  putTile,
} from '@guimard/engine/metro';

/** Why a placement cannot follow the ones before it, if so. */
type Judge = (s: MetroState, placement: Placement) => Refusal | undefined;

/** Letters of a placement: four for the tile, two for the cell. */
const LENGTH = 6;

/** Reads boards one after the other into the same state. */
export function boardReader(
  options: MetroOptions,
  judge: Judge,
): (text: string, emit?: Emit<MetroEvent>) => Result<MetroState, BoardRefusal> {
  const empty = metro.create(options);
  const s = metro.create(options);
  return (text, emit) => {
    copy(empty, s);
    for (let at = 0; at * LENGTH < text.length; at++) {
      const placement = parsePlacement(text.slice(at * LENGTH, (at + 1) * LENGTH));
      if (!placement.ok) return fail({ at, ...placement.error });
      const refusal = judge(s, placement.value);
      if (refusal !== undefined) return fail({ at, ...refusal });
      putTile(s, placement.value.tile, placement.value.cell, emit);
    }
    return ok(s);
  };
}

/** What the table itself forbids: a tile on the central station, or on another tile. */
export const canLie: Judge = (s, { tile, cell }) =>
  isCentre(cell) || s.tiles[cell] !== 0 ? judgePlacement(s, tile, cell) : undefined;

export const BOARDS_HELP =
  'Boards are read from standard input, one a line: placements such as cbaa72\n' +
  '(the tile cbaa in row 7, column 2), in the order they were placed. Each line is\n' +
  'answered by one JSON object.';
