/**
 * The capacity model of docs/host/scaling.md. Each part of an installation keeps so many cores busy:
 *
 *     base × nodes + rest × tables + (move + commit × commits per move) × moves per second
 */
import type { Constants, ShapeConstants } from './constants.ts';
import { type ByPart, byPart, PARTS, type Part, sum } from './parts.ts';

export interface Demand {
  readonly nodes: number;
  readonly tables: number;
  /** In all, per second. */
  readonly moves: number;
  /** At most about 1: under load, many moves are stored by one commit. */
  readonly commitsPerMove: number;
}

const idleOf = (
  { base, rest }: ShapeConstants,
  { nodes, tables }: Pick<Demand, 'nodes' | 'tables'>,
): ByPart => byPart((part) => base[part] * nodes + rest[part] * tables);

/** In milliseconds. */
const perMove = ({ move, commit }: ShapeConstants, commitsPerMove: number): ByPart =>
  byPart((part) => move[part] + commit[part] * commitsPerMove);

export function coresFor(shape: ShapeConstants, demand: Demand): ByPart {
  const [idle, each] = [idleOf(shape, demand), perMove(shape, demand.commitsPerMove)];
  return byPart((part) => idle[part] + (each[part] / 1000) * demand.moves);
}

/**
 * The most moves per second on one machine that also runs the generator: a server and the generator use one core each, and
 * everything together all there are.
 */
export function mostMoves(shape: ShapeConstants, demand: Omit<Demand, 'moves'>, cores: number): number {
  const [idle, each] = [idleOf(shape, demand), perMove(shape, demand.commitsPerMove)];
  const free = (all: number, parts: readonly Part[]): number =>
    ((all - sum(parts.map((part) => idle[part]))) / sum(parts.map((part) => each[part]))) * 1000;
  return Math.min(free(demand.nodes, ['servers']), free(1, ['generator']), free(cores, PARTS));
}

/** What people do. */
export interface Workload {
  readonly tables: number;
  /** Per table and second. */
  readonly moves: number;
  readonly spectators: number;
  /** Of two. */
  readonly computerSeats: number;
}

/** What is planned with: nothing is used beyond a share, so that a failure or a rush can be borne. */
export const HARDWARE = {
  share: 0.6,
  databaseCores: 16,
  natsCores: 4,
  /** Bytes per second. */
  disk: 250e6,
  network: 1.25e9,
  /** Bytes of one machine. */
  memory: 64e9,
};

/** Planned as if every move were stored alone, which costs the most. */
const COMMITS_PER_MOVE = 1;

export interface Plan {
  readonly tables: number;
  readonly moves: number;
  readonly isFile: boolean;
  readonly nodes: number;
  readonly servers: number;
  readonly postgres: number;
  readonly nats: number;
  readonly memory: number;
  /** Bytes per second. */
  readonly written: number;
  readonly network: number;
  /** Bytes per day. */
  readonly stored: number;
  /** How much is used if there is one of each, the most first. */
  readonly used: readonly { readonly what: string; readonly share: number }[];
}

/** One server with a file as long as that is enough; otherwise PostgreSQL and NATS, with every table at two nodes. */
export function planFor(constants: Constants, workload: Workload): Plan {
  const alone = planWith(constants, workload, true);
  return alone.servers <= HARDWARE.share ? alone : planWith(constants, workload, false);
}

function planWith(constants: Constants, workload: Workload, isFile: boolean): Plan {
  const { tables, spectators } = workload;
  const { spectator, emptyServer } = constants;
  const shape = constants.shapes[isFile ? 'sqlite' : 'nats-2'];
  const moves = tables * workload.moves;
  const demand = { tables, moves, commitsPerMove: COMMITS_PER_MOVE };
  const watching = (moves * spectators * spectator.busyPerMove) / 1000;
  // A node keeps `base` busy whether or not it has tables.
  const needed = coresFor(shape, { ...demand, nodes: 0 }).servers + watching;
  const nodes = isFile ? 1 : Math.max(2, Math.ceil(needed / (HARDWARE.share - shape.base.servers)));
  const cores = coresFor(shape, { ...demand, nodes });
  const servers = cores.servers + watching;
  const memory = nodes * emptyServer + tables * (shape.memory + spectators * spectator.memory);
  const written = moves * shape.written;
  const network = moves * (2 + spectators) * spectator.bytesPerMove;
  const used = [
    { what: 'server process', share: servers },
    { what: 'PostgreSQL', share: cores.postgres / HARDWARE.databaseCores },
    { what: 'NATS', share: cores.nats / HARDWARE.natsCores },
    { what: 'memory', share: memory / HARDWARE.memory },
    { what: 'disk', share: written / HARDWARE.disk },
    { what: 'network', share: network / HARDWARE.network },
  ];
  return {
    tables,
    moves,
    isFile,
    nodes,
    servers,
    postgres: cores.postgres,
    nats: cores.nats,
    memory,
    written,
    network,
    stored: moves * shape.stored * 86_400,
    used: used.toSorted((a, b) => b.share - a.share),
  };
}
