/** How the computer would have played a deal: each level in the player's seat, against the same opponents. */

import type { AgentSpec } from '@guimard/ai';
import { createAgent, type Playable } from '@guimard/ai';
import { type Daily, dealtMove } from '@guimard/ai/daily';
import { CHANCE, type Log, newLog, OVER, Session, viewOf } from '@guimard/engine/kit';
import { Dealer } from '@guimard/protocol/deal';

export const LEVELS = 8;
/** Fewer playouts than at a table, since the player waits for all eight games; and no cap of time ends its searches. */
const MASTER: AgentSpec = { kind: 'search', budget: { playouts: 1000 } };

/** Raised whenever levels play differently. */
export const LEVEL_GAMES_VERSION = 3;

export interface LevelGame {
  readonly level: number;
  readonly log: Log;
  readonly scores: readonly number[];
}

const specOf = (level: number): AgentSpec => (level === LEVELS ? MASTER : { kind: 'level', level });

/** `onMove` is called after every move in the player's seat. */
export async function playLevel(
  subject: Playable,
  { deal, options, level: opponent }: Daily,
  level: number,
  onMove: () => void = () => {},
): Promise<LevelGame> {
  const { game } = subject;
  const opened = Session.open(game, newLog(game, options));
  if (!opened.ok) throw new Error(`the deal of the day is refused: ${opened.error.code}`);
  const session = opened.value;
  const { state } = session;
  const dealer = new Dealer(game, deal);
  const agent = createAgent(subject, specOf(level), `${deal}/level-${level}`);
  for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
    if (mover === CHANCE) session.play(dealer.draw(state));
    else if (mover === 0) {
      session.play(await agent.choose(viewOf(game, state, mover)));
      onMove();
    } else {
      const view = viewOf(game, state, mover);
      session.play(await dealtMove(subject, deal, opponent, view, session.steps.length));
    }
  }
  return { level, log: session.log, scores: Array.from(session.scores) };
}
