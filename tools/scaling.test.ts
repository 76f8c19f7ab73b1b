import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constantsOf } from '../bench/cluster/constants.ts';
import { DOCUMENTS, filled } from '../bench/cluster/document.ts';
import {
  INSTALLATION_IDS,
  type InstallationId,
  type Measurements,
  type Phase,
  type Point,
} from '../bench/cluster/measurements.ts';
import { coresFor, mostMoves, planFor } from '../bench/cluster/model.ts';
import { ROOT } from './setup.mjs';

const stored = (): Measurements =>
  JSON.parse(readFileSync(join(ROOT, 'bench/cluster/measurements.json'), 'utf8'));

test.each(DOCUMENTS)('%s has the tables that follow from the stored measurements', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8');
  expect(filled(text, stored()), 'npm run bench -- cluster --document').toBe(text);
});

test('every table has a block', () => {
  const texts = DOCUMENTS.map((name) => readFileSync(join(ROOT, name), 'utf8')).join('');
  expect(texts.match(/<!-- begin scaling-/g)).toHaveLength(10);
  expect(() => filled('<!-- begin scaling-typo -->\n<!-- end scaling-typo -->', stored())).toThrow(/typo/);
});

/** Servers of a world in which the model is true: milliseconds of processor time, and shares of a core. */
const TRUTH = { base: 0.01, rest: 0.00002, move: 0.3, commit: 0.5 };
const NODES: Record<InstallationId, number> = {
  sqlite: 1,
  postgres: 1,
  'nats-1': 1,
  'nats-2': 2,
  'nats-3': 3,
};

function phaseOf(id: InstallationId, tables: number, moves: number, commits: number): Phase {
  const idle = (TRUTH.base * NODES[id] + TRUTH.rest * tables) * 1000;
  const busy = idle + TRUTH.move * moves + TRUTH.commit * commits;
  const servers = Array.from({ length: NODES[id] }, () => busy / NODES[id]);
  const others = { postgres: 0, nats: 0, generator: 0.1 * moves };
  const latency = moves === 0 ? null : 1;
  return {
    seconds: 1,
    moves,
    median: latency,
    p99: latency,
    busy: { servers, ...others },
    commits,
    written: 0,
  };
}

const pointOf = (installation: InstallationId, tables: number): Point => ({
  installation,
  tables,
  memory: tables * 100_000,
  rest: phaseOf(installation, tables, 0, 0),
  paced: phaseOf(installation, tables, 500, 500),
  full: phaseOf(installation, tables, 2_000, 20),
  storedPerMove: 200,
});

const MODELLED: Measurements = {
  date: '2026-01-01',
  machine: 'none',
  cores: 2,
  rate: 500,
  emptyServer: 1e8,
  points: INSTALLATION_IDS.flatMap((id) => [100, 1_000, 5_000].map((tables) => pointOf(id, tables))),
  spectator: {
    spectators: 1_000,
    busyPerMove: 0.01,
    bytesPerMove: 1_000,
    bytesToJoin: 10_000,
    memory: 50_000,
  },
  peoplePair: 2,
  computers: [
    { level: 1, moves: 100, busyPerPair: 1.9 },
    { level: 8, moves: 10, busyPerPair: 1_202 },
  ],
};

test('the constants of a world in which the model is true are found', () => {
  const { shapes, search } = constantsOf(MODELLED);
  for (const shape of [shapes.sqlite, shapes['nats-2']]) {
    expect(shape.base.servers).toBeCloseTo(TRUTH.base, 6);
    expect(shape.rest.servers).toBeCloseTo(TRUTH.rest, 9);
    expect(shape.move.servers).toBeCloseTo(TRUTH.move, 6);
    expect(shape.commit.servers).toBeCloseTo(TRUTH.commit, 6);
  }
  // A search that is too short to be measured costs nothing.
  expect(search).toEqual([
    { level: 1, ms: 0 },
    { level: 8, ms: 1_200 },
  ]);
});

test('points that gave no constants are predicted', () => {
  const { shapes } = constantsOf(MODELLED);
  const demand = { nodes: 3, tables: 5_000, moves: 500, commitsPerMove: 1 };
  const { servers } = phaseOf('nats-3', 5_000, 500, 500).busy;
  expect(coresFor(shapes['nats-2'], demand).servers).toBeCloseTo((3 * servers[0]!) / 1000, 6);
});

test('the maximum is where the first resource is used up', () => {
  const { sqlite } = constantsOf(MODELLED).shapes;
  const demand = { nodes: 1, tables: 0, commitsPerMove: 0 };
  // The server's core; then, on a machine that has but one, the core that it shares with the generator.
  expect(mostMoves(sqlite, demand, 2)).toBeCloseTo((1000 * (1 - TRUTH.base)) / 0.3);
  expect(mostMoves(sqlite, demand, 1)).toBeCloseTo((1000 * (1 - TRUTH.base)) / 0.4);
});

test('a plan leaves the file when one server is too busy, and has nodes for all cores', () => {
  const constants = constantsOf(MODELLED);
  const workload = { moves: 0.1, spectators: 2, computerSeats: 0.3 };
  expect(planFor(constants, { ...workload, tables: 1_000 })).toMatchObject({ isFile: true, nodes: 1 });
  const large = planFor(constants, { ...workload, tables: 100_000 });
  expect(large.isFile).toBe(false);
  expect(large.servers / large.nodes).toBeLessThanOrEqual(0.6);
  expect(large.servers / (large.nodes - 1)).toBeGreaterThan(0.6);
  expect(large.used[0]).toMatchObject({ what: 'server process', share: large.servers });
});
