/** The tables of docs/host/scaling.md and bench/results.md, from measurements. */
import { checkOf } from './check.ts';
import { type Constants, constantsOf, type Shape } from './constants.ts';
import type { Measurements } from './measurements.ts';
import { HARDWARE, type Plan, planFor, type Workload } from './model.ts';
import { PARTS, type Part } from './parts.ts';
import { costTable, grouped, pointTable, restTable, short, TITLES, tableOf } from './rows.ts';

export const DOCUMENTS = ['docs/host/scaling.md', 'bench/results.md'];

/** At 1 ×. */
const BASELINE: Workload = { tables: 100, moves: 0.1, spectators: 2, computerSeats: 0.3 };
const SCALES = [1, 10, 100, 1_000, 10_000];

const SHAPES: readonly Shape[] = ['sqlite', 'postgres', 'nats-1', 'nats-2'];
const NAMES: Readonly<Record<Part, string>> = {
  servers: 'servers',
  postgres: 'PostgreSQL',
  nats: 'NATS',
  generator: 'generator',
};

const plansOf = (constants: Constants): Plan[] =>
  SCALES.map((scale) => planFor(constants, { ...BASELINE, tables: BASELINE.tables * scale }));

const scaleOf = ({ tables }: Plan): string => `${grouped(tables / BASELINE.tables)} ×`;

function constantTable({ shapes }: Constants): string {
  const row = (name: string, value: (shape: Shape) => string) => [name, ...SHAPES.map(value)];
  const orNone = (value: number, unit: string): string => (value === 0 ? '–' : `${short(value)} ${unit}`);
  const parts = PARTS.filter((part) => part !== 'generator');
  return tableOf(
    ['', ...SHAPES.map((shape) => TITLES[shape])],
    [
      ...PARTS.map((part) => row(`move, ${NAMES[part]}`, (shape) => orNone(shapes[shape].move[part], 'ms'))),
      ...PARTS.map((part) =>
        row(`commit, ${NAMES[part]}`, (shape) => orNone(shapes[shape].commit[part], 'ms')),
      ),
      ...parts.map((part) =>
        row(`rest, ${NAMES[part]}`, (shape) => orNone(shapes[shape].rest[part] * 3600, 's per hour')),
      ),
      ...parts.map((part) =>
        row(`base, ${NAMES[part]}`, (shape) => orNone(shapes[shape].base[part] * 100, '% of a core')),
      ),
      row('memory of a table with two players', (shape) => `${grouped(shapes[shape].memory / 1000)} kB`),
      row('written per move', (shape) => `${grouped(shapes[shape].written)} B`),
      row('stored per move', (shape) => `${grouped(shapes[shape].stored)} B`),
    ],
  );
}

const otherTable = ({ spectator, search, emptyServer }: Constants): string =>
  tableOf(
    ['', ''],
    [
      ['a spectator, CPU per move', `${short(spectator.busyPerMove * 1000)} µs`],
      ['a viewer, bytes per move', grouped(spectator.bytesPerMove)],
      ['a spectator, memory', `${grouped(spectator.memory / 1000)} kB`],
      ...search.map(({ level, ms }) => [`search at level ${level}, CPU per move`, `${short(ms)} ms`]),
      ['a server without tables, memory', `${grouped(emptyServer / 1e6)} MB`],
    ],
  );

/** What one of each is not enough for; the nearest to it if there is nothing. */
function limitsOf({ used }: Plan): string {
  const over = used.filter(({ share }) => share > HARDWARE.share);
  const tell = (all: Plan['used']) =>
    all.map(({ what, share }) => `${what} ${grouped(share * 100)} %`).join(', ');
  return over.length > 0 ? tell(over) : `nothing (${tell(used.slice(0, 1))})`;
}

const scaleTable = (constants: Constants): string =>
  tableOf(
    [
      'scale',
      'tables',
      'moves/s',
      'servers: cores',
      'processes',
      'PostgreSQL: cores',
      'machines',
      'NATS: cores',
      'memory',
      'written',
      'network',
      'stored per day',
      'saturated',
    ],
    plansOf(constants).map((plan) => [
      scaleOf(plan),
      grouped(plan.tables),
      grouped(plan.moves),
      short(plan.servers),
      plan.nodes,
      plan.isFile ? '– (SQLite)' : short(plan.postgres),
      plan.isFile ? '–' : Math.ceil(plan.postgres / (HARDWARE.databaseCores * HARDWARE.share)),
      plan.isFile ? '–' : short(plan.nats),
      `${short(plan.memory / 1e9)} GB`,
      `${short(plan.written / 1e6)} MB/s`,
      `${short((plan.network * 8) / 1e6)} Mbit/s`,
      `${short(plan.stored / 1e9)} GB`,
      limitsOf(plan),
    ]),
  );

/** Cores that search, if all computers play at one level. */
const searchTable = (constants: Constants): string =>
  tableOf(
    ['scale', "computers' moves/s", ...constants.search.map(({ level }) => `level ${level}`)],
    plansOf(constants).map((plan) => {
      const searches = plan.moves * (BASELINE.computerSeats / 2);
      return [
        scaleOf(plan),
        short(searches),
        ...constants.search.map(({ ms }) => short((searches * ms) / 1000)),
      ];
    }),
  );

/** By the names of their blocks. */
function blocksOf(measured: Measurements): Readonly<Record<string, string>> {
  const constants = constantsOf(measured);
  return {
    'scaling-machine': `Measured on ${measured.date}: ${measured.machine}; paced phases at ${grouped(measured.rate)} moves/s.`,
    'scaling-points': pointTable(measured),
    'scaling-rest': restTable(measured),
    'scaling-costs': costTable(measured),
    'scaling-constants': constantTable(constants),
    'scaling-others': otherTable(constants),
    'scaling-plan': scaleTable(constants),
    'scaling-search': searchTable(constants),
    'scaling-check': checkOf(measured, constants),
  };
}

const BLOCK = /(<!-- begin (scaling-\w+) -->\n).*?(<!-- end \2 -->)/gs;

/** The text with its blocks filled. */
export function filled(text: string, measured: Measurements): string {
  const blocks = blocksOf(measured);
  return text.replace(BLOCK, (_all, begin: string, name: string, end: string) => {
    const block = blocks[name];
    if (block === undefined) throw new Error(`There is no table for the block ${name}.`);
    return `${begin}\n${block}\n\n${end}`;
  });
}
