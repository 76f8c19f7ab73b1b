/**
 * Fair play: whoever plays in a running game online does not analyse it. The browser remembers what everybody at the table
 * has seen of its own running games, as keys, so that the analysis board knows such a position however it got there.
 */
import { type AnyGame, hash, reveal, SPECTATOR, type State } from '@guimard/engine/kit';
import { list, object, string } from '../schema.ts';
import { stored } from '../stored.ts';

/** The first moves of many games are the same. */
const FIRST_MOVES = 6;
/** Of each game, the last positions. */
const KEYS = 24;
/** More games at a time than anybody plays. */
const GAMES = 50;

const running = stored('guimard.running-games', list(object({ table: string, keys: list(string) })), []);

/** The same for everybody who sees the position, whatever they hold. */
function keyOf(game: AnyGame, known: State): string {
  const seen = game.create(game.optionsOf(known));
  reveal(known, SPECTATOR, seen);
  return `${game.meta.id} ${seen.bytes.length} ${hash(seen)}`;
}

interface OnlineGame {
  readonly id: string;
  readonly game: AnyGame;
  /** The last position. */
  readonly known: State;
  /** Of players. */
  readonly moves: number;
  readonly isOver: boolean;
}

/** A game online that somebody plays in on this device has come so far. */
export function rememberRunning({ id, game, known, moves, isOver }: OnlineGame): void {
  const all = running.read();
  const others = all.filter(({ table }) => table !== id);
  if (isOver) {
    if (others.length < all.length) running.write(others);
    return;
  }
  if (moves < FIRST_MOVES) return;
  const keys = all.find(({ table }) => table === id)?.keys ?? [];
  const key = keyOf(game, known);
  if (keys.includes(key)) return;
  running.write([{ table: id, keys: [...keys, key].slice(-KEYS) }, ...others].slice(0, GAMES));
}

/** Whether it is a position of a running game online that somebody plays in on this device. */
export function isRunning(game: AnyGame, known: State): boolean {
  const key = keyOf(game, known);
  return running.read().some(({ keys }) => keys.includes(key));
}
