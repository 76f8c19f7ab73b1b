/** Those who are told what happens at a table. */
import { type Seat, SPECTATOR } from '@guimard/engine/kit';
import type { Update } from '@guimard/protocol';
import { infoOf, updateFor } from './exit.ts';
import type { RoomState } from './state.ts';

/** Somebody who is told what happens at a table. */
export interface Listener {
  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
  update(update: Update): void;
  presence(): void;
  /** The seat is somebody else's from now on, or the table is put away: nothing more is told. */
  ended(): void;
}

export class Audience {
  readonly #listeners = new Set<Listener>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Answers how to go. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#tellPresence();
    return () => {
      if (this.#listeners.delete(listener)) this.#tellPresence();
    };
  }

  isPresent(seat: Seat): boolean {
    return [...this.#listeners].some(({ viewer }) => viewer === seat);
  }

  presence(seats: number): { present: boolean[]; spectators: number } {
    const present = Array.from({ length: seats }, (_, seat) => this.isPresent(seat));
    return { present, spectators: [...this.#listeners].filter(({ viewer }) => viewer === SPECTATOR).length };
  }

  /** Tells each what they may know of the moves from some number on; all who see the same are told the same. */
  tell(room: RoomState, from: number, now: number): void {
    const newest = room.takeMoments();
    const table = infoOf(room);
    const updates = new Map<Seat, Update>();
    for (const listener of this.#listeners) {
      const { viewer } = listener;
      const update = updates.get(viewer) ?? updateFor(room, viewer, from, newest, now, table);
      updates.set(viewer, update);
      listener.update(update);
    }
  }

  /** Those who hear for a seat hear no more once it is somebody else's. */
  dismiss(isMeant: (viewer: Seat) => boolean): void {
    for (const listener of this.#listeners) {
      if (!isMeant(listener.viewer)) continue;
      this.#listeners.delete(listener);
      listener.ended();
    }
  }

  #tellPresence(): void {
    for (const listener of this.#listeners) listener.presence();
  }
}
