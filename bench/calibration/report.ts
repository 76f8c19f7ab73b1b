/** How predictions came true, as tables. */
import { type Basis, type Coefficients, UNCALIBRATED } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import { corrected, leadOf } from './corrected.ts';
import type { Predicted, Prediction } from './predict.ts';

const BINS = [0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1];

/** What was said about the seat on turn, and what became of it. */
interface Claim {
  readonly game: string;
  readonly chance: number;
  readonly won: number;
  readonly lead: number;
  readonly reached: number;
}

export type Lookup = (key: string, basis: Basis) => Coefficients;

const SOURCES = {
  'search, as it chose': ({ search }: Prediction) => search,
  'move, as counted': ({ move }: Prediction) => move,
  'move, corrected': (prediction: Prediction, lookup: Lookup) =>
    corrected(prediction, 'move', lookup(prediction.key, 'move')),
  'position, as counted': (prediction: Prediction) => corrected(prediction, 'position', UNCALIBRATED),
  'position, corrected': (prediction: Prediction, lookup: Lookup) =>
    corrected(prediction, 'position', lookup(prediction.key, 'position')),
} satisfies Record<string, (prediction: Prediction, lookup: Lookup) => Predicted>;

/** A line for each group and source; then how often chances of each size came true, over all groups. */
export function report(all: readonly Prediction[], lookup: Lookup): string {
  // Nobody loses a solo game.
  const predictions = all.filter(({ result }) => result.points.length > 1);
  const groups = [...Map.groupBy(predictions, ({ key }) => key)].sort(([a], [b]) => a.localeCompare(b));
  const lines = [...groups, ['all', predictions] as const].flatMap(([key, members]) =>
    Object.entries(SOURCES).map(([source, predict]) => line(key, source, claimsOf(members, predict, lookup))),
  );
  const tables = Object.entries(SOURCES).map(([source, predict]) =>
    [`${source}:`, '', ...reliability(claimsOf(predictions, predict, lookup))].join('\n'),
  );
  const head = ['', 'games', 'positions', 'value of', 'mean chance', 'won', 'Brier', 'lead too high by'];
  return [row(head), row(head.map(() => '---')), ...lines, '', ...tables].join('\n');
}

function claimsOf(
  predictions: readonly Prediction[],
  predict: (prediction: Prediction, lookup: Lookup) => Predicted,
  lookup: Lookup,
): Claim[] {
  return predictions.map((prediction) => {
    const { game, mover, result } = prediction;
    const { points, wins } = predict(prediction, lookup);
    return {
      game,
      chance: nth(wins, mover),
      won: nth(result.wins, mover),
      lead: leadOf(points, mover),
      reached: leadOf(result.points, mover),
    };
  });
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function line(key: string, source: string, claims: readonly Claim[]): string {
  const bias = byGame(claims, ({ lead, reached }) => lead - reached);
  return row([
    key,
    String(new Set(claims.map(({ game }) => game)).size),
    String(claims.length),
    source,
    percent(mean(claims.map(({ chance }) => chance))),
    percent(mean(claims.map(({ won }) => won))),
    mean(claims.map(({ chance, won }) => (chance - won) ** 2)).toFixed(3),
    `${bias.value.toFixed(1)} ± ${bias.error.toFixed(1)}`,
  ]);
}

function reliability(claims: readonly Claim[]): string[] {
  const rows = BINS.slice(0, -1).flatMap((low, i) => {
    const high = nth(BINS, i + 1);
    const inside = claims.filter(({ chance }) => chance >= low && (chance < high || high === 1));
    if (inside.length === 0) return [];
    const won = byGame(inside, (claim) => claim.won);
    return row([
      `${low * 100}–${high * 100} %`,
      String(inside.length),
      percent(mean(inside.map(({ chance }) => chance))),
      `${percent(won.value)} ± ${(won.error * 100).toFixed(1)}`,
    ]);
  });
  return [row(['chance', 'positions', 'mean chance', 'won']), row(['---', '---', '---', '---']), ...rows, ''];
}

/** A mean, and its standard error with the game as the unit: positions of one game share its result. */
function byGame(claims: readonly Claim[], value: (claim: Claim) => number): { value: number; error: number } {
  const all = mean(claims.map(value));
  const sums = [...Map.groupBy(claims, ({ game }) => game).values()].map((members) =>
    members.reduce((sum, claim) => sum + value(claim) - all, 0),
  );
  return { value: all, error: Math.sqrt(sums.reduce((sum, one) => sum + one ** 2, 0)) / claims.length };
}
