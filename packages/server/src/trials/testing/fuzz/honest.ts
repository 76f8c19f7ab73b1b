/** Two players who behave while others do not. They must not notice anything. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Store } from '../../../store/store.ts';
import { ME, OPEN, sitDown, type TableRequest } from '../seats.ts';
import { expectInOrder } from '../stored.ts';
import { StubbornPlayer } from '../stubborn-player.ts';
import type { Condition } from './law.ts';

const NEW_TABLE: TableRequest = { game: 'metro', options: { with: ['companies'] }, seats: [ME, OPEN] };
/** Slower than any limit, in milliseconds, and not for too long, in moves. */
const TEMPER = { thinks: () => setTimeout(150), resignsAfter: 40 };

export class HonestPlayers {
  readonly #url: string;
  readonly #games: StubbornPlayer[][] = [];
  #playing: Promise<void> = Promise.resolve();
  #isLast: boolean;

  /** One game, or one after the other. */
  constructor(url: string, condition: Condition) {
    this.#url = url;
    // Under attack a limited server opens no tables, and a failing one only now and then.
    this.#isLast = condition !== 'free';
  }

  /** Resolves when they sit at their first table. */
  async start(): Promise<void> {
    const first = await this.#open();
    this.#playing = this.#playOn(first);
    // Awaited at the end.
    this.#playing.catch(() => {});
  }

  /** Stops after the current game. */
  async stop(): Promise<void> {
    this.#isLast = true;
    await this.#playing;
  }

  get games(): number {
    return this.#games.length;
  }

  /** Nothing they did was refused; unless the store failed, after which they retried. */
  expectUnharmed(condition: Condition): void {
    for (const { connections, refused } of this.#games.flat()) {
      const isFailing = condition === 'failing';
      const unduly = refused.filter(({ rule }) => !isFailing || rule !== 'store');
      assert.deepEqual(unduly, [], 'a well-behaved player was refused');
      if (!isFailing) assert.equal(connections, 1, 'a well-behaved player lost the connection');
    }
  }

  async expectInOrder(store: Store): Promise<void> {
    for (const players of this.#games) await expectInOrder(store, players);
  }

  async #open(): Promise<StubbornPlayer[]> {
    const places = await sitDown(this.#url, NEW_TABLE);
    const seed = `honest ${this.#games.length}`;
    const players = places.map((place) => new StubbornPlayer(place, () => this.#url, { seed, ...TEMPER }));
    this.#games.push(players);
    return players;
  }

  async #playOn(first: StubbornPlayer[]): Promise<void> {
    for (let players = first; ; players = await this.#open()) {
      await Promise.all(players.map((player) => player.play()));
      if (this.#isLast) return;
    }
  }
}
