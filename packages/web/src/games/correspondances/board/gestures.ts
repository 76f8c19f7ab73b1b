/** Fingers, mouse and wheel on the table: moving it, bringing it closer, and everything else as a tap. */
import type { Camera } from './camera.svelte.ts';

/** A pointer that moved less than this has not moved the table. */
const STILL = 7;

interface Held {
  x: number;
  y: number;
}

export class Gestures {
  readonly #camera: Camera;
  readonly #tap: (event: PointerEvent) => void;
  readonly #held = new Map<number, Held>();
  #start: Held = { x: 0, y: 0 };
  #hasMoved = false;

  constructor(camera: Camera, tap: (event: PointerEvent) => void) {
    this.#camera = camera;
    this.#tap = tap;
  }

  /** A pointer is down. */
  get isHolding(): boolean {
    return this.#held.size > 0;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    if (this.#held.size === 0) {
      this.#start = { x, y };
      this.#hasMoved = false;
    } else {
      // Two fingers never tap.
      this.#hasMoved = true;
    }
    this.#held.set(event.pointerId, { x, y });
  }

  move(event: PointerEvent): void {
    const held = this.#held.get(event.pointerId);
    if (held === undefined) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#hasMoved) {
      if (Math.hypot(x - this.#start.x, y - this.#start.y) < STILL) return;
      this.#hasMoved = true;
    }
    if (!this.#camera.isHeld) {
      this.#camera.isHeld = true;
      // Only elements are listened to.
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const other = [...this.#held].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      this.#camera.pan(x - held.x, y - held.y);
    } else {
      const before = Math.hypot(held.x - other.x, held.y - other.y);
      const after = Math.hypot(x - other.x, y - other.y);
      // Each finger moves the middle between them by half of what it moves.
      this.#camera.pan((x - held.x) / 2, (y - held.y) / 2);
      if (before > 0) this.#camera.zoom(after / before, (x + other.x) / 2, (y + other.y) / 2);
    }
    Object.assign(held, { x, y });
  }

  up(event: PointerEvent): void {
    if (!this.#held.delete(event.pointerId)) return;
    if (this.#held.size > 0) return;
    this.#camera.isHeld = false;
    if (!this.#hasMoved) this.#tap(event);
  }

  /** The browser has taken the pointer for something else. */
  cancel(event: PointerEvent): void {
    this.#held.delete(event.pointerId);
    if (this.#held.size === 0) this.#camera.isHeld = false;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#camera.isHeld = true;
    this.#camera.zoom(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
    this.#camera.isHeld = false;
  }
}
