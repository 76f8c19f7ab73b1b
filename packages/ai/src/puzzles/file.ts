/** Puzzles in a file: short, as many of them are sent to browsers. */
import { type Log, makeText, parseText, type Result } from '@guimard/engine/kit';
import type { Loss } from '../review/grades.ts';
import type { Puzzle, PuzzleMove } from './puzzle.ts';

/** Of the format of files. */
export const PUZZLES_VERSION = 1;

/** The move, points and chances by seat, and the loss in points and in chance. */
export type PackedMove = readonly [
  move: string,
  points: readonly number[],
  wins: readonly number[],
  lostPoints: number,
  lostWin: number,
];

/** What is shortened; everything else is as it is. */
export type UnpackedParts = Pick<Puzzle, 'log' | 'moves' | 'margin'>;
/** What it is shortened to. */
export interface PackedParts {
  /** One line (kit/log.ts). */
  readonly log: string;
  /** As tuples. */
  readonly moves: readonly PackedMove[];
  /** As a tuple. */
  readonly margin: readonly [points: number, win: number];
}
/** A puzzle as it is stored. */
export type Packed<T extends UnpackedParts> = Omit<T, keyof UnpackedParts> & PackedParts;

/** A file of puzzles. */
export interface PuzzleFile {
  /** Of the format. */
  readonly version: typeof PUZZLES_VERSION;
  /** In no particular order. */
  readonly puzzles: readonly Packed<Puzzle>[];
}

/** Points with one decimal, chances with three. */
const point = (value: number): number => Number(value.toFixed(1));
const chance = (value: number): number => Number(value.toFixed(3));

/** A margin is a lower bound: it is rounded down. */
const packMargin = ({ points, win }: Loss): PackedParts['margin'] => [
  Math.floor(points * 10) / 10,
  Math.floor(win * 1000) / 1000,
];

const packMove = ({ move, points, wins, loss }: PuzzleMove): PackedMove => [
  move,
  points.map(point),
  wins.map(chance),
  point(loss.points),
  chance(loss.win),
];

/** Shortens a puzzle; points and chances are rounded. */
export function pack<T extends UnpackedParts>({ log, moves, margin, ...rest }: T): Packed<T> {
  return { ...rest, log: makeText(log), moves: moves.map(packMove), margin: packMargin(margin) };
}

/** A file of these puzzles. */
export const writePuzzles = (puzzles: readonly Puzzle[]): PuzzleFile => ({
  version: PUZZLES_VERSION,
  puzzles: puzzles.map(pack),
});

/** The reverse of `pack`; throws on what it did not write. */
export function unpack<T>({
  log,
  moves,
  margin: [points, win],
  ...rest
}: T & PackedParts): Omit<T & PackedParts, keyof PackedParts> & UnpackedParts {
  return {
    ...rest,
    log: logOf(log),
    moves: moves.map(([move, points, wins, lostPoints, lostWin]) => ({
      move,
      points,
      wins,
      loss: { points: lostPoints, win: lostWin },
    })),
    margin: { points, win },
  };
}

/** Our own files hold games. */
function logOf(text: string): Log {
  const log: Result<Log> = parseText(text);
  if (!log.ok) throw new Error(`a puzzle is no game: ${log.error.code}`);
  return log.value;
}

/** The puzzles of a file. Files come with the program, so they are of its version and sound: it throws on others. */
export const readPuzzles = ({ puzzles }: PuzzleFile): Puzzle[] => puzzles.map((puzzle) => unpack(puzzle));
