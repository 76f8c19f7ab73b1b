/** A window onto a board, as the rules show it: a position of a real game, and what is pointed out in it. */
import { nth, SPECTATOR, viewOf } from '@guimard/engine/kit';
import {
  CELLS,
  type Cell,
  type Crossing,
  colOf,
  EXIT,
  judgePlacement,
  type MetroEvent,
  type MetroOptions,
  type MetroState,
  metro,
  neighbour,
  opposite,
  parseCell,
  parsePlacement,
  putTile,
  rowOf,
  TILE_NAMES,
  type Tile,
  type TileName,
} from '@guimard/engine/metro';
import { type Script, type Staged, stage } from '../../../learn/stage.ts';
import { BARE, type Painting } from '../board/paint.ts';
import type { BoardPicture, Ghost, LitLine } from '../board/picture.ts';
import { linesByPoint, litLine } from '../lines.ts';
import { cityFace } from '../modules/index.ts';
import { paintingOf } from '../painting.ts';
import { pictureOf } from '../picture.ts';

export interface Position extends Omit<Script<MetroEvent>, 'words' | 'options'> {
  readonly options?: Partial<MetroOptions>;
  /** Placements and choices, in order; the tiles are dealt to fit. */
  readonly play?: string;
}

export interface Scene extends Position {
  /** The cells in its corners, such as `A1:C2`. */
  readonly window: string;
  /** Stations 1–32 and platforms 33–40, the lines from which are lit. */
  readonly lit?: readonly number[];
  /** A placement that is tried, such as `bbbb00`: shown with the lines as they would be. */
  readonly tries?: string;
  /** The tile whose legal cells are marked. */
  readonly opens?: TileName;
  /** Cells that are ticked, and cells that are crossed out. */
  readonly accepted?: readonly string[];
  readonly refused?: readonly string[];
  /** How often the first line that is lit crosses each tile is written on the tiles. */
  readonly counts?: true;
  /** Every track is painted in the colour of its line. */
  readonly isPainted?: true;
  /** A loop, by a cell on it and the side by which it is entered: `B2-0`. */
  readonly loop?: string;
}

/** Cells from the top left to the bottom right. */
interface Window {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface BoardDrawing {
  /** Of the game so far. */
  readonly events: readonly MetroEvent[];
  readonly picture: BoardPicture;
  readonly painting: Painting;
  readonly lines: readonly LitLine[];
  readonly ghost: Ghost | undefined;
  readonly legal: ReadonlySet<Cell>;
  readonly accepted: readonly Cell[];
  readonly refused: readonly Cell[];
  readonly counts: ReadonlyMap<Cell, number>;
  readonly loop: readonly Crossing[];
}

const isPlacement = (word: string | undefined): boolean => word !== undefined && parsePlacement(word).ok;

/** B9, B10: everybody holds the tile that they place next, and after a placement and its choices draws another. */
function deal(play: string, players: number): string[] {
  const words = play.split(' ').filter(Boolean);
  const tiles = words.filter(isPlacement).map((word) => word.slice(0, 4));
  const dealt = tiles.splice(0, players);
  const first = words.findIndex(isPlacement);
  return [
    ...dealt,
    ...words.flatMap((word, i) => {
      const endsTurn = i >= first && (i === words.length - 1 || isPlacement(words[i + 1]));
      return [word, ...(endsTurn ? tiles.splice(0, 1) : [])];
    }),
  ];
}

const cellCalled = (name: string): Cell => {
  const cell = parseCell(`${Number(name[1]) - 1}${'ABCDEFGH'.indexOf(name.charAt(0))}`);
  if (cell === undefined) throw new Error(`${name} is no cell`);
  return cell;
};

export function windowOf({ window }: Scene): Window {
  const [from = '', to = ''] = window.split(':');
  const [first, last] = [cellCalled(from), cellCalled(to)];
  return { top: rowOf(first), left: colOf(first), bottom: rowOf(last), right: colOf(last) };
}

export function playTo({ play = '', options, ...script }: Position): Staged<MetroState, MetroEvent> {
  const all = { players: 2, first: 0, ...options };
  return stage(metro, { ...script, options: all, words: deal(play, all.players) });
}

export function drawScene(scene: Scene): BoardDrawing {
  const { state, events } = playTo(scene);
  const { lit = [], tries, opens, accepted = [], refused = [], counts, isPainted, loop } = scene;
  const view = viewOf(metro, state, SPECTATOR);
  const legal = opens === undefined ? [] : legalCells(state, opens);
  const ghost = tries === undefined ? undefined : tryPlacement(state, tries);
  const lines = lit.map((departure) => litLine(state, departure - 1, 'traced'));
  return {
    events,
    picture: pictureOf(view, cityFace(view.known)?.Emblem),
    painting: isPainted ? paintingOf(view, linesByPoint(view.known), 'all', true) : BARE,
    lines,
    ghost,
    legal: new Set(legal),
    accepted: accepted.map(cellCalled),
    refused: refused.map(cellCalled),
    counts: counts ? countsOf(nth(lines, 0)) : new Map(),
    loop: loop === undefined ? [] : loopFrom(state, loop),
  };
}

const tileCalled = (name: TileName): Tile => TILE_NAMES.indexOf(name);

const legalCells = (s: MetroState, name: TileName): readonly Cell[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => judgePlacement(s, tileCalled(name), cell) === undefined,
  );

/** Whether it is legal is asked first; then it is placed all the same, so that the lines show why. */
function tryPlacement(s: MetroState, word: string): Ghost {
  const placement = parsePlacement(word);
  if (!placement.ok) throw new Error(placement.error.code);
  const { tile, cell } = placement.value;
  const isLegal = judgePlacement(s, tile, cell) === undefined;
  putTile(s, tile, cell);
  return { tile, cell, isLegal, isRefused: !isLegal, paint: 0 };
}

/** B17: how often each tile is crossed. */
function countsOf({ crossings }: LitLine): ReadonlyMap<Cell, number> {
  const counts = new Map<Cell, number>();
  for (const { cell } of crossings) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** B18: by the cell and the side of one of its crossings. */
function loopFrom(s: MetroState, start: string): readonly Crossing[] {
  const [at = '', side = ''] = start.split('-');
  const crossings: Crossing[] = [];
  let cell = cellCalled(at);
  let from = Number(side);
  do {
    const to = nth(EXIT, (nth(s.tiles, cell) - 1) * 4 + from);
    crossings.push({ cell, from, to });
    cell = neighbour(cell, to) ?? cell;
    from = opposite(to);
  } while (cell !== crossings[0]?.cell || from !== crossings[0]?.from);
  return crossings;
}
