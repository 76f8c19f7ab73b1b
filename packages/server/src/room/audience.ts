/** The listeners at a table: connected players and spectators. */
import { type Seat, SPECTATOR } from '@guimard/engine/kit';
import type { Presence, Update } from '@guimard/protocol';
import type { Moment } from '../domain/moment.ts';
import { infoOf, type Projection } from '../domain/projection.ts';
import type { RoomState } from '../domain/state.ts';
import type { UnplayableTable } from '../domain/unplayable.ts';
import type { Attendance } from './attendance.ts';

/** Why nothing more is sent: the seat has a new player, or the opener freed it; the table is unloaded, is gone, or cannot be read. */
export type EndReason = 'seatMoved' | 'seatFreed' | 'restart' | UnplayableTable['kind'];

/** Gets everything that its viewer may know. */
export interface Listener {
  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
  /** Where it connects from, if that is known. */
  readonly address?: string;
  update(update: Update): void;
  presence(presence: Presence): void;
  /** Nothing more is sent. */
  ended(why: EndReason): void;
}

interface Host {
  presence(): Presence;
  /** Who is at this node may have changed. */
  hereChanged(): void;
}

/**
 * Milliseconds between two messages that are only about the number of spectators. Each goes to everyone, so one per
 * arrival would cost the square of their number.
 */
const SPECTATORS_EVERY = 1000;

export class Audience {
  readonly #attendance: Attendance;
  readonly #projection: Projection;
  readonly #host: Host;
  readonly #listeners = new Set<Listener>();
  #spectators = 0;
  #isPresenceDue = false;
  /** Runs while an update of the number of spectators waits. */
  #waiting: NodeJS.Timeout | undefined;
  #isNumberDue = false;

  constructor(attendance: Attendance, projection: Projection, host: Host) {
    this.#attendance = attendance;
    this.#projection = projection;
    this.#host = host;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** At this node. */
  get spectators(): number {
    return this.#spectators;
  }

  /** Returns a function that removes the listener. */
  add(listener: Listener): () => void {
    const { viewer } = listener;
    this.#listeners.add(listener);
    if (viewer === SPECTATOR) this.#countSpectators(1);
    else this.changePresence(viewer, () => this.#attendance.connect(viewer));
    return () => this.#remove(listener);
  }

  /** Sends each listener what it may know of the moves from a given number on; the same to all with the same view. */
  send(room: RoomState, from: number, newest: readonly Moment[], now: number): void {
    const table = infoOf(room);
    const updates = new Map<Seat, Update>();
    for (const listener of this.#listeners) {
      const { viewer } = listener;
      const update =
        updates.get(viewer) ?? this.#projection.updateFor(room, viewer, from, now, newest, table);
      updates.set(viewer, update);
      listener.update(update);
    }
  }

  dismiss(isMeant: (viewer: Seat) => boolean, why: EndReason): void {
    for (const listener of this.#listeners) {
      if (!isMeant(listener.viewer)) continue;
      this.#remove(listener);
      listener.ended(why);
    }
  }

  /** Tells everyone if the change makes a player present or absent, and other nodes if it does so at this one. */
  changePresence(seat: Seat, change: () => void): void {
    const attendance = this.#attendance;
    const [wasPresent, wasHere] = [attendance.isPresent(seat), attendance.isHere(seat)];
    change();
    if (attendance.isPresent(seat) !== wasPresent) this.sendPresence();
    else if (attendance.isHere(seat) !== wasHere) this.#host.hereChanged();
  }

  /** All changes of one turn of the event loop go out in one message. */
  sendPresence(): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    setImmediate(() => {
      this.#isPresenceDue = false;
      this.#isNumberDue = false;
      const presence = this.#host.presence();
      for (const listener of this.#listeners) listener.presence(presence);
      this.#host.hereChanged();
    });
  }

  #remove(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return;
    const { viewer } = listener;
    if (viewer === SPECTATOR) this.#countSpectators(-1);
    else this.changePresence(viewer, () => this.#attendance.disconnect(viewer));
  }

  #countSpectators(change: 1 | -1): void {
    this.#spectators += change;
    this.#sendNumber();
  }

  /** At once if none was sent lately, otherwise as soon as allowed. */
  #sendNumber(): void {
    this.#isNumberDue = this.#waiting !== undefined;
    if (this.#isNumberDue) return;
    this.sendPresence();
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      if (this.#isNumberDue) this.#sendNumber();
    }, SPECTATORS_EVERY);
    this.#waiting.unref();
  }
}
