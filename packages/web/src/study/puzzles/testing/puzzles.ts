/** Puzzles for tests: positions of a game at random, with values that nobody has searched for. */
import type { Puzzle, PuzzleMove } from '@guimard/ai/puzzles';
import { type AnyGame, CHANCE, type Log, newLog, nth, SeededRng, Session, viewOf } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { gameCalled, loadGame } from '../../../games.ts';
import { PuzzleTable } from '../puzzle-table.svelte.ts';

const game: AnyGame = metro;

/** A game of two after so many moves. */
function playedLog(moves: number, options: object): Log {
  const checked = game.options({ players: 2, first: 0, ...options });
  if (!checked.ok) throw new Error(checked.error.code);
  const session = Session.open(game, newLog(game, checked.value));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng('puzzle');
  const { state, steps } = session.value;
  while (game.toMove(state) === CHANCE || steps.filter(({ mover }) => mover !== CHANCE).length < moves)
    session.value.play(game.pick(state, rng));
  return session.value.log;
}

/** Of the moves that place a tile, the third is the best; the first two are listed too. */
export function makePuzzle(moves = 8, options: object = {}): Puzzle {
  const log = playedLog(moves, options);
  const session = Session.open(game, log);
  if (!session.ok) throw new Error(session.error.code);
  const { state } = session.value;
  const seat = game.toMove(state);
  const words = viewOf(game, state, seat)
    .legal.map((code) => game.format(game.decode(state, code)))
    .filter((word) => /\d\d$/.test(word));
  const listed = ([2, 0, 1] as const).map(
    (index, i): PuzzleMove => ({
      move: nth(words, index),
      points: [40 - i, 38],
      wins: [0.5 - i / 10, 0.5 + i / 10],
      loss: { points: i * 3, win: i / 10 },
    }),
  );
  return {
    id: 'test',
    log,
    seat,
    themes: ['finish', 'spoil'],
    moves: listed,
    margin: { points: 2.5, win: 0.05 },
    mined: 1000,
    proved: 10_000,
    level: 4,
    rating: 1300,
  };
}

export async function openPuzzle(puzzle = makePuzzle()): Promise<PuzzleTable> {
  const entry = gameCalled('metro');
  if (entry === undefined) throw new Error('there is no Metro');
  const opened = PuzzleTable.open(await loadGame(entry), puzzle);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}
