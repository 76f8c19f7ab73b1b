/** Which of the player's games are listed. */
import type { SavedTable } from '../table/seating.ts';

export const STATES = ['all', 'underWay', 'finished'] as const;
export const OPPONENTS = ['computer', 'people', 'solo'] as const;
type Opponents = (typeof OPPONENTS)[number];

export interface Filter {
  readonly state: (typeof STATES)[number];
  /** The title of the game with its modules; empty for all. */
  readonly kind: string;
  readonly against: Opponents | '';
  /** Part of a player's name. */
  readonly search: string;
}
export const NO_FILTER: Filter = { state: 'all', kind: '', against: '', search: '' };

function opponentsIn({ seats }: SavedTable): Opponents {
  if (seats.length === 1) return 'solo';
  return seats.some(({ player }) => player.kind === 'computer') ? 'computer' : 'people';
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase();

export function filterGames(
  tables: readonly SavedTable[],
  { state, kind, against, search }: Filter,
  titleOf: (table: SavedTable) => string,
): readonly SavedTable[] {
  const wanted = folded(search.trim());
  return tables.filter(
    (table) =>
      (state === 'all' || table.isOver === (state === 'finished')) &&
      (against === '' || opponentsIn(table) === against) &&
      (kind === '' || titleOf(table) === kind) &&
      table.seats.some(({ name }) => folded(name).includes(wanted)),
  );
}
