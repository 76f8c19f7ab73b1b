/** How often a subscriber may do something in a window of time, and how often the networks around it. */
import type { Counted } from '../domain/windows.ts';
import { networksOf } from './subscriber.ts';

/**
 * Counts one more for the address, of which a subscriber may do `most`. Milliseconds until it may do more; undefined while it
 * may. What a subscriber is refused does not count against its neighbours.
 */
export async function waitAt(
  address: string,
  most: number,
  count: (network: string, most: number) => Counted | Promise<Counted>,
): Promise<number | undefined> {
  for (const { name, share } of networksOf(address)) {
    const counted = await count(name, most * share);
    if (counted.count > most * share) return counted.lastsFor;
  }
  return undefined;
}
