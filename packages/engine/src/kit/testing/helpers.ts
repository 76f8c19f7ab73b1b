/** Helpers to drive any game in tests. */
import { type Code, type Emit, type Game, type GameEvent, OVER, type Seat, SPECTATOR } from '../game.ts';
import { copy, type State } from '../layout.ts';
import type { Refusal, Result } from '../result.ts';
import type { Rng } from '../rng.ts';

/** Plays to the end, yielding each code before it is played. */
export type RandomMoves<S extends State, Event extends GameEvent> = (
  s: S,
  rng: Rng,
  emit?: Emit<Event>,
) => Iterable<Code>;

export interface Helpers<S extends State, Event extends GameEvent> {
  /** All viewers of a game. */
  readonly viewersOf: (s: S) => Seat[];
  readonly copyOf: (s: S) => S;
  readonly legalCodes: (s: S) => Code[];
  readonly wordOf: (s: S, code: Code) => string;
  readonly legalWords: (s: S) => string[];
  /** Why a word is refused now; undefined if it is legal. */
  readonly refusalOf: (s: S, word: string) => Refusal | undefined;
  /** Plays words as a log does: each is checked. Throws on a refusal. */
  readonly playWords: (s: S, words: string, emit?: Emit<Event>) => void;
  /** Everyone plays as `pick` chooses. */
  readonly pickedMoves: RandomMoves<S, Event>;
}

export function helpersFor<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
): Helpers<S, Event> {
  const encode = (s: S, word: string): Result<Code> => {
    const action = game.parse(word);
    return action.ok ? game.encode(s, action.value) : action;
  };
  const legalCodes = (s: S): Code[] => {
    const out = new Int32Array(game.meta.maxLegal);
    return Array.from(out.subarray(0, game.legal(s, out)));
  };
  const wordOf = (s: S, code: Code): string => game.format(game.decode(s, code));
  return {
    viewersOf: (s) => [SPECTATOR, ...Array.from({ length: game.seats(s) }, (_, seat) => seat)],
    copyOf(s) {
      const twin = game.create(game.optionsOf(s));
      copy(s, twin);
      return twin;
    },
    legalCodes,
    wordOf,
    legalWords: (s) => legalCodes(s).map((code) => wordOf(s, code)),
    refusalOf(s, word) {
      const code = encode(s, word);
      return code.ok ? undefined : code.error;
    },
    playWords(s, words, emit) {
      for (const word of words.split(' ')) {
        const code = encode(s, word);
        if (!code.ok) throw new Error(`${word}: ${code.error.rule} ${code.error.code}`);
        game.play(s, code.value, emit);
      }
    },
    *pickedMoves(s, rng, emit) {
      while (game.toMove(s) !== OVER) {
        const code = game.pick(s, rng);
        yield code;
        game.play(s, code, emit);
      }
    },
  };
}
