/** Whether a game is what was dealt on a date: nothing counts that was not played through here. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { margin, playable } from '@guimard/ai';
import { type Daily, dealtMove } from '@guimard/ai/daily';
import {
  codeOf,
  fail,
  type Log,
  newRefusal,
  ok,
  type Result,
  refuse,
  Session,
  viewOf,
} from '@guimard/engine/kit';
import { type Deviation, verifyDeal } from '@guimard/protocol';

export interface Judged {
  /** Of all seats; the player has the first. */
  readonly scores: readonly number[];
  readonly margin: number;
}

/** The player's seat; computers have the others. */
const PLAYER = 0;

/** The same for the same game, whoever sends it. */
export const hashOfGame = ({ actions }: Log): string =>
  createHash('sha256').update(actions.join(' ')).digest('base64url');

/**
 * What is cheap to check comes first. The computer's moves take up to half a second in all; others are served between two
 * of them.
 */
export async function judge(daily: Daily, log: Log): Promise<Result<Judged>> {
  const subject = playable(daily.game);
  if (subject === undefined) throw new Error(`the calendar deals an unknown game: ${daily.game}`);
  const { game } = subject;
  const options = log.game === daily.game ? game.options(log.options) : undefined;
  if (options?.ok !== true || !isDeepStrictEqual(options.value, daily.options))
    return refuse('day', 'dayOfOtherGame');
  const dealt = verifyDeal(game, log, daily.deal);
  if (!dealt.ok) return fail(refusalOf(dealt.error));
  const end = Session.open(game, log);
  if (!end.ok) return end;
  if (!end.value.isOver) return refuse('not-over', 'gameNotOver');
  const state = game.create(options.value);
  for (const [at, action] of log.actions.entries()) {
    const mover = game.toMove(state);
    if (mover > PLAYER) {
      const view = viewOf(game, state, mover);
      const code = await dealtMove(subject, daily.deal, daily.level, view, at);
      if (game.format(game.decode(state, code)) !== action)
        return refuse('day', 'dayOtherOpponent', { number: at + 1 });
      await nextTurn();
    }
    game.play(state, codeOf(game, state, action));
  }
  const scores = Array.from(end.value.scores);
  return ok({ scores, margin: margin(scores, PLAYER) });
}

function refusalOf({ at, expected, ...refusal }: Deviation) {
  return expected === '' ? refusal : newRefusal('day', 'dayNotAsDealt', { number: at + 1 });
}
