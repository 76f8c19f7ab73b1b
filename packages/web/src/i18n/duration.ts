/** Lengths of time in words. */
import { spoken } from './dictionary.svelte.ts';

const SECOND = 1000;
const UNITS = [
  ['day', 24 * 60 * 60 * SECOND],
  ['hour', 60 * 60 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/** In the largest unit that fits, in words: "3 minutes". */
export function durationText(ms: number): string {
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? ['second', SECOND];
  const format = new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.floor(ms / length)));
}
