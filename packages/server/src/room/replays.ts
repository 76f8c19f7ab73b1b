/**
 * Updates for those who come in the middle of a game. Many may come at once: the game is replayed once for each viewer,
 * and all who have seen equally much get the same moves.
 */
import type { Seat } from '@guimard/engine/kit';
import type { Update } from '@guimard/protocol';
import { infoOf, type Projection } from '../domain/projection.ts';
import { type ClientProgress, movesStillHeld, type RoomState } from '../domain/state.ts';

export class Replays {
  readonly #projection: Projection;
  /**
   * From the earliest move that a viewer has asked for. There are as many as viewers, whatever anybody claims to have
   * seen, and they go with the next change.
   */
  readonly #replayed = new Map<Seat, Update>();

  constructor(projection: Projection) {
    this.#projection = projection;
  }

  /** To be called whenever the table changes. */
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
