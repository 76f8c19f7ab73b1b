import { type AnyGame, newLog, nth, OVER, SeededRng, Session, viewOf } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { CASES, METRO, optionsOf } from '../testing/positions.ts';
import { assessPosition } from './assess.ts';

const DEPTH = { search: 8, playouts: 3 };

/** After so many actions at random. */
function played(game: AnyGame, options: object, actions: number): Session {
  const session = Session.open(game, newLog(game, options));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng('assess');
  for (let i = 0; i < actions && !session.value.isOver; i++) {
    session.value.play(game.pick(session.value.state, rng));
  }
  return session.value;
}

describe('an assessment', () => {
  it.each(CASES)('has chances that add up, at any moment: %s', (_, subject, options) => {
    const { game } = subject;
    for (const actions of [0, 60, 61, 62]) {
      const { log, state } = played(game, options, actions);
      const { expected, moves } = assessPosition(subject, { log, viewer: 0, depth: DEPTH, seed: 'a' });
      expect(expected.points).toHaveLength(game.seats(state));
      expect(expected.wins.reduce((sum, win) => sum + win)).toBeCloseTo(1, 2);
      const mover = game.toMove(state);
      const legal = mover >= 0 ? viewOf(game, state, mover).legal : [];
      const words = legal.map((code) => game.format(game.decode(state, code)));
      for (const { move } of moves) expect(words).toContain(move);
      expect(moves.length > 0).toBe(mover >= 0);
    }
  });

  it('is the result at the end of the game', () => {
    const session = played(METRO.game, optionsOf(METRO.game, { players: 2 }), Number.POSITIVE_INFINITY);
    expect(METRO.game.toMove(session.state)).toBe(OVER);
    const assessed = assessPosition(METRO, { log: session.log, viewer: 0, depth: DEPTH, seed: 'a' });
    expect(assessed.expected.points).toEqual(Array.from(session.scores));
    expect(nth(assessed.expected.wins, 0) + nth(assessed.expected.wins, 1)).toBe(1);
    expect(assessed.moves).toEqual([]);
  });
});
