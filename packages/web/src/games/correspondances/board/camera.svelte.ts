/** Which part of the table is on the screen: all of it, until the player moves it. */
import { CELL } from '@guimard/miniature/correspondances';
import type { BoardPoint, Bounds } from './geometry.ts';

/** The place in the middle of the screen, and pixels by unit of the drawing. */
interface Shot extends BoardPoint {
  readonly scale: number;
}

/** Beside the cells, in units of the drawing: room for the names of columns and rows. */
const MARGIN = 30;
/** Room for the lines at the head of the table, in pixels. */
const HEAD = 56;
const MAX_SCALE = 1.9;
const MIN_SCALE = 0.12;
/** Nothing is drawn larger than this unless the player asks for it. */
const FIT_SCALE = 1.15;
/** A cell is at least so many pixels wide where a finger is to play, and so many when it is brought close. */
const FINGER = 44;
const CLOSE = 64;

export class Camera {
  /** Of the screen, in pixels. */
  width = $state(0);
  height = $state(0);
  /** How much of it is covered at the foot. */
  covered = $state(0);
  readonly #boundsNow: () => Bounds;
  /** A hand is moving it: it follows at once. */
  isHeld = $state(false);
  #chosen = $state.raw<Shot>();
  /** Where the drawing is on the page. */
  measure: () => Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> = () => new DOMRect();

  constructor(bounds: () => Bounds) {
    this.#boundsNow = bounds;
  }

  /** What there is to see. */
  get bounds(): Bounds {
    return this.#boundsNow();
  }

  get isFitted(): boolean {
    return this.#chosen === undefined;
  }

  /** What is left between the lines at the head and what covers the foot: its height, and its middle. */
  get #free(): number {
    return Math.max(0, this.height - this.#head - this.covered);
  }
  get #head(): number {
    return Math.min(HEAD, this.height * 0.15);
  }
  get #middle(): number {
    return this.#head + this.#free / 2;
  }

  get #fitted(): Shot {
    const { west, east, north, south } = this.bounds;
    const [wide, high] = [(east - west + 1) * CELL + 2 * MARGIN, (south - north + 1) * CELL + 2 * MARGIN];
    const scale = Math.min(this.width / wide, this.#free / high, FIT_SCALE);
    return {
      x: ((west + east + 1) * CELL) / 2,
      y: ((north + south + 1) * CELL) / 2,
      scale: Math.max(MIN_SCALE, scale),
    };
  }

  get shot(): Shot {
    return this.#chosen ?? this.#fitted;
  }

  /** How large a cell is, in pixels. */
  get cell(): number {
    return this.shot.scale * CELL;
  }

  get transform(): string {
    const { x, y, scale } = this.shot;
    return `translate(${this.width / 2 - x * scale}px, ${this.#middle - y * scale}px) scale(${scale})`;
  }

  fit(): void {
    this.#chosen = undefined;
  }

  /** Moves the drawing by pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.shot;
    this.#choose(x - dx / scale, y - dy / scale, scale);
  }

  /** So many times closer; the place under the pointer stays there. */
  zoom(times: number, clientX?: number, clientY?: number): void {
    const { x, y, scale } = this.shot;
    const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale * times));
    const fixed = clientX === undefined || clientY === undefined ? { x, y } : this.placeAt(clientX, clientY);
    const part = scale / next;
    this.#choose(fixed.x + (x - fixed.x) * part, fixed.y + (y - fixed.y) * part, next);
  }

  /** Brings a cell so close that a finger finds it. */
  approach({ x, y }: BoardPoint): void {
    if (this.cell >= FINGER) return;
    this.#choose((x + 0.5) * CELL, (y + 0.5) * CELL, CLOSE / CELL);
  }

  /** Moves no further than needed to have the cell on the screen. */
  reveal(cell: BoardPoint): void {
    if (this.#chosen === undefined) return;
    const { x, y, scale } = this.#chosen;
    const reach = { x: this.width / 2 / scale - CELL, y: this.#free / 2 / scale - CELL };
    const middle = { x: (cell.x + 0.5) * CELL, y: (cell.y + 0.5) * CELL };
    const near = (at: number, wanted: number, by: number): number =>
      by <= 0 ? wanted : Math.min(Math.max(at, wanted - by), wanted + by);
    this.#choose(near(x, middle.x, reach.x), near(y, middle.y, reach.y), scale);
  }

  #isAt(clientX: number, clientY: number): boolean {
    const { left, top, width, height } = this.measure();
    return clientX >= left && clientX < left + width && clientY >= top && clientY < top + height;
  }

  /** The cell under a place of the page; undefined beside the table. */
  cellAt(clientX: number, clientY: number): BoardPoint | undefined {
    if (!this.#isAt(clientX, clientY)) return undefined;
    const { x, y } = this.placeAt(clientX, clientY);
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const { west, east, north, south } = this.bounds;
    const isThere = column >= west && column <= east && row >= north && row <= south;
    return isThere ? { x: column, y: row } : undefined;
  }

  /** The place of the drawing under a place of the page. */
  placeAt(clientX: number, clientY: number): BoardPoint {
    const { left, top } = this.measure();
    const { x, y, scale } = this.shot;
    return {
      x: x + (clientX - left - this.width / 2) / scale,
      y: y + (clientY - top - this.#middle) / scale,
    };
  }

  /** Never so far off that nothing is left to see. */
  #choose(x: number, y: number, scale: number): void {
    const { west, east, north, south } = this.bounds;
    const clamp = (at: number, low: number, high: number): number => Math.min(high, Math.max(low, at));
    this.#chosen = {
      x: clamp(x, west * CELL, (east + 1) * CELL),
      y: clamp(y, north * CELL, (south + 1) * CELL),
      scale,
    };
  }
}
