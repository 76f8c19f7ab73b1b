/**
 * Turns with so little time that the player would lose by it if an outage of the service were charged: players wait for the
 * outage, and move after it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@guimard/protocol';
import { LONGEST_GAP } from '../../../domain/clock.ts';
import type { Store } from '../../../store/store.ts';
import type { StubbornPlayer } from '../stubborn-player.ts';

/** The least that a table can have. */
const SECONDS = 10;
export const TIGHT_CLOCK = { kind: 'move', seconds: SECONDS } satisfies Clock;
/** How long players think otherwise, in milliseconds. */
const THINK = 1_000;
/** Part of the time before the outage, in milliseconds: not all of it, because clients come back only after the outage. */
const BEFORE = 3_000;
/** The outage, in milliseconds. With the time before, it is more than a player has. */
export const LONG_OUTAGE = 8_000;
/** Between an entry and its arrival at the client, on a machine that is busy, in milliseconds. */
const ON_ITS_WAY = 1_000;

interface Turn {
  readonly player: StubbornPlayer;
  readonly version: number;
  /** As performance.now() counts. */
  readonly began: number;
}

export class TightTurns {
  readonly #turns: Turn[] = [];
  #outage = 0;
  #held: Promise<void> | undefined;

  readonly think = async (player: StubbornPlayer): Promise<void> => {
    const turn = { player, version: player.table?.version ?? 0, began: performance.now() };
    await sleep(THINK);
    if (this.#held === undefined || player.table?.phase !== 'running') return;
    this.#turns.push(turn);
    await this.#held;
  };

  /** Nobody moves from shortly before the outage to its end; `outage` returns how long it was, in milliseconds. */
  async waitFor(outage: () => Promise<number>): Promise<void> {
    let release = () => {};
    this.#held = new Promise((resolve) => {
      release = resolve;
    });
    await sleep(BEFORE);
    this.#outage = await outage();
    this.#held = undefined;
    release();
  }

  /** A sentence for everything that is wrong: of each turn, no more of the outage may have been charged than a gap. */
  async wrongCharges(store: Store): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const { player, version, began } of this.#turns) {
      const moved = player.acknowledged.find((done) => done.version > version);
      const stored = (await store.load(player.id)) ?? [];
      const next = stored.slice(version).find(({ entry }) => entry.type !== 'reseeded');
      if (next?.entry.type === 'flagged') wrong.push(`${player.id}: time was up`);
      if (moved === undefined) continue;
      const charged = (stored[moved.version - 1]?.time ?? 0) - (stored[version - 1]?.time ?? 0);
      const most = moved.at - began - this.#outage + LONGEST_GAP + ON_ITS_WAY;
      if (charged > most) wrong.push(`${player.id}: ${charged} ms were charged for a turn of ${most} ms`);
    }
    if (this.#turns.length === 0) wrong.push('no turn was long enough to be lost by the outage');
    return wrong;
  }
}
