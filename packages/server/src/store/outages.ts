/** When a server opens the database, it finds out for how long none has run. */
import { outageOf, type Statements } from './statements.ts';
import type { Outage } from './store.ts';

/**
 * A running server beats more often than this, in milliseconds. After a shorter silence another may still be there, or
 * the same was back so soon that nobody lost anything.
 */
export const SILENCE = 5_000;

/** Inside a transaction. Answers all outages, the one that ends now among them. */
export function noteOpening(statements: Statements, now: number): readonly Outage[] {
  const heard = statements.lastSign.get()?.['at'];
  if (typeof heard === 'number' && now - heard > SILENCE) statements.addOutage.run(heard, now);
  // From here on, so that the next outage cannot begin before this one ended.
  statements.setBeat.run(now);
  return statements.outages.all().map(outageOf);
}
