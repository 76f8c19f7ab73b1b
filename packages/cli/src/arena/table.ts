/** The results of an arena as text. */
import type { ContestSummary, Estimate, SoloSummary } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import { alignRight } from '../tables.ts';

type Format = (value: number) => string;

export function contestTable(names: readonly string[], seats: number, summary: ContestSummary): string[] {
  // At a table for n, one `a` sits among several `b`.
  const others = seats === 2 ? '' : `${seats - 1} × `;
  const pairings = summary.pairings.map(({ a, b, games, wins, ties, losses, share, margin, elo }) => [
    `${names[a]} – ${others}${names[b]}`,
    String(games),
    `${wins}/${ties}/${losses}`,
    makeEstimate(share, percent),
    makeEstimate(margin, signed(2)),
    makeEstimate(elo, signed(0)),
  ]);
  const ratings = summary.ratings.map((rating, i) => [nth(names, i), makeEstimate(rating, signed(0))]);
  const fair = seats === 2 ? [] : [`(equals win ${percent(1 / seats)} %)`];
  return [
    ...alignRight([
      ['pairing', 'games', 'won/tied/lost', 'win share %', 'mean margin', 'Elo difference'],
      ...pairings,
    ]),
    ...fair,
    '',
    ...alignRight([['agent', 'Elo'], ...ratings]),
  ];
}

export function soloTable(names: readonly string[], summary: readonly SoloSummary[]): string[] {
  const rows = summary.map(({ games, mean, error, ratio }, i) => [
    nth(names, i),
    String(games),
    makeEstimate(mean, fixed(2)),
    error === null ? '–' : error.toFixed(2),
    makeEstimate(ratio, fixed(3)),
  ]);
  return alignRight([['agent', 'games', 'mean score', 'error', `× ${names[0]}`], ...rows]);
}

/** `+35 [+3, +67]`; a value without an upper bound is `> +350`. */
export function makeEstimate({ value, low, high }: Estimate, format: Format): string {
  if (value !== null) {
    return `${format(value)} [${low === null ? '−∞' : format(low)}, ${high === null ? '∞' : format(high)}]`;
  }
  if (low !== null) return `> ${format(low)}`;
  return high === null ? '–' : `< ${format(high)}`;
}

const percent: Format = (share) => (share * 100).toFixed(2);
const fixed =
  (decimals: number): Format =>
  (value) =>
    value.toFixed(decimals).replace('-', '−');
const signed =
  (decimals: number): Format =>
  (value) => {
    const text = Math.abs(value).toFixed(decimals);
    if (Number(text) === 0) return text;
    return `${value < 0 ? '−' : '+'}${text}`;
  };
