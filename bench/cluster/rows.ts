/** Measurements as Markdown tables. */

import type { InstallationId, Measurements, Phase, Point } from './measurements.ts';
import { coresIn } from './parts.ts';

export const TITLES: Readonly<Record<InstallationId, string>> = {
  sqlite: 'SQLite',
  postgres: 'PostgreSQL, 1 node',
  'nats-1': 'PostgreSQL and NATS, 1 node',
  'nats-2': 'PostgreSQL and NATS, 2 nodes',
  'nats-3': 'PostgreSQL and NATS, 3 nodes',
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const tableOf = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(titles), `|${'---|'.repeat(titles.length)}`, ...rows.map(row)].join('\n');

export const grouped = (value: number): string => Math.round(value).toLocaleString('en-GB');
/** Three digits that count. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? grouped(value) : String(Number(value.toPrecision(3)));

const perMove = (value: number, { moves }: Phase): string => `${short(value / moves)} ms`;

const POINT_TITLES = [
  'installation',
  'tables',
  'moves/s requested',
  'achieved',
  'median',
  '99 %',
  'CPU per move: each server',
  'PostgreSQL',
  'NATS',
  'generator',
  'moves per commit',
  'written per move',
];

function phaseCells(phase: Phase): string[] {
  const { busy, moves, seconds, median, p99, commits, written } = phase;
  const orNone = (ms: number): string => (ms === 0 ? '–' : perMove(ms, phase));
  return [
    grouped(moves / seconds),
    ...[median, p99].map((ms) => `${short(ms ?? Number.NaN)} ms`),
    busy.servers.map((ms) => perMove(ms, phase)).join(' + '),
    orNone(busy.postgres),
    orNone(busy.nats),
    perMove(busy.generator, phase),
    short(moves / commits),
    `${grouped(written / moves)} B`,
  ];
}

const pointRows = (rate: number, { installation, tables, paced, full }: Point): string[][] => [
  [TITLES[installation], grouped(tables), grouped(rate), ...phaseCells(paced)],
  [TITLES[installation], grouped(tables), 'maximum', ...phaseCells(full)],
];

export const pointTable = ({ points, rate }: Pick<Measurements, 'points' | 'rate'>): string =>
  tableOf(
    POINT_TITLES,
    points.flatMap((point) => pointRows(rate, point)),
  );

/** Each table has two players, who are connected. */
export const restTable = ({ points }: Pick<Measurements, 'points'>): string =>
  tableOf(
    ['installation', 'tables', 'memory per table', 'servers', 'PostgreSQL', 'NATS', 'written'],
    points.map(({ installation, tables, memory, rest }) => {
      const { servers, postgres, nats } = coresIn(rest);
      return [
        TITLES[installation],
        grouped(tables),
        `${grouped(memory / tables / 1000)} kB`,
        ...[servers, postgres, nats].map((cores) => `${short(cores * 100)} %`),
        `${short(rest.written / rest.seconds / 1000)} kB/s`,
      ];
    }),
  );

export const costTable = ({ spectator, peoplePair, computers }: Measurements): string =>
  tableOf(
    ['what', 'CPU of the server', 'sent', 'memory'],
    [
      [
        'a spectator, per move',
        `${short(spectator.busyPerMove * 1000)} µs`,
        `${grouped(spectator.bytesPerMove)} B (${grouped(spectator.bytesToJoin)} B to join)`,
        `${grouped(spectator.memory / 1000)} kB`,
      ],
      ['two moves of people', `${short(peoplePair)} ms`, '', ''],
      ...computers.map(({ level, busyPerPair }) => [
        `a move of the computer at level ${level} and the reply`,
        `${short(busyPerPair)} ms`,
        '',
        '',
      ]),
    ],
  );
