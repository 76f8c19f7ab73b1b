/** A recorded game, move by move, compared with what an agent would have done in each player's seat. */
import type { Agent, Candidate, Report } from '@guimard/ai';
import {
  type Code,
  codeOf,
  nth,
  type Seat,
  type Session,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import { fixed, type Loss, type Mark, markFor } from './marks.ts';

/** A move with fewer visits than this is evaluated with reserve. */
export const FEW_VISITS = 50;

export interface Judgement {
  /** The action's index in the log. */
  readonly index: number;
  readonly seat: Seat;
  /** As words of the log. */
  readonly played: string;
  readonly choice: string;
  /** The agent's expectation of both; undefined for a move that it has not tried. */
  readonly expected: { readonly played: Candidate | undefined; readonly choice: Candidate | undefined };
  /** Undefined if the agent has not tried the move played. A move that looks better than the choice loses nothing. */
  readonly loss: Loss | undefined;
  readonly mark: Mark | undefined;
  /** The loss rests on few visits. */
  readonly isUncertain: boolean;
}

/** Which moves are evaluated: a range of the log, both ends included, and one seat if named. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly seat?: Seat;
}

/**
 * Evaluates every decision in the range. Chance decides nothing, and neither does a player with one legal action. Each
 * decision gets a new agent, so that an evaluation does not depend on the range, and it sees what that seat saw.
 */
export async function* analyseGame(
  session: Session,
  agentFor: (index: number) => Agent,
  { from, to, seat }: Range,
): AsyncGenerator<Judgement> {
  const { game } = session;
  const state = game.create(game.optionsOf(session.state));
  for (const { index, mover, action } of session.steps.slice(0, to + 1)) {
    const code = codeOf(game, state, action);
    if (index >= from && mover >= 0 && (seat === undefined || seat === mover)) {
      const view = viewOf(game, state, mover);
      if (view.legal.length > 1) {
        const { choice, moves } = await ask(agentFor(index), view, code);
        const word = (code: Code): string => game.format(game.decode(view.known, code));
        yield judge({ index, seat: mover, played: word(code), choice: word(choice) }, code, choice, moves);
      }
    }
    game.play(state, code);
  }
}

async function ask(
  agent: Agent,
  view: View<State>,
  judge: Code,
): Promise<{ choice: Code; moves: Report['moves'] }> {
  let moves: Report['moves'] = [];
  const choice = await agent.choose(view, {
    judge,
    onProgress(report) {
      moves = report.moves;
    },
  });
  return { choice, moves };
}

function judge(
  move: Pick<Judgement, 'index' | 'seat' | 'played' | 'choice'>,
  code: Code,
  choice: Code,
  moves: Report['moves'],
): Judgement {
  const tried = (wanted: Code) => moves.find((move) => move.code === wanted && move.visits > 0);
  const expected = { played: tried(code), choice: tried(choice) };
  const loss = code === choice ? { points: 0, win: 0 } : lossOf(expected, move.seat);
  const mark = loss && markFor(loss);
  const visits = Math.min(expected.played?.visits ?? 0, expected.choice?.visits ?? 0);
  return { ...move, expected, loss, mark, isUncertain: code !== choice && visits < FEW_VISITS };
}

function lossOf({ played, choice }: Judgement['expected'], seat: Seat): Loss | undefined {
  if (played === undefined || choice === undefined) return undefined;
  return {
    points: fixed(Math.max(0, leadIn(choice, seat) - leadIn(played, seat))),
    win: fixed(Math.max(0, nth(choice.wins, seat) - nth(played.wins, seat))),
  };
}

function leadIn({ scores }: Candidate, seat: Seat): number {
  const others = scores.toSpliced(seat, 1);
  return nth(scores, seat) - (others.length === 0 ? 0 : Math.max(...others));
}
