/** Ratings as they are shown. */
import { spokenRegion } from '../../i18n/dictionary.svelte.ts';

/** Such as 1234: ratings are not grouped. */
export const whole = (value: number): string =>
  new Intl.NumberFormat(spokenRegion(), { maximumFractionDigits: 0, useGrouping: false }).format(value);
/** Such as +12, or −8. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(spokenRegion(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
    value,
  );
