/** Rounds between bots, and what section 7 of the specification reports of them. */
import {
  type CorrespondancesOptions,
  type CorrespondancesState,
  correspondances,
  M_WEST,
  ROW,
} from '@guimard/engine/correspondances';
import { CHANCE, type Code, copy, nth, type Seat, SeededRng, type View, viewOf } from '@guimard/engine/kit';

/** What a player to move does. */
export type Choose = (s: CorrespondancesState, seat: Seat, rng: SeededRng) => Code;

/** What is recorded about a scored round. */
export interface Round {
  readonly tiles: number;
  readonly draws: number;
  readonly aside: number;
  readonly placements: number;
  readonly bonus: boolean;
  /** By seat, in turn order. */
  readonly players: readonly {
    readonly line: number;
    /** Undefined without a journey. */
    readonly transfers: number | undefined;
    readonly byM: boolean;
  }[];
}

export function optionsFor(players: number): CorrespondancesOptions {
  const options = correspondances.options({ players });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

export const pickAtRandom: Choose = (s, _seat, rng) => correspondances.pick(s, rng);

/** A player who gets only its seat's view. */
export const seeing =
  (choose: (view: View<CorrespondancesState>, rng: SeededRng) => Code): Choose =>
  (s, seat, rng) =>
    choose(viewOf(correspondances, s, seat), rng);

/** Seat 0 starts every round, so seats are in turn order. The seeds are not those that bots were calibrated on. */
export function playRounds(players: number, count: number, choose: Choose): Round[] {
  const fresh = correspondances.create(optionsFor(players));
  const state = correspondances.create(optionsFor(players));
  const rng = new SeededRng(`validation ${players}`);
  return Array.from({ length: count }, () => {
    copy(fresh, state);
    return playRound(state, choose, rng);
  });
}

function playRound(s: CorrespondancesState, choose: Choose, rng: SeededRng): Round {
  const codes = new Int32Array(correspondances.meta.maxLegal);
  let placements = 0;
  while (s.round === 0) {
    const mover = correspondances.toMove(s);
    if (mover === CHANCE) {
      correspondances.play(s, correspondances.pick(s, rng));
    } else {
      placements += correspondances.legal(s, codes);
      correspondances.play(s, choose(s, mover, rng));
    }
  }
  return record(s, placements);
}

/** The tiles of a scored round stay until the next one starts. */
function record(s: CorrespondancesState, placements: number): Round {
  const aside = s.aside.reduce((sum, count) => sum + count, 0);
  const tiles = s.placed - ROW;
  const journeys = s.lastTransfers.reduce((sum, next) => sum + (next === 0 ? 0 : Math.max(1, 6 - next)), 0);
  return {
    tiles,
    draws: tiles + aside,
    aside,
    placements,
    bonus: s.lastPoints.reduce((sum, points) => sum + points, 0) > journeys,
    players: Array.from(s.lastLine, (line, seat) => ({
      line,
      transfers: s.lastTransfers[seat] ? s.lastTransfers[seat] - 1 : undefined,
      byM: nth(s.lastArrival, seat) >= M_WEST,
    })),
  };
}

/** A ratio over rounds: counts per round, e.g. journeys by (M) of journeys. */
export interface Figure {
  readonly name: string;
  readonly unit: '%' | '';
  readonly part: (round: Round) => number;
  readonly of: (round: Round) => number;
}

const one = (): number => 1;
const journeysOf = (round: Round) => round.players.filter(({ transfers }) => transfers !== undefined);
const hasJourney = (round: Round): number => Math.min(1, journeysOf(round).length);

/** The figures of a table for some number of players. */
export function figuresFor(players: number): Figure[] {
  const percent = (name: string, part: Figure['part'], of: Figure['of']): Figure => ({
    name,
    unit: '%',
    part,
    of,
  });
  const counts = Array.from({ length: players }, (_, i) => i + 1);
  return [
    percent('rounds ended by a journey', hasJourney, one),
    { name: 'tiles per round', unit: '', part: (round) => round.tiles, of: one },
    ...[0, 1, 2, 3, 4].map((n) =>
      percent(
        `journeys with ${n}${n === 4 ? '+' : ''} transfers`,
        (round) => journeysOf(round).filter(({ transfers = 0 }) => Math.min(4, transfers) === n).length,
        (round) => journeysOf(round).length,
      ),
    ),
    percent(
      'arrival by (M)',
      (round) => journeysOf(round).filter(({ byM }) => byM).length,
      (round) => journeysOf(round).length,
    ),
    ...counts.map((n) =>
      percent(`${n} completing, if any`, (round) => (journeysOf(round).length === n ? 1 : 0), hasJourney),
    ),
    percent('bonus awarded', (round) => (round.bonus ? 1 : 0), one),
    percent(
      'unplaceable draws',
      (round) => round.aside,
      (round) => round.draws,
    ),
    {
      name: 'legal placements per draw',
      unit: '',
      part: (round) => round.placements,
      of: (round) => round.draws,
    },
    ...[1, 2, 3, 4].map((line) =>
      percent(
        `line ${line} completes`,
        (round) => journeysOf(round).filter((player) => player.line === line).length,
        (round) => round.players.filter((player) => player.line === line).length,
      ),
    ),
    ...counts.map((n) =>
      percent(
        `seat ${n} completes`,
        (round) => (nth(round.players, n - 1).transfers === undefined ? 0 : 1),
        one,
      ),
    ),
  ];
}

export interface Measured {
  readonly value: number;
  readonly error: number;
}

/**
 * A ratio of sums and its standard error, by how much single rounds stray from it: two journeys of one round
 * often share their way, so they must not count as two independent ones.
 */
export function measure({ unit, part, of }: Figure, rounds: readonly Round[]): Measured {
  const scale = unit === '%' ? 100 : 1;
  const parts = rounds.map(part);
  const wholes = rounds.map(of);
  const whole = wholes.reduce((a, b) => a + b, 0);
  if (whole === 0) return { value: Number.NaN, error: Number.NaN };
  const ratio = parts.reduce((a, b) => a + b, 0) / whole;
  const squares = parts.reduce((sum, x, i) => sum + (x - ratio * nth(wholes, i)) ** 2, 0);
  return { value: ratio * scale, error: (Math.sqrt(squares) / whole) * scale };
}

export function quantile(rounds: readonly Round[], share: number): number {
  const tiles = rounds.map((round) => round.tiles).sort((a, b) => a - b);
  return nth(tiles, Math.min(tiles.length - 1, Math.floor(share * tiles.length)));
}
