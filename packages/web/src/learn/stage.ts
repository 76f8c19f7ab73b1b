/** Plays the short logs behind the drawings in the rules, so that every drawing is a position of a real game. */
import { CHANCE, type Game, type GameEvent, OVER, SeededRng, type State } from '@guimard/engine/kit';

export interface Script<Event extends GameEvent> {
  readonly options?: object;
  /** Words of a log. Outcomes of chance may be left out where any will do. */
  readonly words?: readonly string[];
  /** Where the outcomes that are left out come from. */
  readonly seed?: string;
  /** After the words the players make so many moves at random, */
  readonly moves?: number;
  /** or as many as it takes until this happens. */
  readonly until?: (event: Event) => boolean;
  /** Right after the words it stops, even where chance would go on. */
  readonly stops?: true;
}

export interface Staged<S, Event> {
  readonly state: S;
  readonly events: readonly Event[];
}

/** The position after a script: a player's turn, unless it stops before, or the end. Throws if the script is no game: that is a bug. */
export function stage<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  { options, words = [], seed = '', moves = 0, until, stops }: Script<Event>,
): Staged<S, Event> {
  const checked = game.options(options ?? {});
  if (!checked.ok) throw new Error(checked.error.code);
  const state = game.create(checked.value);
  const events: Event[] = [];
  const rng = new SeededRng(seed);
  const playAtRandom = (): void => game.play(state, game.pick(state, rng), (event) => events.push(event));
  for (const word of words) {
    for (;;) {
      const action = game.parse(word);
      const code = action.ok ? game.encode(state, action.value) : action;
      if (code.ok) {
        game.play(state, code.value, (event) => events.push(event));
        break;
      }
      if (game.toMove(state) !== CHANCE) throw new Error(`${word} is refused: ${code.error.code}`);
      playAtRandom();
    }
  }
  if (stops) return { state, events };
  let left = moves;
  while (game.toMove(state) === CHANCE || left > 0 || (until !== undefined && !events.some(until))) {
    if (game.toMove(state) !== CHANCE) left--;
    if (game.toMove(state) === OVER) throw new Error('the game ended before the script did');
    playAtRandom();
  }
  return { state, events };
}
