/** Games in progress, seen by the seat to move. */
import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, CHANCE, SeededRng, type State, type View, viewOf } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';

export interface Position {
  readonly game: AnyGame;
  readonly view: View<State>;
}

function inTheMiddle(game: AnyGame, input: object): Position {
  const options = game.options(input);
  if (!options.ok) throw new Error(options.error.code);
  const s = game.create(options.value);
  const rng = new SeededRng('the middle');
  const codes = new Int32Array(game.meta.maxLegal);
  const isDecision = (): boolean => game.toMove(s) !== CHANCE && game.legal(s, codes) > 1;
  for (let actions = 0; actions < 60 || !isDecision(); actions++) game.play(s, game.pick(s, rng));
  return { game, view: viewOf(game, s, game.toMove(s)) };
}

export const POSITIONS: Readonly<Record<'base' | 'modules' | 'other', Position>> = {
  base: inTheMiddle(metro, { players: 2 }),
  modules: inTheMiddle(metro, { players: 3, with: ['companies', 'london'] }),
  other: inTheMiddle(correspondances, { players: 3 }),
};
