/** The model against every measured point. */
import { CALIBRATION, type Constants, shapeOf } from './constants.ts';
import type { Measurements, Phase, Point } from './measurements.ts';
import { coresFor, mostMoves } from './model.ts';
import { coresIn, nodesOf, sum } from './parts.ts';
import { grouped, short, TITLES, tableOf } from './rows.ts';

interface Comparison {
  readonly predicted: number;
  readonly measured: number;
}

const errorOf = ({ predicted, measured }: Comparison): number => predicted / measured - 1;

function comparisonCells(comparison: Comparison): string[] {
  const { predicted, measured } = comparison;
  if (measured === 0 && predicted === 0) return ['–', '–', '–'];
  const error = Math.round(errorOf(comparison) * 100);
  const sign = error > 0 ? '+' : error < 0 ? '−' : '';
  return [short(predicted), short(measured), `${sign}${Math.abs(error)} %`];
}

/** Cores at the requested rate, and moves per second at the maximum. */
function comparisonsOf(point: Point, { shapes, cores }: Constants) {
  const shape = shapes[shapeOf(point.installation)];
  const { tables, paced, full } = point;
  const demandOf = ({ moves, seconds, commits }: Phase) => ({
    nodes: nodesOf(point),
    tables,
    moves: moves / seconds,
    commitsPerMove: commits / moves,
  });
  const [predicted, measured] = [coresFor(shape, demandOf(paced)), coresIn(paced)];
  return {
    servers: { predicted: predicted.servers, measured: measured.servers },
    postgres: { predicted: predicted.postgres, measured: measured.postgres },
    maximum: { predicted: mostMoves(shape, demandOf(full), cores), measured: full.moves / full.seconds },
  };
}

const checkTable = ({ points }: Measurements, constants: Constants): string =>
  tableOf(
    [
      'installation',
      'tables',
      'servers: cores predicted',
      'measured',
      'error',
      'PostgreSQL: cores predicted',
      'measured',
      'error',
      'maximum predicted',
      'measured',
      'error',
    ],
    points.map((point) => {
      const { servers, postgres, maximum } = comparisonsOf(point, constants);
      return [
        TITLES[point.installation] + (isFitted(point) ? ' (fitted)' : ''),
        grouped(point.tables),
        ...[servers, postgres, maximum].flatMap(comparisonCells),
      ];
    }),
  );

/** Of predictions only; a maximum is always one. */
function errorSentence({ points }: Measurements, constants: Constants): string {
  const all = points.map((point) => comparisonsOf(point, constants));
  const free = points.filter((point) => !isFitted(point)).map((point) => comparisonsOf(point, constants));
  const mean = (comparisons: readonly Comparison[]): string => {
    const errors = comparisons.filter(({ measured }) => measured > 0).map(errorOf);
    return `${grouped((sum(errors.map(Math.abs)) / errors.length) * 100)} %`;
  };
  const [servers, postgres] = [free.map((one) => one.servers), free.map((one) => one.postgres)];
  const maxima = all.map(({ maximum }) => maximum);
  return `Mean absolute error: servers ${mean(servers)}, PostgreSQL ${mean(postgres)}, maximum ${mean(maxima)}.`;
}

const isFitted = ({ installation, tables }: Point): boolean =>
  tables === CALIBRATION && shapeOf(installation) === installation;

export const checkOf = (measured: Measurements, constants: Constants): string =>
  `${checkTable(measured, constants)}\n\n${errorSentence(measured, constants)}`;
