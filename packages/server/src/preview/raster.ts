/**
 * Draws antialiased rounded boxes and thick lines with round ends. A pixel's coverage is its distance from the edge of the
 * shape, which is exact for straight edges and close enough for round ones.
 */
export type Colour = readonly [red: number, green: number, blue: number];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Whole pixels, the last one not included. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far cut-off lines go on, in pixels, so that no seam shows where two meet. */
const CUT = 0.75;

export class Raster {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, row by row. */
  readonly bytes: Uint8Array;

  constructor(width: number, height: number, [red, green, blue]: Colour) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8Array(width * height * 3);
    this.bytes.set([red, green, blue]);
    // Copies what is already there behind itself, doubling it each time.
    for (let done = 3; done < this.bytes.length; done *= 2) this.bytes.copyWithin(done, 0, done);
  }

  box(left: number, top: number, width: number, height: number, radius: number, colour: Colour): void {
    const [middleX, middleY] = [left + width / 2, top + height / 2];
    const [straightX, straightY] = [width / 2 - radius, height / 2 - radius];
    const area = this.#area(left, top, left + width, top + height);
    for (let y = area.top; y < area.bottom; y++) {
      const dy = Math.abs(y + 0.5 - middleY) - straightY;
      for (let x = area.left; x < area.right; x++) {
        const dx = Math.abs(x + 0.5 - middleX) - straightX;
        const corner = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
        const part = 0.5 + radius - corner;
        if (part > 0) this.#cover(x, y, part, colour);
      }
    }
  }

  /** A line through points; a single point is a disc. Its ends are round, or cut off at the first and the last point. */
  line(places: readonly Place[], width: number, colour: Colour, ends: 'round' | 'cut' = 'round'): void {
    const half = width / 2;
    const whole = this.#areaOf(places, half);
    const wide = whole.right - whole.left;
    if (wide <= 0 || whole.bottom <= whole.top) return;
    // Per pixel, the squared distance from the nearest segment: segments overlap, and must not be painted twice.
    const nearest = new Float32Array(wide * (whole.bottom - whole.top)).fill(Number.POSITIVE_INFINITY);
    let from = places[0];
    for (const to of places) {
      if (from === undefined) break;
      const area = this.#areaOf([from, to], half);
      for (let y = area.top; y < area.bottom; y++) {
        for (let x = area.left; x < area.right; x++) {
          const at = (y - whole.top) * wide + x - whole.left;
          nearest[at] = Math.min(nearest[at] ?? 0, squaredDistance(from, to, x + 0.5, y + 0.5));
        }
      }
      from = to;
    }
    const isWithin = ends === 'cut' ? between(places) : () => true;
    for (let y = whole.top; y < whole.bottom; y++) {
      for (let x = whole.left; x < whole.right; x++) {
        const part = 0.5 + half - Math.sqrt(nearest[(y - whole.top) * wide + x - whole.left] ?? 0);
        if (part > 0 && isWithin(x + 0.5, y + 0.5)) this.#cover(x, y, part, colour);
      }
    }
  }

  #areaOf(places: readonly Place[], reach: number): Area {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    return this.#area(
      Math.min(...xs) - reach,
      Math.min(...ys) - reach,
      Math.max(...xs) + reach,
      Math.max(...ys) + reach,
    );
  }

  #area(left: number, top: number, right: number, bottom: number): Area {
    return {
      left: Math.max(0, Math.floor(left - 1)),
      top: Math.max(0, Math.floor(top - 1)),
      right: Math.min(this.width, Math.ceil(right + 1)),
      bottom: Math.min(this.height, Math.ceil(bottom + 1)),
    };
  }

  /** Blends a pixel by how much of it the shape covers, from 0 to 1. */
  #cover(x: number, y: number, part: number, colour: Colour): void {
    const { bytes } = this;
    const at = (y * this.width + x) * 3;
    if (part >= 1) {
      bytes[at] = colour[0];
      bytes[at + 1] = colour[1];
      bytes[at + 2] = colour[2];
    } else {
      bytes[at] = blend(bytes[at] ?? 0, colour[0], part);
      bytes[at + 1] = blend(bytes[at + 1] ?? 0, colour[1], part);
      bytes[at + 2] = blend(bytes[at + 2] ?? 0, colour[2], part);
    }
  }
}

const blend = (below: number, above: number, part: number): number =>
  Math.round(below + (above - below) * part);

/** From a straight piece. */
function squaredDistance(from: Place, to: Place, x: number, y: number): number {
  const [along, across] = [to.x - from.x, to.y - from.y];
  const squared = along * along + across * across;
  const part = squared === 0 ? 0 : ((x - from.x) * along + (y - from.y) * across) / squared;
  const at = Math.min(1, Math.max(0, part));
  const [dx, dy] = [x - from.x - along * at, y - from.y - across * at];
  return dx * dx + dy * dy;
}

/** Not before the first point nor after the last, in the line's direction there. */
function between(places: readonly Place[]): (x: number, y: number) => boolean {
  const [first, second, last, next] = [places[0], places[1], places.at(-1), places.at(-2)];
  if (first === undefined || second === undefined || last === undefined || next === undefined)
    return () => true;
  const past = (end: Place, inner: Place): ((x: number, y: number) => number) => {
    const length = Math.hypot(inner.x - end.x, inner.y - end.y) || 1;
    const [along, across] = [(inner.x - end.x) / length, (inner.y - end.y) / length];
    return (x, y) => (x - end.x) * along + (y - end.y) * across;
  };
  const [fromFirst, fromLast] = [past(first, second), past(last, next)];
  return (x, y) => fromFirst(x, y) > -CUT && fromLast(x, y) > -CUT;
}
