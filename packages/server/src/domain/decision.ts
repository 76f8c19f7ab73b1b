/** What decisions at a table have in common. */
import {
  CHANCE,
  newRefusal,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  type State,
} from '@guimard/engine/kit';
import type { Entry } from './entry.ts';
import { graceAt, type RoomState, type StartedRoom } from './state.ts';

export type Entries = Result<readonly Entry[]>;

/** What a decision may need from outside. */
export interface Sources {
  /** The numbers that follow from the seeds of the game, from where it has come to. */
  readonly chance: (room: StartedRoom) => Rng;
  /** A new seed, from the operating system. */
  readonly newSeed: () => string;
  /** The chance of a new game with that seed; it is the table's from then on. */
  readonly begin: (seed: string) => Rng;
  /** Of the store: see `Store.opening`. */
  readonly opening: string;
  /** For how many milliseconds the player of a seat has been away; undefined for a player who is here. */
  readonly awayFor: (seat: Seat) => number | undefined;
}

/** Nobody loses their seat by a reload or a dead spot: why others may not act on an absence yet, if so. */
export function stillExpected(room: RoomState, seat: Seat, { awayFor }: Sources): Refusal | undefined {
  const away = awayFor(seat);
  if (away === undefined) return newRefusal('present', 'playerPresent');
  const seconds = Math.ceil((graceAt(room) - away) / 1000);
  return seconds <= 0 ? undefined : newRefusal('away', 'playerMayReturn', { seconds });
}

/** Outcomes of chance until somebody is to decide. The state is played on. */
export function chanceFrom({ game }: RoomState, state: State, chance: Rng): Entry[] {
  const entries: Entry[] = [];
  while (game.toMove(state) === CHANCE) {
    const code = game.pick(state, chance);
    entries.push({ type: 'acted', by: CHANCE, action: game.format(game.decode(state, code)) });
    game.play(state, code);
  }
  return entries;
}
