/** Evaluations that are easy to predict, in place of threads. */
import type { PositionRequest, ReviewedPosition } from '@guimard/ai';
import { CHANCE, nth, replay, viewOf } from '@guimard/engine/kit';
import type { Crew } from '../crew.ts';
import { gameCalled } from '../games.ts';

/** Each action is worth a point and a percent to the first seat, and every move listed later loses two of each more. */
export function fixedCrew(asked: PositionRequest[] = []): Crew<PositionRequest, ReviewedPosition> {
  return {
    async ask(request) {
      asked.push(request);
      return evaluated(request);
    },
    async close() {},
  };
}

function evaluated({ log, index, isJudged }: PositionRequest): ReviewedPosition {
  const entry = gameCalled(log.game);
  if (!entry.ok) throw new Error(entry.error.message);
  const { game } = entry.value;
  const state = replay(game, { ...log, actions: log.actions.slice(0, index) });
  if (!state.ok) throw new Error(state.error.code);
  const seats = Array.from({ length: game.seats(state.value) }, (_, seat) => seat);
  const only = seats.length === 1;
  const expected = {
    points: seats.map((seat) => (seat === 0 ? 50 + index : 50)),
    wins: seats.map((seat) =>
      only ? 1 : seat === 0 ? 0.3 + index / 100 : (0.7 - index / 100) / (seats.length - 1),
    ),
  };
  const mover = game.toMove(state.value);
  const view = viewOf(game, state.value, mover);
  if (!isJudged || mover === CHANCE || view.legal.length < 2) return { index, expected };
  const word = nth(log.actions, index);
  const words = view.legal.map((code) => game.format(game.decode(view.known, code)));
  const lossOf = (move: string) => {
    const place = words.indexOf(move);
    return { points: 2 * place, win: only ? 0 : Number((0.02 * place).toFixed(4)) };
  };
  const moves = [...new Set([nth(words, 0), word])].map((move) => ({
    ...expected,
    move,
    loss: lossOf(move),
  }));
  const loss = lossOf(word);
  const grade =
    loss.points >= 16
      ? 'blunder'
      : loss.points >= 8
        ? 'mistake'
        : loss.points >= 4
          ? 'inaccuracy'
          : loss.points > 0
            ? 'good'
            : 'best';
  const skill = { points: seats.map(() => 0.5), wins: seats.map(() => 0) };
  return { index, expected, judgement: { moves, loss, grade, isSolved: false, skill } };
}
