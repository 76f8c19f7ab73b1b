/** Addresses to give away. What stands behind the # is never sent to a server. */
import { makeHash } from '../route.svelte.ts';
import { reach } from './reach.svelte.ts';

const whole = (origin: string, hash: string): string => origin + location.pathname + hash;
/** Where others find the server: here it may be called localhost. */
const outside = (): string => reach.origin ?? location.origin;

/** For this browser, which has the seats of this very address. */
export const linkTo = (code: string): string => whole(location.origin, makeHash({ page: 'online', code }));
export const linkForOthers = (code: string): string => whole(outside(), makeHash({ page: 'online', code }));
export const linkToMoment = (code: string, at: number): string =>
  whole(outside(), makeHash({ page: 'online', code, at }));
/** With the secret of the seat: for one's own other device alone. */
export const linkToSeat = (code: string, secret: string): string =>
  whole(outside(), makeHash({ page: 'seat', code, secret }));
