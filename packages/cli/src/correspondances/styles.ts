/** Lines and seats on a terminal: a line always has its colour and its number. */
import { type CorrespondancesState, type Line, lineName } from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import type { Paint } from '../paint.ts';

/** Of the 256 terminal colours: red, blue, yellow, green (D2). */
const STYLES = [196, 39, 226, 40].map((number) => `38;5;${number}`);

export const lineStyle = (line: Line): string => nth(STYLES, line - 1);
export const paintLine = (line: Line, paint: Paint): string => paint(lineStyle(line), lineName(line));

/** Seats have no colour of their own, since lines are secret (T10). */
export const seatNames = ({ seats }: CorrespondancesState): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
