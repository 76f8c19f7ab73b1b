/** What each subscriber has at the moment, such as sockets, and the networks around it. */
import { networksOf } from './subscriber.ts';
import { Tally } from './tally.ts';

export class NetworkTally {
  readonly #tally = new Tally();
  readonly #most: number;

  /** A subscriber may have this many. */
  constructor(most: number) {
    this.#most = most;
  }

  hasRoomFor(address: string): boolean {
    return networksOf(address).every(({ name, share }) => this.#tally.countOf(name) < this.#most * share);
  }

  add(address: string): void {
    for (const { name } of networksOf(address)) this.#tally.add(name);
  }

  remove(address: string): void {
    for (const { name } of networksOf(address)) this.#tally.remove(name);
  }
}
