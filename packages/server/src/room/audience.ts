/** Those who are told what happens at a table. */
import { type Seat, SPECTATOR } from '@guimard/engine/kit';
import type { Presence, Update } from '@guimard/protocol';
import { infoOf, updateFor } from '../domain/projection.ts';
import type { RoomState } from '../domain/state.ts';
import type { UnplayableTable } from '../domain/unplayable.ts';
import type { Attendance } from './attendance.ts';

/** Why somebody is told no more: the seat is somebody else's; the table is put away, is gone, or cannot be read. */
export type Farewell = 'seatMoved' | 'restart' | UnplayableTable['kind'];

/** Somebody who is told what happens at a table. */
export interface Listener {
  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
  update(update: Update): void;
  presence(presence: Presence): void;
  /** Nothing more is told. */
  ended(why: Farewell): void;
}

/**
 * Milliseconds between two messages that only tell how many spectators there are. Each goes to everybody, so sending
 * one per arrival would cost the square of their number.
 */
const SPECTATORS_EVERY = 1000;

export class Audience {
  readonly #attendance: Attendance;
  readonly #presence: () => Presence;
  readonly #listeners = new Set<Listener>();
  #spectators = 0;
  #isPresenceDue = false;
  /** Runs while the number of spectators has to wait. */
  #waiting: NodeJS.Timeout | undefined;
  #isNumberDue = false;

  /** `presence` is asked for what everybody is to be told. */
  constructor(attendance: Attendance, presence: () => Presence) {
    this.#attendance = attendance;
    this.#presence = presence;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get spectators(): number {
    return this.#spectators;
  }

  /** Returns a function that removes the listener. */
  add(listener: Listener): () => void {
    const { viewer } = listener;
    this.#listeners.add(listener);
    if (viewer === SPECTATOR) this.#countSpectators(1);
    else this.noting(viewer, () => this.#attendance.connect(viewer));
    return () => this.#remove(listener);
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

  dismiss(isMeant: (viewer: Seat) => boolean, why: Farewell): void {
    for (const listener of this.#listeners) {
      if (!isMeant(listener.viewer)) continue;
      this.#remove(listener);
      listener.ended(why);
    }
  }

  /** Tells everybody if the change makes a player come or go. */
  noting(seat: Seat, change: () => void): void {
    const wasPresent = this.#attendance.isPresent(seat);
    change();
    if (this.#attendance.isPresent(seat) !== wasPresent) this.tellPresence();
  }

  /** All changes of one turn of the event loop go out in one message. */
  tellPresence(): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    setImmediate(() => {
      this.#isPresenceDue = false;
      this.#isNumberDue = false;
      const presence = this.#presence();
      for (const listener of this.#listeners) listener.presence(presence);
    });
  }

  #remove(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return;
    const { viewer } = listener;
    if (viewer === SPECTATOR) this.#countSpectators(-1);
    else this.noting(viewer, () => this.#attendance.disconnect(viewer));
  }

  #countSpectators(change: 1 | -1): void {
    this.#spectators += change;
    this.#tellNumber();
  }

  /** At once if that was not done lately, otherwise when it may be done again. */
  #tellNumber(): void {
    this.#isNumberDue = this.#waiting !== undefined;
    if (this.#isNumberDue) return;
    this.tellPresence();
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      if (this.#isNumberDue) this.#tellNumber();
    }, SPECTATORS_EVERY);
    this.#waiting.unref();
  }
}
