/** Addresses to give away. What stands behind the # is never sent to a server. */
import { makeHash } from '../route.svelte.ts';

const whole = (hash: string): string => location.origin + location.pathname + hash;

export const linkTo = (code: string): string => whole(makeHash({ page: 'online', code }));
export const linkToMoment = (code: string, at: number): string =>
  whole(makeHash({ page: 'online', code, at }));
/** With the secret of the seat: for one's own other device alone. */
export const linkToSeat = (code: string, secret: string): string =>
  whole(makeHash({ page: 'online', code, secret }));
