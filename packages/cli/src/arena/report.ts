/** The report at the end of an arena. */
import type { Estimate, Schedule, Tally } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import { gameCalled } from '../games.ts';
import { makeSettings } from '../tables.ts';
import type { Brief, ThinkingTime } from './game.ts';
import { contestTable, soloTable } from './table.ts';

/** Each entrant's time per move. Only in JSON, so that the table depends only on the flags. */
export class Clock {
  readonly #times: readonly ThinkingTime[];

  constructor(entrants: number) {
    this.#times = Array.from({ length: entrants }, () => ({ moves: 0, ms: 0 }));
  }

  add(times: readonly ThinkingTime[]): void {
    for (const [i, { moves, ms }] of times.entries()) {
      const total = nth(this.#times, i);
      total.moves += moves;
      total.ms += ms;
    }
  }

  /** Of one entrant. */
  reading(entrant: number): { readonly moves: number; readonly msPerMove: number } {
    const { moves, ms } = nth(this.#times, entrant);
    return { moves, msPerMove: moves === 0 ? 0 : ms / moves };
  }
}

export function makeText(brief: Brief, schedule: Schedule, tally: Tally): string {
  const { options, seats, seed, deals, entrants } = brief;
  const names = entrants.map(({ name }) => name);
  const entry = gameCalled(brief.game);
  const title = entry.ok ? entry.value.game.meta.title : brief.game;
  return [
    `${schedule.games} games of ${title}: ${deals} deals, seed ${seed}`,
    makeSettings(options),
    '',
    ...(seats === 1 ? soloTable(names, tally.solo(seed)) : contestTable(names, seats, tally.contest(seed))),
    '',
  ].join('\n');
}

export function makeJson(brief: Brief, schedule: Schedule, tally: Tally, clock: Clock): string {
  const { game, options, seed, deals, entrants, seats } = brief;
  const head = { game, options, seed, deals, games: schedule.games };
  const agents = (results: readonly object[]): object[] =>
    entrants.map(({ name }, i) => ({ name, ...results[i], ...clock.reading(i) }));
  return `${JSON.stringify(
    seats === 1
      ? { ...head, agents: agents(tally.solo(seed)) }
      : { ...head, ...contest(brief, tally, agents) },
    round,
  )}\n`;
}

function contest(
  { seed, entrants }: Brief,
  tally: Tally,
  agents: (results: readonly object[]) => object[],
): object {
  const { pairings, ratings } = tally.contest(seed);
  return {
    pairings: pairings.map((pairing) => ({
      ...pairing,
      a: nth(entrants, pairing.a).name,
      b: nth(entrants, pairing.b).name,
    })),
    agents: agents(ratings.map((elo: Estimate) => ({ elo }))),
  };
}

const DECIMALS = 4;
/** Further digits would differ between machines, and mean nothing. */
const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value;
