/** How the tracks of each tile are drawn: in layers, so that where two cross one passes over the other on a bridge. */
import { nth } from '@guimard/engine/kit';
import { EXIT, type Side, TILES, type Tile } from '@guimard/engine/metro';
import { type Curve, curvesPath, moved, type Spot, tileTracks, write } from '@guimard/miniature/metro';

interface TileArt {
  /** From below to above, the sides by which the tracks are entered; tracks of one layer do not cross. */
  readonly layers: readonly (readonly Side[])[];
  /** Where tracks of the top layer cross others. Bridges of the layers between would only clutter the tile. */
  readonly bridges: string;
  /** By the side they are entered by. */
  readonly tracks: readonly TrackArt[];
}

interface TrackArt {
  readonly d: string;
  /** The same a little beyond the tile, so that painted tracks show no seam. */
  readonly reaching: string;
  /** The parts where it passes over others, which it hides on both sides. */
  readonly over: string;
  readonly length: number;
}

const STEPS = 24;

function spotOn([a, b, c, d]: Curve, t: number): Spot {
  const u = 1 - t;
  const [ka, kb, kc, kd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: ka * a.x + kb * b.x + kc * c.x + kd * d.x, y: ka * a.y + kb * b.y + kc * c.y + kd * d.y };
}

/** A short straight stretch of a track, and how far along the track it begins. */
interface Stretch {
  readonly from: Spot;
  readonly along: Spot;
  readonly length: number;
  readonly at: number;
}

function stretchesOf(curves: readonly Curve[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const curve of curves) {
    for (let i = 0; i < STEPS; i++) {
      const [from, to] = [spotOn(curve, i / STEPS), spotOn(curve, (i + 1) / STEPS)];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      stretches.push({ from, along, length, at });
      at += length;
    }
  }
  return stretches;
}

/** Part of a track, from and to so far along it. */
type Span = readonly [number, number];

/** Where a track crosses another, so far along it, and the sine of the angle between them. */
interface TrackCrossing {
  readonly at: number;
  readonly sine: number;
}

/** Where one stretch crosses the other, if it does. */
function crossing(over: Stretch, under: Stretch): TrackCrossing | undefined {
  const sine = over.along.x * under.along.y - over.along.y * under.along.x;
  if (sine === 0) return undefined;
  const [x, y] = [under.from.x - over.from.x, under.from.y - over.from.y];
  const onOver = (x * under.along.y - y * under.along.x) / sine;
  const onUnder = (x * over.along.y - y * over.along.x) / sine;
  const isOnBoth = onOver >= 0 && onOver < over.length && onUnder >= 0 && onUnder < under.length;
  return isOnBoth ? { at: over.at + onOver, sine: Math.abs(sine) } : undefined;
}

const crossingsOf = (over: readonly Stretch[], under: readonly Stretch[]): TrackCrossing[] =>
  over.flatMap((one) => under.map((other) => crossing(one, other))).filter((found) => found !== undefined);

/** How far something reaches on both sides of a track that it crosses at a right angle; and at most. */
interface Reach {
  readonly across: number;
  readonly longest: number;
}
const BRIDGE: Reach = { across: 8.5, longest: 11 };
const GAP: Reach = { across: 12, longest: 26 };

/** The flatter the angle, the longer. */
const spanAt = ({ at, sine }: TrackCrossing, { across, longest }: Reach): Span => {
  const reach = Math.min(longest, across / sine);
  return [at - reach, at + reach];
};

/** The `d` of those parts of a track. */
function spansPath(stretches: readonly Stretch[], spans: readonly Span[]): string {
  const parts = spans.map(([from, to]) => {
    const within = stretches.filter(({ at, length }) => at + length > from && at < to);
    const last = within.at(-1)!;
    const spots = within.map(({ at, from: start, along }) => moved(start, along, Math.max(0, from - at)));
    spots.push(moved(last.from, last.along, Math.min(last.length, to - last.at)));
    return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  });
  return parts.join('');
}

/** Wide curves lie lowest, as bridges look best where they are straight; then east–west, then north–south. */
const height = (tile: Tile, side: Side): number => {
  const isStraight = EXIT[tile * 4 + side] === ((side + 2) & 3);
  return isStraight ? 2 - (side & 1) : 0;
};

const SEAM = 0.8;

/** Curves lengthened at both ends in their own direction. */
function reachingPath(curves: readonly Curve[]): string {
  const [from, towards] = nth(curves, 0);
  const [, , before, to] = nth(curves, curves.length - 1);
  const beyond = (end: Spot, inner: Spot): string => {
    const length = Math.hypot(end.x - inner.x, end.y - inner.y);
    return write(moved(end, { x: (end.x - inner.x) / length, y: (end.y - inner.y) / length }, SEAM));
  };
  return `M${beyond(from, towards)}${curvesPath(curves).replace('M', 'L')}L${beyond(to, before)}`;
}

function draw(tile: Tile): TileArt {
  const curves = tileTracks(tile);
  const stretches = curves.map(stretchesOf);
  const layers: Side[][] = [];
  const bridges: string[] = [];
  const gaps: string[] = [];
  const layerOf = new Map<Side, number>();
  for (const side of [0, 1, 2, 3].sort((a, b) => height(tile, a) - height(tile, b))) {
    const below = [...layerOf]
      .map(([other, layer]) => ({ layer, found: crossingsOf(nth(stretches, side), nth(stretches, other)) }))
      .filter(({ found }) => found.length > 0);
    const layer = Math.max(-1, ...below.map((one) => one.layer)) + 1;
    const crossings = below.flatMap(({ found }) => found);
    const along = (reach: Reach): string =>
      spansPath(
        nth(stretches, side),
        crossings.map((one) => spanAt(one, reach)),
      );
    layers[layer] = [...(layers[layer] ?? []), side];
    bridges[layer] = (bridges[layer] ?? '') + along(BRIDGE);
    gaps[side] = along(GAP);
    layerOf.set(side, layer);
  }
  const tracks = curves.map((track, side) => ({
    d: curvesPath(track),
    reaching: reachingPath(track),
    over: nth(gaps, side),
    length: nth(stretches, side).reduce((sum, { length }) => sum + length, 0),
  }));
  return { layers, bridges: bridges.at(-1)!, tracks };
}

/** Each of the 24 tiles, drawn once. */
export const TILE_ART: readonly TileArt[] = Array.from({ length: TILES }, (_, tile) => draw(tile));
