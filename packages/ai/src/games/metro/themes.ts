/**
 * What the best move of a puzzle of Metro does. Lines are compared, one by one, with what becomes of them after the other
 * moves: where the difference is, there is the point of the move.
 */
import { type Code, nth, SeededRng, type View } from '@guimard/engine/kit';
import {
  companies,
  consequencesOf,
  DEPARTURES,
  DRAW_CODE,
  isComplete,
  lineLength,
  type MetroState,
  metro,
  plays,
  TILE_CODE,
} from '@guimard/engine/metro';
import type { Theme } from '../../puzzles/puzzle.ts';
import type { Themes } from '../../puzzles/themes.ts';
import type { MetroHeuristic } from './heuristic.ts';
import { metroHeuristic } from './policy.ts';

/** A line that a tile takes this many crossings further goes the long way. */
const LONG = 3;
/** Other themes have at least this share of what the first one gains, and as many points. */
const SHARE = 0.3;
const POINTS = 1;
/** With companies, what the others hold is unknown: samples of it. */
const SAMPLES = 8;

export const metroThemes: Themes<MetroState> = {
  of(view, solution, others) {
    const extra: readonly Theme[] = plays(view.known, companies) ? ['share'] : [];
    if (solution === DRAW_CODE) return ['draw', ...extra];
    if (solution >= TILE_CODE) return isExchange(view.known, solution) ? ['share'] : ['city', ...extra];
    const about = ofPlacement(view, solution, others);
    return [...new Set([...about, ...extra])];
  },
};

/** M3: the only choice of this module. */
function isExchange(known: MetroState, code: Code): boolean {
  const action = metro.decode(known, code);
  return action.type === 'choose' && action.choice.startsWith('exchange-');
}

/** What a move leads to. */
interface After {
  readonly state: MetroState;
  readonly worths: MetroHeuristic;
  /** What modules tell of it. */
  readonly told: number;
}

function afterMove(known: MetroState, code: Code): After {
  const { after, events } = consequencesOf(known, code);
  const told = events.filter((event) => event.type === 'module' && event.module !== companies.name).length;
  return { state: after, worths: metroHeuristic(after), told };
}

function ofPlacement(view: View<MetroState>, solution: Code, others: readonly Code[]): Theme[] {
  const { known } = view;
  const best = afterMove(known, solution);
  // A drawn tile comes to a line later: only where nothing else is compared does it count.
  const placed = others.filter((code) => code < TILE_CODE);
  const rivals = (placed.length > 0 ? placed : others).map((code) => afterMove(known, code));
  const interest = interestOf(view);
  const gains = new Map<Theme, number>();
  const add = (theme: Theme, gain: number): void => {
    gains.set(theme, (gains.get(theme) ?? 0) + gain);
  };
  for (let departure = 0; departure < DEPARTURES; departure++) {
    const owner = nth(known.owner, departure);
    if (owner === 0 || isComplete(known, departure)) continue;
    const own = nth(interest, owner - 1);
    const otherwise = mean(rivals.map(({ worths }) => worths.worth(departure)));
    const gain = own * (best.worths.worth(departure) - otherwise);
    if (gain <= 0) continue;
    if (own < 0) add('spoil', gain);
    else for (const theme of becomes(known, best, departure)) add(theme, gain);
  }
  const told = best.told - mean(rivals.map((rival) => rival.told));
  return [...inOrder(gains), ...(told > 0 ? (['city'] as const) : [])];
}

/** What becomes of an own line; to the central station is far. */
function becomes(known: MetroState, { state, worths }: After, departure: number): readonly Theme[] {
  const length = lineLength(state, departure);
  if (isComplete(state, departure)) return worths.worth(departure) > length ? ['finish', 'long'] : ['finish'];
  return length - lineLength(known, departure) >= LONG ? ['long'] : ['save'];
}

/** What gains most comes first. Where nothing is gained, at least nothing is lost. */
function inOrder(gains: ReadonlyMap<Theme, number>): Theme[] {
  const sorted = [...gains].sort(([, a], [, b]) => b - a);
  const [, most] = sorted[0] ?? ['save', 0];
  const enough = Math.max(POINTS, SHARE * most);
  const themes = sorted.filter(([, gain], i) => i === 0 || gain >= enough).map(([theme]) => theme);
  return themes.length === 0 ? ['save'] : themes;
}

/** What the seat on turn gains from a point of each colour. */
function interestOf(view: View<MetroState>): number[] {
  const rng = new SeededRng('interest');
  const state = metro.create(metro.optionsOf(view.known));
  const heuristic = metroHeuristic(state);
  const samples = Array.from({ length: SAMPLES }, () => {
    metro.sample(view, rng, state);
    return heuristic.interests();
  });
  return nth(samples, 0).map((_, colour) => mean(samples.map((one) => nth(one, colour))));
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
