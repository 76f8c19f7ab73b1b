/** Two games that one viewer cannot tell apart, although they differ in what is hidden from that viewer. */
import {
  type AnyGame,
  CHANCE,
  type Code,
  copy,
  equals,
  eventFor,
  type GameEvent,
  OVER,
  type Result,
  type Rng,
  reveal,
  type Seat,
  type State,
} from '@guimard/engine/kit';

/** Plays this many random actions. */
export function randomActions(game: AnyGame, options: object, rng: Rng, length: number): string[] {
  const s = game.create(options);
  const words: string[] = [];
  while (words.length < length && game.toMove(s) !== OVER) {
    const code = game.pick(s, rng);
    words.push(game.format(game.decode(s, code)));
    game.play(s, code);
  }
  return words;
}

/** The same game for the viewer, with other random outcomes wherever the viewer cannot notice. */
export function twinOf(
  game: AnyGame,
  options: object,
  words: readonly string[],
  viewer: Seat,
  rng: Rng,
): string[] {
  let twin = [...words];
  // From the end to the beginning: up to the changed action both games are always the same.
  const states = statesBefore(game, options, words);
  for (let at = words.length - 1; at >= 0; at--)
    twin = changedAt(game, copyOf(game, states[at]), twin, at, viewer, rng) ?? twin;
  return twin;
}

/** The state before each of the actions. */
function statesBefore(game: AnyGame, options: object, words: readonly string[]): State[] {
  const s = game.create(options);
  return words.map((word) => {
    const before = copyOf(game, s);
    game.play(s, codeFor(game, s, word)!);
    return before;
  });
}

function changedAt(
  game: AnyGame,
  s: State,
  words: readonly string[],
  at: number,
  viewer: Seat,
  rng: Rng,
): string[] | undefined {
  if (game.toMove(s) !== CHANCE) return undefined;
  const wanted = look(game, s, codeFor(game, s, words[at])!, viewer);
  const other = outcomes(game, s).filter(
    (code) => game.format(game.decode(s, code)) !== words[at] && isSame(look(game, s, code, viewer), wanted),
  );
  if (other.length === 0) return undefined;
  const changed = copyOf(game, s);
  const code = other[rng.below(other.length)];
  const begin = [...words.slice(0, at), game.format(game.decode(s, code))];
  game.play(s, codeFor(game, s, words[at])!);
  game.play(changed, code);
  const rest = follow(game, s, changed, words.slice(at + 1), viewer);
  return rest === undefined ? undefined : [...begin, ...rest];
}

/** Plays both on, the second like the first where possible; undefined if the viewer would notice. */
function follow(
  game: AnyGame,
  s: State,
  changed: State,
  words: readonly string[],
  viewer: Seat,
): string[] | undefined {
  const rest: string[] = [];
  for (const word of words) {
    const wanted = look(game, s, codeFor(game, s, word)!, viewer);
    const same = codeFor(game, changed, word);
    const candidates = same === undefined ? [] : [same];
    // Draws of the first game are repeated: the one that was due then, or any other that looks the same.
    if (game.toMove(changed) === CHANCE) candidates.push(...outcomes(game, changed));
    const code = candidates.find((candidate) => isSame(look(game, changed, candidate, viewer), wanted));
    if (code === undefined) return undefined;
    rest.push(game.format(game.decode(changed, code)));
    game.play(s, codeFor(game, s, word)!);
    game.play(changed, code);
  }
  return rest;
}

function codeFor(game: AnyGame, s: State, word: string): Code | undefined {
  const action = game.parse(word);
  const code: Result<Code> = action.ok ? game.encode(s, action.value) : action;
  return code.ok ? code.value : undefined;
}

function outcomes(game: AnyGame, s: State): Code[] {
  const codes = new Int32Array(game.meta.maxLegal);
  return Array.from(codes.subarray(0, game.legal(s, codes)));
}

function copyOf(game: AnyGame, s: State): State {
  const other = game.create(game.optionsOf(s));
  copy(s, other);
  return other;
}

function look(game: AnyGame, s: State, code: Code, viewer: Seat): { known: State; events: string } {
  const after = copyOf(game, s);
  const events: GameEvent[] = [];
  game.play(after, code, (event) => events.push(eventFor(event, viewer)));
  const known = game.create(game.optionsOf(s));
  reveal(after, viewer, known);
  return { known, events: JSON.stringify(events) };
}

const isSame = (a: ReturnType<typeof look>, b: ReturnType<typeof look>): boolean =>
  a.events === b.events && equals(a.known, b.known);
