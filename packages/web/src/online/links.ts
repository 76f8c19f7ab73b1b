/** Addresses to give away. */
import { makePath } from '../route.svelte.ts';
import { reach } from './reach.svelte.ts';

/** Where others find the server: here it may be called localhost. */
export const outside = (): string => reach.origin ?? location.origin;

/** For this browser, which has the seats of this very address. */
export const linkTo = (code: string): string => location.origin + makePath({ page: 'online', code });
export const linkForOthers = (code: string): string => outside() + makePath({ page: 'online', code });
export const linkToMoment = (code: string, at: number): string =>
  outside() + makePath({ page: 'online', code, at });
/** With the secret of the seat: for one's own other device alone. */
export const linkToSeat = (code: string, secret: string): string =>
  outside() + makePath({ page: 'seat', code, secret });
