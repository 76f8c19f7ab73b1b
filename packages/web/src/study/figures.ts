/** Figures of a review as they are shown. */
import { spokenRegion } from '../i18n/dictionary.svelte.ts';

const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(spokenRegion(), options).format(value);

/** Such as 4.2. */
export const pointsText = (points: number): string => formatted(points, { maximumFractionDigits: 1 });
/** Such as +4.2, or −0.3. */
export const pointsChange = (points: number): string =>
  formatted(points, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** Chances are shares of one; such as 62. */
export const percentOf = (chance: number): number => Math.round(chance * 100);
/** Such as +6 %. */
export const chanceChange = (chance: number): string =>
  formatted(chance, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
export const chanceText = (chance: number): string =>
  formatted(chance, { style: 'percent', maximumFractionDigits: 0 });
