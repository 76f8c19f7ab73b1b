/** Games of the deal of the day, for tests. */
import { GAMES, playable } from '@guimard/ai';
import { dailyOn, dealtMove } from '@guimard/ai/daily';
import { CHANCE, newLog, SeededRng, Session, viewOf } from '@guimard/engine/kit';
import { type DailySubmission, Dealer } from '@guimard/protocol';

/** As an honest page plays it, with a player who moves at random. */
export async function playDaily(date: string, player: string): Promise<DailySubmission['log']> {
  const daily = dailyOn(date, GAMES)!;
  const subject = playable(daily.game)!;
  const { game } = subject;
  const session = Session.open(game, newLog(game, daily.options));
  if (!session.ok) throw new Error(session.error.code);
  const { state } = session.value;
  const [dealer, rng] = [new Dealer(game, daily.deal), new SeededRng(player)];
  while (!session.value.isOver) {
    const mover = game.toMove(state);
    const at = session.value.steps.length;
    const code = async () => {
      if (mover === CHANCE) return dealer.draw(state);
      if (mover === 0) return game.pick(state, rng);
      return dealtMove(subject, daily.deal, daily.level, viewOf(game, state, mover), at);
    };
    session.value.play(await code());
  }
  const { log } = session.value;
  // The options of all games are plain values and lists of them.
  return { ...log, options: log.options as DailySubmission['log']['options'], actions: [...log.actions] };
}
