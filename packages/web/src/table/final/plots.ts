/** What there is to plot of a finished game. */
import type { Log } from '@guimard/engine/kit';
import type { TableHistory, TableSetup } from '../table-model.ts';
import { valuesOverTime } from './values.ts';

type Series = readonly (readonly number[])[];

export interface Plots {
  /** Undefined where all points came at the end: until then the plot would be flat. */
  readonly points?: Series;
  /** Undefined where it is the same as the points, or not known. */
  readonly value?: Series;
}

export function plotsOf(
  table: Pick<TableSetup & TableHistory, 'game' | 'scores' | 'scoresOverTime'>,
  log: Log | undefined,
): Plots {
  const points = table.scoresOverTime();
  const value = log === undefined ? undefined : valuesOverTime(table.game, log);
  // A resignation ends the game before final scoring.
  const isScored = value?.every((row, seat) => row.at(-1) === table.scores[seat]) === true;
  if (value === undefined || !isScored || isSame(points, value)) return { points };
  const isFlat = points.every((row) => row.slice(0, -1).every((n) => n === 0));
  return isFlat ? { value } : { points, value };
}

const isSame = (a: Series, b: Series): boolean =>
  a.every((row, seat) => row.every((n, i) => n === b[seat]?.[i]));
