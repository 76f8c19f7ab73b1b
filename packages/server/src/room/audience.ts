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
  /** With what is to be done when they go. */
  readonly #listeners = new Map<Listener, () => void>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Answers how to go. */
  add(listener: Listener, onGone: () => void): () => void {
    this.#listeners.set(listener, onGone);
    this.tellPresence();
    return () => {
      if (this.#remove(listener)) this.tellPresence();
    };
  }

  get spectators(): number {
    return [...this.#listeners.keys()].filter(({ viewer }) => viewer === SPECTATOR).length;
  }

  /** Tells each what they may know of the moves from some number on; all who see the same are told the same. */
  tell(room: RoomState, from: number, now: number): void {
    const newest = room.takeMoments();
    const table = infoOf(room);
    const updates = new Map<Seat, Update>();
    for (const listener of this.#listeners.keys()) {
      const { viewer } = listener;
      const update = updates.get(viewer) ?? updateFor(room, viewer, from, newest, now, table);
      updates.set(viewer, update);
      listener.update(update);
    }
  }

  /** Those who hear for a seat hear no more once it is somebody else's. */
  dismiss(isMeant: (viewer: Seat) => boolean): void {
    for (const listener of this.#listeners.keys()) {
      if (!isMeant(listener.viewer)) continue;
      this.#remove(listener);
      listener.ended();
    }
  }

  #remove(listener: Listener): boolean {
    const onGone = this.#listeners.get(listener);
    onGone?.();
    return this.#listeners.delete(listener);
  }

  tellPresence(): void {
    for (const listener of this.#listeners.keys()) listener.presence();
  }
}
