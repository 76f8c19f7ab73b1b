/**
 * Updates for clients that join in the middle of a game. Many may join at once: the game is replayed once per viewer, and
 * all that have seen the same number of moves get the same update.
 */
import type { Seat } from '@guimard/engine/kit';
import type { Update } from '@guimard/protocol';
import { infoOf, type Projection } from '../domain/projection.ts';
import { type ClientProgress, movesStillHeld, type RoomState } from '../domain/state.ts';

export class Replays {
  readonly #projection: Projection;
  /**
   * From the earliest move that a viewer has asked for. There is at most one per viewer, whatever clients claim to have
   * seen, and they are dropped with the next change.
   */
  readonly #replayed = new Map<Seat, Update>();

  constructor(projection: Projection) {
    this.#projection = projection;
  }

  /** Call it whenever the table changes. */
  clear(): void {
    this.#replayed.clear();
  }

  updateFor(room: RoomState, viewer: Seat, progress: ClientProgress, now: number): Update {
    const from = movesStillHeld(room, progress);
    let replayed = this.#replayed.get(viewer);
    if (replayed === undefined || replayed.from > from) {
      replayed = this.#projection.updateFor(room, viewer, from, now);
      this.#replayed.set(viewer, replayed);
    }
    const moves = replayed.from === from ? replayed.moves : replayed.moves.slice(from - replayed.from);
    return { table: infoOf(room), from, moves, now };
  }
}
