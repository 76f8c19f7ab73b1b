/** What everybody would have had if the game had ended then: for games whose points come at the end. */
import { type AnyGame, CHANCE, type Log, nth, replay } from '@guimard/engine/kit';

/** By seat, at the moments of `scoresOverTime`; undefined where nothing scores at the end. */
export function valuesOverTime(game: AnyGame, log: Log): readonly (readonly number[])[] | undefined {
  if (game.scoresIfOver === undefined) return undefined;
  const rows: (readonly number[])[] = [];
  const replayed = replay(game, log, ({ index, mover }, state) => {
    if (mover === CHANCE && index + 1 < log.actions.length) return;
    const values = new Int32Array(game.seats(state));
    game.scoresIfOver?.(state, values);
    rows.push(Array.from(values));
  });
  if (!replayed.ok) return undefined;
  // Before the first move there is nothing yet to value: it begins where the first move leads to.
  const all = [...rows.slice(0, 1), ...rows];
  const seats = Array.from({ length: game.seats(replayed.value) }, (_, seat) => seat);
  return seats.map((seat) => all.map((row) => nth(row, seat)));
}
