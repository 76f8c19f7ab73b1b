/** The constants of the capacity model (model.ts), from measurements. */
import { type InstallationId, type Measurements, type Point, rounded } from './measurements.ts';
import { type ByPart, byPart, coresIn, nodesOf, sum } from './parts.ts';

/** Costs of a move are taken from the points with this many tables; the other points check the model. */
export const CALIBRATION = 1_000;

/** A third node adds nothing to a move: a table's two players are at two at most. */
export type Shape = Exclude<InstallationId, 'nats-3'>;
export const shapeOf = (id: InstallationId): Shape => (id === 'nats-3' ? 'nats-2' : id);

export interface ShapeConstants {
  /** Cores that a node keeps busy without tables. */
  readonly base: ByPart;
  /** Cores for each open table at which nobody moves. */
  readonly rest: ByPart;
  /** Milliseconds of processor time for each move, and for each commit, which may store many. */
  readonly move: ByPart;
  readonly commit: ByPart;
  /** Bytes of all servers for each table with two players. */
  readonly memory: number;
  /** Bytes per move, at the requested rate. */
  readonly written: number;
  readonly stored: number;
}

export interface Constants {
  readonly cores: number;
  readonly shapes: Readonly<Record<Shape, ShapeConstants>>;
  readonly emptyServer: number;
  readonly spectator: Measurements['spectator'];
  /** Milliseconds of search per move; otherwise a computer's move costs as much as any other. */
  readonly search: readonly { readonly level: number; readonly ms: number }[];
}

export function constantsOf(measured: Measurements): Constants {
  const constants = (shape: Shape) => constantsOfShape(measured.points, shape);
  return {
    cores: measured.cores,
    shapes: {
      sqlite: constants('sqlite'),
      postgres: constants('postgres'),
      'nats-1': constants('nats-1'),
      'nats-2': constants('nats-2'),
    },
    emptyServer: measured.emptyServer,
    spectator: measured.spectator,
    search: measured.computers.map(({ level, busyPerPair }) => ({
      level,
      ms: rounded(Math.max(0, busyPerPair - measured.peoplePair)),
    })),
  };
}

function constantsOfShape(points: readonly Point[], shape: Shape): ShapeConstants {
  const own = points.filter(({ installation }) => installation === shape);
  const point = own.find(({ tables }) => tables === CALIBRATION);
  if (point === undefined) throw new Error(`There is no measurement of ${shape} with ${CALIBRATION} tables.`);
  const nodes = nodesOf(point);
  const atRest = byPart((part) =>
    lineThrough(own.map(({ tables, rest }) => ({ x: tables, y: coresIn(rest)[part] }))),
  );
  // What is too small to be measured may come out below zero.
  const base = byPart((part) => Math.max(0, atRest[part].start) / nodes);
  const rest = byPart((part) => Math.max(0, atRest[part].slope));
  // With few moves in a commit, and with many.
  const perMove = byPart((part) =>
    lineThrough(
      [point.paced, point.full].map((phase) => {
        const idle = base[part] * nodes + rest[part] * CALIBRATION;
        const busy = (coresIn(phase)[part] - idle) * phase.seconds * 1000;
        return { x: phase.commits / phase.moves, y: busy / phase.moves };
      }),
    ),
  );
  const most = largest(own);
  return {
    base,
    rest,
    move: byPart((part) => Math.max(0, perMove[part].start)),
    commit: byPart((part) => Math.max(0, perMove[part].slope)),
    memory: most.memory / most.tables,
    written: point.paced.written / point.paced.moves,
    stored: point.storedPerMove,
  };
}

const largest = (points: readonly Point[]): Point =>
  points.reduce((most, point) => (point.tables > most.tables ? point : most));

/** By least squares; flat through a single point. */
function lineThrough(points: readonly { readonly x: number; readonly y: number }[]): {
  readonly start: number;
  readonly slope: number;
} {
  const meanX = sum(points.map(({ x }) => x)) / points.length;
  const meanY = sum(points.map(({ y }) => y)) / points.length;
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2));
  const slope = spread === 0 ? 0 : sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
  return { start: meanY - slope * meanX, slope };
}
