import { equals, nth, SeededRng, type State, type View, viewOf } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { expectedAfter, isBetter } from '../testing/brute-force.ts';
import { lastDecision } from '../testing/endings.ts';
import { CASES, decisionAfter, METRO, optionsOf, twinOf } from '../testing/positions.ts';
import { type Judgement, judge } from './judge.ts';

const DEPTH = { search: 8, playouts: 3 };
const TWO_PLAYERS = optionsOf(METRO.game, { players: 2, first: 0 });

const wordOf = (view: View<State>, code: number): string =>
  METRO.game.format(METRO.game.decode(view.known, code));

/** Of a move that need not be among the favourites. */
function judgeLast(view: View<State>, depth = DEPTH): Judgement {
  return judge(METRO, view, nth(view.legal, view.legal.length - 1), depth, 'judge');
}

describe('a judgement', () => {
  it.each(CASES)('does not depend on what the player could not know: %s', (name, subject, options) => {
    const { game } = subject;
    let different = 0;
    for (let seed = 0; seed < 2; seed++) {
      const rng = new SeededRng(`${name} ${seed}`);
      const decision = decisionAfter(game, options, rng, 40 + rng.below(50));
      if (decision === undefined) continue;
      const { state, seat, view } = decision;
      const twin = twinOf(game, decision, rng);
      if (!equals(state, twin)) different++;
      const played = nth(view.legal, rng.below(view.legal.length));
      expect(JSON.stringify(judge(subject, viewOf(game, twin, seat), played, DEPTH, 'twins'))).toBe(
        JSON.stringify(judge(subject, view, played, DEPTH, 'twins')),
      );
    }
    // Equal twins would prove nothing; in solo games nothing is hidden.
    if (game.seats(game.create(options)) > 1) expect(different).toBeGreaterThan(0);
  });

  it('lists the favourites and the move that was played; the first loses nothing', () => {
    const { view } = decisionAfter(METRO.game, TWO_PLAYERS, new SeededRng('list'), 50)!;
    const { moves, loss } = judgeLast(view);
    expect(moves[0].loss).toEqual({ points: 0, win: 0 });
    expect(new Set(moves.map(({ move }) => move)).size).toBe(moves.length);
    const played = moves.find(({ move }) => move === wordOf(view, nth(view.legal, view.legal.length - 1)));
    expect(played?.loss).toEqual(loss);
    for (const { wins, loss: lost } of moves) {
      expect(wins[0] + wins[1]).toBeCloseTo(1, 3);
      expect(Math.min(lost.points, lost.win)).toBeGreaterThanOrEqual(0);
    }
  });

  it('is exact where the end can be solved', () => {
    let solved = 0;
    for (let seed = 0; seed < 6; seed++) {
      const decision = lastDecision(TWO_PLAYERS, `solved ${seed}`, 3);
      if (decision === undefined) continue;
      const { state, seat, view } = decision;
      const tried = view.legal.map((code) => expectedAfter(METRO.game, state, code));
      view.legal.forEach((played, i) => {
        const { isSolved, grade } = judge(METRO, view, played, { search: 1, playouts: 1 }, 'solved');
        expect(isSolved).toBe(true);
        const isBest = tried.every((other) => !isBetter(other, nth(tried, i), seat));
        if (isBest) expect(grade).toBe('best');
        solved++;
      });
    }
    expect(solved).toBeGreaterThan(3);
  });
});
