/** Shared by the tests of components: a game between two people at one device, the same every time. */
import { type AnyGame, CHANCE, newLog, type Seat, SeededRng, Session, viewOf } from '@guimard/engine/kit';
import { type Cell, isCentre, metro, STATIONS } from '@guimard/engine/metro';
import { render } from 'vitest-browser-svelte';
import { gameCalled, loadGame } from '../../../games.ts';
import type { SavedTable } from '../../../table/seating.ts';
import { Table } from '../../../table/table.svelte.ts';
import { MetroDesk } from '../desk.svelte.ts';
import MetroTable from './MetroTable.svelte';

const game: AnyGame = metro;

interface Wanted {
  /** V1. */
  readonly rotate?: boolean;
  readonly modules?: readonly string[];
  /** Played on until the player to move may do something that the log writes like this. */
  readonly offers?: RegExp;
  readonly seed?: string;
  readonly hands?: SavedTable['hands'];
  readonly practice?: boolean;
}

const wordsOf = ({ state }: Session, seat: Seat): readonly string[] =>
  viewOf(game, state, seat).legal.map((code) => game.format(game.decode(state, code)));

/** After so many moves; the first player is on turn if they are even. */
export async function openTable(
  moves = 0,
  { rotate = false, modules = [], offers, seed = 'components', hands = 'open', practice = true }: Wanted = {},
): Promise<Table> {
  const players = modules.includes('solo') ? 1 : 2;
  const entry = gameCalled('metro');
  if (entry === undefined) throw new Error('there is no Metro');
  const options = game.options({ players, first: 0, rotate, with: modules });
  if (!options.ok) throw new Error(options.error.code);
  const session = Session.open(game, newLog(game, options.value));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng(seed);
  const isDue = (): boolean => {
    const made = session.value.steps.filter(({ mover }) => mover !== CHANCE).length;
    const mover = game.toMove(session.value.state);
    if (made < moves || mover === CHANCE) return true;
    return offers !== undefined && !wordsOf(session.value, mover).some((word) => offers.test(word));
  };
  while (isDue()) session.value.play(game.pick(session.value.state, rng));
  const person = { kind: 'human' } as const;
  const table = Table.open(
    await loadGame(entry),
    {
      id: 'test',
      log: session.value.log,
      seats: [
        { name: 'Ada', player: person },
        { name: 'Bob', player: person },
      ].slice(0, players),
      assistance: 'preview',
      practice,
      hands,
      created: 0,
      updated: 0,
      isOver: false,
      scores: [0, 0],
    },
    () => {},
  );
  if (!table.ok) throw new Error(table.error.code);
  await table.value.start();
  return table.value;
}

/** Board and hand on the screen; a cell where the chosen tile may go, and one where it may not. */
export async function showTable(moves = 0, wanted: Wanted = {}) {
  const table = await openTable(moves, wanted);
  const desk = new MetroDesk(table);
  await render(MetroTable, { desk });
  /** The cells where a tile lies. */
  const placed = (): Cell[] => desk.picture.tiles.flatMap((tile, cell) => (tile === undefined ? [] : [cell]));
  const free = [...Array(64).keys()].filter(
    (cell) => !isCentre(cell) && desk.picture.tiles[cell] === undefined,
  );
  const [legal = -1] = free.filter((cell) => desk.legalCells?.has(cell));
  const [forbidden = -1] = free.filter((cell) => !desk.legalCells?.has(cell));
  return { table, desk, placed, legal, forbidden };
}

export function cellElement(cell: Cell): SVGElement {
  const found = document.querySelector<SVGElement>(`[data-cell="${cell}"]`);
  if (found === null) throw new Error(`there is no cell ${cell}`);
  return found;
}

export function platformElement(platform: number): SVGElement {
  const found = document.querySelector<SVGElement>(`[data-departure="${STATIONS + platform - 1}"]`);
  if (found === null) throw new Error(`there is no platform ${platform}`);
  return found;
}

/** What stands above the hand, which is read out when it changes. */
export const told = (): string => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
