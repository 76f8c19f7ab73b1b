/**
 * A log with unknown draws, completed to one that replays: `?` stands for a random outcome that nobody wrote down, such
 * as a tile that another player holds. What was played later says what some of them were; the others are drawn.
 */
import { type AnyGame, CHANCE, type Code } from './game.ts';
import type { State } from './layout.ts';
import { type Log, type LogRefusal, replay } from './log.ts';
import { nth } from './nth.ts';
import { ok, type Result } from './result.ts';
import type { Rng } from './rng.ts';

/** The word for a random outcome that is not known. */
export const UNKNOWN = '?';

/** Unlucky draws may leave too little of something for what is known to come: then all are made again. */
const ATTEMPTS = 20;

/** How many actions are played to get past a refused one, and in all, so that a hostile log costs about a second at most. */
const PATIENCE = 20_000;
const PATIENCE_IN_ALL = 800_000;

/** Draws longer ago than this many actions are left alone: they belong to a round that is over. */
const MEMORY = 250;

/** A log as far as it replays. */
interface Draft {
  /** The words before `reached`, none of them `?`. */
  readonly words: readonly string[];
  /** The bytes of the state before each unknown draw up to `reached`. */
  readonly moments: ReadonlyMap<number, Uint8Array>;
  /** The first action that is refused; the number of actions if none is. */
  readonly reached: number;
}

/** Other words for some draws, the earliest first. */
type Changes = readonly (readonly [at: number, word: string])[];

/**
 * Refuses what no draws that were found explain. Which of the possible draws are chosen follows from `rng`; they are not
 * equally likely, so use `sample` to judge a position.
 */
export function completeLog(game: AnyGame, log: Log, rng: Rng): Result<Log, LogRefusal> {
  const start = replay(game, { ...log, actions: [] });
  if (!start.ok) return start;
  if (!log.actions.includes(UNKNOWN)) return replayed(game, log);
  const completion = new Completion(game, start.value, log.actions, rng);
  let best = completion.attempt();
  for (let i = 1; i < ATTEMPTS && best.reached < log.actions.length; i++) {
    const other = completion.attempt();
    if (other.reached > best.reached) best = other;
  }
  return replayed(game, { ...log, actions: [...best.words, ...log.actions.slice(best.reached)] });
}

function replayed(game: AnyGame, log: Log): Result<Log, LogRefusal> {
  const state = replay(game, log);
  return state.ok ? ok(log) : state;
}

class Completion {
  readonly #game: AnyGame;
  readonly #state: State;
  readonly #start: Uint8Array;
  readonly #actions: readonly string[];
  readonly #rng: Rng;
  readonly #codes: Int32Array;
  #played = 0;

  constructor(game: AnyGame, state: State, actions: readonly string[], rng: Rng) {
    this.#game = game;
    this.#state = state;
    this.#start = state.bytes.slice();
    this.#actions = actions;
    this.#rng = rng;
    this.#codes = new Int32Array(game.meta.maxLegal);
  }

  /** Draws at random, and draws something else instead whenever an action is refused. */
  attempt(): Draft {
    let draft = this.#playOn({ words: [], moments: new Map(), reached: 0 }, []);
    while (draft.reached < this.#actions.length) {
      const further = this.#getPast(draft);
      if (further === undefined) return draft;
      draft = further;
    }
    return draft;
  }

  /**
   * A draft with other draws that gets further. Words mostly name what they use, so a draw of what the refused one names is
   * made, or not made, first: that spares nearly all of the work.
   */
  #getPast(draft: Draft): Draft | undefined {
    const refused = nth(this.#actions, draft.reached);
    const enough = Math.min(this.#played + PATIENCE, PATIENCE_IN_ALL);
    for (const isNamed of [true, false])
      for (const changes of this.#changes(draft)) {
        if (
          changes.some(([at, word]) => names(refused, word) || names(refused, nth(draft.words, at))) !==
          isNamed
        )
          continue;
        const other = this.#playOn(draft, changes);
        if (other.reached > draft.reached) return other;
        if (this.#played > enough) return undefined;
      }
    return undefined;
  }

  /** One draw was another one; or, where none of those is left, two draws came the other way round. The last draws first. */
  *#changes({ words, moments, reached }: Draft): Iterable<Changes> {
    const draws = [...moments].filter(([at]) => at < reached && at >= reached - MEMORY).reverse();
    for (const [at, bytes] of draws)
      for (const word of this.#outcomes(bytes)) if (word !== words[at]) yield [[at, word]];
    for (const [i, [later]] of draws.entries())
      for (const [earlier] of draws.slice(i + 1)) {
        const [first, second] = [nth(words, earlier), nth(words, later)];
        if (first !== second)
          yield [
            [earlier, second],
            [later, first],
          ];
      }
  }

  #outcomes(bytes: Uint8Array): string[] {
    this.#state.bytes.set(bytes);
    const count = this.#game.legal(this.#state, this.#codes);
    return Array.from(this.#codes.subarray(0, count), (code) => this.#word(code));
  }

  /** Plays the changed words as far as it goes; draws that have become impossible are made again. */
  #playOn(draft: Draft, changes: Changes): Draft {
    const words = [...draft.words];
    for (const [at, word] of changes) words[at] = word;
    let reached = changes[0]?.[0] ?? 0;
    this.#state.bytes.set(draft.moments.get(reached) ?? this.#start);
    const moments = new Map<number, Uint8Array>();
    for (const [at, bytes] of draft.moments) if (at < reached) moments.set(at, bytes);
    for (; reached < this.#actions.length; reached++) {
      if (this.#actions[reached] === UNKNOWN) moments.set(reached, this.#state.bytes.slice());
      const code = this.#codeOf(words[reached] ?? nth(this.#actions, reached)) ?? this.#draw(reached);
      if (code === undefined) break;
      words[reached] = this.#word(code);
      this.#game.play(this.#state, code);
      this.#played++;
    }
    return { words: words.slice(0, reached), moments, reached };
  }

  #codeOf(word: string): Code | undefined {
    const action = this.#game.parse(word);
    const code = action.ok ? this.#game.encode(this.#state, action.value) : action;
    return code.ok ? code.value : undefined;
  }

  #draw(at: number): Code | undefined {
    const isDrawn = this.#actions[at] === UNKNOWN && this.#game.toMove(this.#state) === CHANCE;
    return isDrawn ? this.#game.pick(this.#state, this.#rng) : undefined;
  }

  #word(code: Code): string {
    return this.#game.format(this.#game.decode(this.#state, code));
  }
}

/** Whether an action seems to use an outcome: it begins with its letters, as a rotated tile has them, or repeats its last part. */
function names(action: string, outcome: string): boolean {
  const begin = action.slice(0, outcome.length);
  return sorted(begin) === sorted(outcome) || action.includes(outcome.slice(outcome.lastIndexOf('-') + 1));
}

const sorted = (word: string): string => word.split('').sort().join('');
