/**
 * Whose seat the opener has freed, and who sits where: whoever was turned out stays out for a while, also under other keys
 * from the same network. Networks are in memory only, and known only to the nodes that players connect to.
 */
import type { Seat } from '@guimard/engine/kit';
import type { Entry } from '../domain/entry.ts';
import { widestNetworkOf } from '../limits/subscriber.ts';

/** In milliseconds. */
export const TURNED_OUT_FOR = 5 * 60_000;

export class TurnedOut {
  readonly #now: () => number;
  readonly #networks = new Map<Seat, string>();
  readonly #until = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** That seat's player was seen there. */
  seen(seat: Seat, address: string | undefined): void {
    if (seat >= 0 && address !== undefined) this.#networks.set(seat, widestNetworkOf(address));
  }

  /** Call it with everything that happens at the table. */
  note(entry: Entry): void {
    if (entry.type !== 'left') return;
    const network = this.#networks.get(entry.seat);
    this.#networks.delete(entry.seat);
    if (entry.by === undefined || network === undefined) return;
    // One household may share an address with the opener.
    if (network !== this.#networks.get(entry.by)) this.#until.set(network, this.#now() + TURNED_OUT_FOR);
  }

  has(address: string | undefined): boolean {
    const until = address === undefined ? undefined : this.#until.get(widestNetworkOf(address));
    return until !== undefined && this.#now() < until;
  }
}
