/** What the decisions at a table share. */
import { CHANCE, newRefusal, type Refusal, type Result, type Seat, type State } from '@guimard/engine/kit';
import type { Draws, Seed } from '@guimard/protocol';
import type { Entry } from './entry.ts';
import {
  graceAt,
  openerAt,
  openersGraceAt,
  type RoomState,
  type StartedRoom,
  type WaitingRoom,
} from './state.ts';

export type Entries = Result<readonly Entry[]>;

/** What a decision may need from outside. */
export interface Sources {
  /** The draws of the game's seeds, at their current position. */
  readonly draws: (room: StartedRoom) => Draws;
  /** The draws of a new game with these seeds; the table owns them from then on. */
  readonly begin: (room: WaitingRoom, seeds: readonly Seed[]) => Draws;
  /** Of the store: see `Store.opening`. */
  readonly opening: string;
  /** For how many milliseconds a seat's player has been absent; undefined while connected. */
  readonly awayFor: (seat: Seat) => number | undefined;
}

/** Why others may not act on an absence yet, if so: nobody loses their seat to a reload or a dead spot. */
export function stillExpected(room: RoomState, seat: Seat, { awayFor }: Sources): Refusal | undefined {
  const away = awayFor(seat);
  if (away === undefined) return newRefusal('present', 'playerPresent');
  const grace = seat === openerAt(room) ? openersGraceAt(room) : graceAt(room);
  const seconds = Math.ceil((grace - away) / 1000);
  return seconds <= 0 ? undefined : newRefusal('away', 'playerMayReturn', { seconds });
}

/** Random draws until a player is to move. Advances the state. */
export function chanceFrom({ game }: RoomState, state: State, draws: Draws): Entry[] {
  const entries: Entry[] = [];
  while (game.toMove(state) === CHANCE) {
    const code = draws.draw(state);
    entries.push({ type: 'acted', by: CHANCE, action: game.format(game.decode(state, code)) });
    game.play(state, code);
  }
  return entries;
}
