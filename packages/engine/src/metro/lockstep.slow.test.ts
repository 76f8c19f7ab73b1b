/**
 * The engine in lockstep with the slow reference: B1–B19 and V1–V4, 2–6 players, the first player fixed or drawn, in
 * every combination. Both must agree on everything about the game.
 */
import { describe, expect, it, vi } from 'vitest';
import { CHANCE, OVER } from '../kit/game.ts';
import { SeededRng } from '../kit/rng.ts';
import type { MetroEvent } from './event.ts';
import { metro } from './metro.ts';
import { makeBoard } from './notation.ts';
import type { MetroOptions } from './options.ts';
import { createState } from './setup.ts';
import type { MetroState } from './state.ts';
import { everyVariant, handOf, legalCodes, PLAYERS, randomMoves, wordOf } from './testing/games.ts';
import { type ReferenceLine, ReferenceMetro } from './testing/reference.ts';
import { COLOURS } from './types.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Per combination; × 24 variants × 5 numbers of players × 2 ways to start. */
const GAMES = 5;

/** Everything to compare, as one text per game, so that a difference is easy to find. */
interface Picture {
  readonly toMove: number | 'chance' | 'over';
  /** Words, with their weight for random outcomes, in alphabetical order. */
  readonly legal: string;
  readonly board: string;
  readonly pile: number;
  readonly hands: string;
  readonly scores: string;
  readonly lines: string;
}

const text = ({ toMove, legal, board, pile, hands, scores, lines }: Picture): string => {
  const now = `to move: ${toMove}\nlegal: ${legal}\nboard: ${board}\npile: ${pile}`;
  return `${now}\nhands: ${hands}\nscores: ${scores}\n${lines}`;
};

const lineText = ({ station, seat, length, points, end }: ReferenceLine): string =>
  `line ${station} of ${seat}: ${length} to ${end}, ${points} points\n`;

function pictureOfEngine(s: MetroState, lines: string): Picture {
  const mover = metro.toMove(s);
  const weightOf = (code: number): string => (mover === CHANCE ? `=${metro.weight(s, code)}` : '');
  const scores = new Int32Array(s.seats);
  metro.scores(s, scores);
  return {
    toMove: mover === CHANCE ? 'chance' : mover === OVER ? 'over' : mover,
    legal: legalCodes(s)
      .map((code) => wordOf(s, code) + weightOf(code))
      .sort()
      .join(' '),
    board: makeBoard(s),
    pile: s.pile,
    hands: Array.from(scores, (_, seat) => handOf(s, seat).sort().join(' ')).join(' | '),
    scores: scores.join(' '),
    lines,
  };
}

function pictureOfReference(game: ReferenceMetro, players: number): Picture {
  const toMove = game.toMove();
  const weightOf = (word: string): string => (toMove === 'chance' ? `=${game.weight(word)}` : '');
  return {
    toMove,
    legal: game
      .legal()
      .map((word) => word + weightOf(word))
      .sort()
      .join(' '),
    board: game.board(),
    pile: game.pile(),
    hands: Array.from({ length: players }, (_, seat) => game.hand(seat).join(' ')).join(' | '),
    scores: game.scores().join(' '),
    lines: game.lines().map(lineText).join(''),
  };
}

function playInLockstep(options: MetroOptions, seed: string, eager: number): void {
  const s = createState(options);
  const reference = new ReferenceMetro({ ...options, hand: options.hand as 1 | 2 | 3 });
  let lines = '';
  const emit = (event: MetroEvent): void => {
    if (event.type !== 'line') return;
    const seat = event.colour === null ? null : COLOURS.indexOf(event.colour);
    lines += lineText({ ...event, station: Number(event.station), seat });
  };
  const compare = (): void => {
    const ours = text(pictureOfEngine(s, lines));
    const theirs = text(pictureOfReference(reference, options.players));
    if (ours !== theirs) expect(ours, `seed ${seed}`).toBe(theirs);
  };
  for (const code of randomMoves(s, new SeededRng(seed), { eager, emit })) {
    compare();
    reference.play(wordOf(s, code));
  }
  compare();
  expect(reference.toMove()).toBe('over');
}

describe.each(PLAYERS)('the reference and the engine, %i players', (players) => {
  // The first player is fixed, a different seat in each game, or drawn (B9).
  it.each(everyVariant(players))('%s', (name, options) => {
    for (let game = 0; game < GAMES; game++) {
      // Every other game draws more often than a uniform choice would (B10).
      const eager = game % 2 === 0 ? 0 : 3;
      playInLockstep({ ...options, first: game % players }, `${name}, fixed, ${game}`, eager);
      playInLockstep({ ...options, first: 'random' }, `${name}, random, ${game}`, eager);
    }
  });
});
