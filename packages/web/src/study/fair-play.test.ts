import { type AnyGame, CHANCE, newLog, SeededRng, Session, viewOf } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import { isRunning, rememberRunning } from './fair-play.ts';

const game: AnyGame = metro;

function play(seed: string, moves: number): Session {
  const options = game.options({ players: 2 });
  if (!options.ok) throw new Error(options.error.code);
  const session = Session.open(game, newLog(game, options.value));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng(seed);
  for (let made = 0; made < moves; ) {
    if (game.toMove(session.value.state) !== CHANCE) made++;
    session.value.play(game.pick(session.value.state, rng));
  }
  return session.value;
}

const told = ({ state }: Session, moves: number, isOver = false) => ({
  id: 'abcdefgh',
  game,
  known: viewOf(game, state, 0).known,
  moves,
  isOver,
});

test('the position of a running game is known, whoever looks at it, until the game is over', () => {
  const session = play('running', 12);
  rememberRunning(told(session, 12));
  expect(isRunning(game, session.state)).toBe(true);
  expect(isRunning(game, viewOf(game, session.state, 1).known)).toBe(true);
  expect(isRunning(game, play('another', 12).state)).toBe(false);
  rememberRunning(told(session, 12, true));
  expect(isRunning(game, session.state)).toBe(false);
});

test('the first moves of many games are the same, and nobody minds', () => {
  const session = play('running', 2);
  rememberRunning(told(session, 2));
  expect(isRunning(game, session.state)).toBe(false);
});
