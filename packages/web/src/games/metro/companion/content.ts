/** What has been entered of a physical table, as the browser keeps it: the board as text (B7), and the form. */
import type { Result } from '@guimard/engine/kit';
import {
  type BoardRefusal,
  type FormValues,
  isCentre,
  makePlacement,
  type Placement,
  parseBoard,
} from '@guimard/engine/metro';
import { integer, list, object, or, type Schema, string } from '../../../schema.ts';

export interface TallyContent {
  readonly placements: readonly Placement[];
  readonly form: FormValues;
}

const MOST = 999;
const value: Schema<number | null> = (given) => (given === null ? null : integer(0, MOST)(given));
const form: Schema<FormValues> = (given) =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(Object.entries(given).map(([id, all]) => [id, or(list(value), [])(all)]))
    : undefined;
const kept = object({ board: string, form });

/** What cannot be read is left out. */
export function readContent(content: unknown): TallyContent {
  const read = kept(content);
  const board = parseBoard(read?.board ?? '');
  return { placements: board.ok ? onePerCell(board.value) : [], form: read?.form ?? {} };
}

export const keepContent = ({ placements, form: values }: TallyContent): unknown => ({
  board: makeText(placements),
  form: values,
});

export const makeText = (placements: readonly Placement[]): string => placements.map(makePlacement).join('');

/** A cell has one tile: the last one named. The central station has none (B1). */
function onePerCell(placements: readonly Placement[]): readonly Placement[] {
  const byCell = new Map<number, Placement>();
  for (const placement of placements) {
    if (isCentre(placement.cell)) continue;
    byCell.delete(placement.cell);
    byCell.set(placement.cell, placement);
  }
  return [...byCell.values()];
}

/** A board as people paste it: spaces, commas and line breaks between the placements do not matter. */
export function readBoard(text: string): Result<readonly Placement[], BoardRefusal> {
  const board = parseBoard(text.toLowerCase().replaceAll(/[\s,;]+/g, ''));
  return board.ok ? { ok: true, value: onePerCell(board.value) } : board;
}
