/** What an attack did, as a row of a table. */
import { part } from '../server/game.ts';
import type { Noticed } from './honest.ts';

const MB = 2 ** 20;

export interface Outcome {
  readonly title: string;
  /** On the same server, just before. */
  readonly quiet: Noticed;
  readonly attacked: Noticed;
  /** Bytes that the server held before, and at most. */
  readonly memory: { readonly before: number; readonly peak: number };
  /** Bytes of its files: at first, after the quiet time, and after the attack, which was as long. */
  readonly sizes: readonly number[];
  /** What the attackers got. */
  readonly got: string;
  readonly reports: readonly string[];
}

export const COLUMNS = `| attack | moves: median | 99 % | most | 99 % when quiet | times that | pages: 99 % | computer: 99 % | newcomers served | memory | stored beyond quiet | attackers got | and |
|---|---|---|---|---|---|---|---|---|---|---|---|---|`;

const ms = (times: readonly number[], share: number): string => {
  const time = part(times, share);
  return Number.isNaN(time)
    ? '–'
    : `${time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en')} ms`;
};

const slowness = ({ attacked, quiet }: Outcome): number =>
  part(attacked.moves, 0.99) / part(quiet.moves, 0.99);

/** Of several, the one in the middle; of two the worse. */
export const middle = (outcomes: readonly Outcome[]): Outcome | undefined =>
  outcomes.toSorted((a, b) => slowness(a) - slowness(b))[Math.floor(outcomes.length / 2)];

export function rowOf(outcome: Outcome): string {
  const { title, quiet, attacked, memory, sizes, got, reports } = outcome;
  const [first = 0, second = 0, last = 0] = sizes;
  const stored = last - second - (second - first);
  const { moves, reads, answers, newcomers, lobby, harm } = attacked;
  const unlisted = lobby.read - lobby.listed;
  const others = [
    ...reports,
    ...(unlisted > 0 ? [`lobby without the table that waits: ${unlisted} of ${lobby.read} times`] : []),
    ...(harm.isEmpty ? [] : [`honest: ${harm.toString()}`]),
  ];
  return `| ${[
    title,
    ...[0.5, 0.99, 1].map((share) => ms(moves, share)),
    ms(quiet.moves, 0.99),
    slowness(outcome).toFixed(1),
    ms(reads, 0.99),
    ms(answers, 0.99),
    `${newcomers.served} of ${newcomers.all}`,
    `${(memory.before / MB).toFixed(0)} → ${(memory.peak / MB).toFixed(0)} MB`,
    `${(stored / MB).toFixed(1)} MB`,
    got.replaceAll('|', '\\|'),
    others.join('; ').replaceAll('|', '\\|'),
  ].join(' | ')} |`;
}
