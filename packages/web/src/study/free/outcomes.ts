/** What chance may decide in a state. */
import { type AnyGame, CHANCE, type GameEvent, type State } from '@guimard/engine/kit';
import type { Outcome } from '../../game-ui.ts';

export function copyOf(game: AnyGame, state: State): State {
  const copy = game.create(game.optionsOf(state));
  copy.bytes.set(state.bytes);
  return copy;
}

/** None unless chance is to decide. */
export function outcomesOf(game: AnyGame, state: State): readonly Outcome[] {
  if (game.toMove(state) !== CHANCE) return [];
  const codes = new Int32Array(game.meta.maxLegal);
  return Array.from(codes.subarray(0, game.legal(state, codes)), (code) => {
    const events: GameEvent[] = [];
    game.play(copyOf(game, state), code, (event) => events.push(event));
    return { code, word: game.format(game.decode(state, code)), weight: game.weight(state, code), events };
  });
}

/** Those after which all of these words can be played. */
export function outcomesBefore(game: AnyGame, state: State, words: readonly string[]): readonly Outcome[] {
  return outcomesOf(game, state).filter(({ code }) => {
    const after = copyOf(game, state);
    game.play(after, code);
    return words.every((word) => {
      const action = game.parse(word);
      const next = action.ok ? game.encode(after, action.value) : action;
      if (next.ok) game.play(after, next.value);
      return next.ok;
    });
  });
}
