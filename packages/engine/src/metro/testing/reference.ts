/**
 * A slow and obvious Metro (B1–B19, V1–V4): the yardstick that the fast engine is compared with. It shares no
 * code with that engine, keeps no derived state, and traces every line from its station after each tile.
 *
 * Cells are written as two digits, row then column; sides are the letters N, E, S and W; seats count from 0.
 */

export interface ReferenceOptions {
  readonly players: number;
  /** B9: the seat that starts; 'random' leaves it to chance. */
  readonly first: number | 'random';
  /** V1 */
  readonly rotate: boolean;
  /** V2 */
  readonly hand: 1 | 2 | 3;
  /** V3 */
  readonly exclusive: boolean;
  /** V4 */
  readonly corners: boolean;
}

export interface ReferenceLine {
  station: number;
  /** null where nobody owns the station (B8). */
  seat: number | null;
  length: number;
  /** B17: the value of the line itself, before V3 moves a marker on; 0 where nobody owns the station. */
  points: number;
  end: number | 'centre';
}

type Board = ReadonlyMap<string, string>;

type Phase =
  | { readonly kind: 'first' }
  | { readonly kind: 'deal' }
  | { readonly kind: 'turn' }
  // B10, first option: a tile was placed from the hand, chance names the one that replaces it.
  | { readonly kind: 'refill' }
  // B10, second option: chance names the tile, then only that tile may be placed.
  | { readonly kind: 'draw' }
  | { readonly kind: 'placeDrawn'; readonly tile: string }
  | { readonly kind: 'over' };

const SIDES: readonly string[] = ['N', 'E', 'S', 'W'];

// B5: how many sides clockwise from the entry side each letter leaves.
const CLOCKWISE: ReadonlyMap<string, number> = new Map([
  ['a', 2],
  ['b', 1],
  ['c', 3],
  ['d', 0],
]);

// B6
const COPIES: readonly (readonly [number, string])[] = [
  [4, 'aacb cbaa acba baac aaaa'],
  [3, 'cbcb bcbc'],
  [2, 'cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd'],
];

const CENTRE: readonly string[] = ['33', '34', '43', '44'];

// B8: one row per number of players, one text per seat.
const OWNED: ReadonlyMap<number, readonly string[]> = new Map([
  [2, ['1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31', '2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32']],
  [3, ['1 4 6 11 15 20 23 25 28 31', '2 7 9 12 14 19 22 27 29 32', '3 5 8 10 13 18 21 24 26 30']],
  [4, ['4 7 11 16 20 23 27 32', '3 8 12 15 19 24 28 31', '1 6 10 13 18 21 25 30', '2 5 9 14 17 22 26 29']],
  [5, ['1 5 10 14 22 28', '6 12 18 23 27 32', '3 7 15 19 25 29', '2 9 13 21 26 30', '4 8 11 20 24 31']],
  [6, ['1 5 10 19 27', '2 11 18 25 29', '4 8 14 21 26', '6 15 20 24 31', '3 9 13 23 30', '7 12 22 28 32']],
]);

const CELLS: readonly string[] = playableCells();

// B2: the location of each station, a cell and a side such as '07N'.
const STATIONS: ReadonlyMap<number, string> = stationPlaces();
const STATION_AT: ReadonlyMap<string, number> = new Map(
  [...STATIONS].map(([station, place]) => [place, station]),
);

function playableCells(): string[] {
  const cells: string[] = [];
  for (let row = 0; row < 8; row += 1) {
    for (let col = 0; col < 8; col += 1) {
      const cell = `${row}${col}`;
      if (!CENTRE.includes(cell)) cells.push(cell);
    }
  }
  return cells;
}

function stationPlaces(): Map<number, string> {
  const places = new Map<number, string>();
  for (let i = 0; i < 8; i += 1) {
    places.set(1 + i, `0${7 - i}N`);
    places.set(9 + i, `${i}0W`);
    places.set(17 + i, `7${i}S`);
    places.set(25 + i, `${7 - i}7E`);
  }
  return places;
}

function allTiles(): string[] {
  const tiles: string[] = [];
  for (const [copies, names] of COPIES) {
    for (const name of names.split(' ')) {
      for (let copy = 0; copy < copies; copy += 1) tiles.push(name);
    }
  }
  return tiles;
}

function sideAfter(side: string, clockwise: number): string {
  const after = SIDES[(SIDES.indexOf(side) + clockwise) % 4];
  if (after === undefined) throw new Error(`not a side: ${side}`);
  return after;
}

function opposite(side: string): string {
  return sideAfter(side, 2);
}

/** B5: where a train that enters the tile by this side leaves it. */
function exitSide(tile: string, entry: string): string {
  const letter = tile.charAt(SIDES.indexOf(entry));
  const clockwise = CLOCKWISE.get(letter);
  if (clockwise === undefined) throw new Error(`not a tile: ${tile}`);
  return sideAfter(entry, clockwise);
}

/** The cell this many rows down and columns to the right; outside the board it is not a cell's name. */
function offset(cell: string, down: number, right: number): string {
  return `${Number(cell.charAt(0)) + down}${Number(cell.charAt(1)) + right}`;
}

function neighbour(cell: string, side: string): string {
  if (side === 'N') return offset(cell, -1, 0);
  if (side === 'E') return offset(cell, 0, 1);
  if (side === 'S') return offset(cell, 1, 0);
  return offset(cell, 0, -1);
}

function diagonalNeighbours(cell: string): string[] {
  return [offset(cell, -1, -1), offset(cell, -1, 1), offset(cell, 1, -1), offset(cell, 1, 1)];
}

const STATION_SIDES: ReadonlyMap<string, readonly string[]> = new Map(
  CELLS.map((cell) => [cell, SIDES.filter((side) => STATION_AT.has(cell + side))]),
);

/** The sides of the cell that touch a numbered station. */
function stationSides(cell: string): readonly string[] {
  return STATION_SIDES.get(cell) ?? [];
}

function sorted(words: Iterable<string>): string[] {
  return [...new Set(words)].sort();
}

function ownerOf(station: number, players: number): number | null {
  const seats = OWNED.get(players) ?? [];
  const seat = seats.findIndex((stations) => stations.split(' ').includes(String(station)));
  return seat === -1 ? null : seat;
}

/** B16, B17: the line that leaves the station, or null while it has no terminus. */
function traceLine(station: number, board: Board): { length: number; end: number | 'centre' } | null {
  const start = STATIONS.get(station);
  if (start === undefined) throw new Error(`not a station: ${station}`);
  let cell = start.slice(0, 2);
  let entry = start.slice(2);
  let length = 0;
  for (;;) {
    const tile = board.get(cell);
    if (tile === undefined) return null;
    length += 1;
    const exit = exitSide(tile, entry);
    const terminus = STATION_AT.get(cell + exit);
    if (terminus !== undefined) return { length, end: terminus };
    cell = neighbour(cell, exit);
    if (CENTRE.includes(cell)) return { length, end: 'centre' };
    entry = opposite(exit);
  }
}

/** B12, widened by V4: the cells that may take a tile, whatever the tile. */
function openCells(board: Board, corners: boolean): string[] {
  return CELLS.filter((cell) => {
    if (board.has(cell)) return false;
    if (stationSides(cell).length > 0) return true;
    if (SIDES.some((side) => board.has(neighbour(cell, side)))) return true;
    return corners && diagonalNeighbours(cell).some((other) => board.has(other));
  });
}

/** B14: whether a line would run from a station to a station (or back to its own) over this tile alone. */
export function wouldBeOneTileLine(tile: string, cell: string): boolean {
  const sides = stationSides(cell);
  return sides.some((side) => sides.includes(exitSide(tile, side)));
}

/** V1: a quarter turn clockwise moves the letter of each side to the next side. */
function quarterTurn(tile: string): string {
  return tile.slice(3) + tile.slice(0, 3);
}

/** The distinct rotations of a tile, in alphabetical order. */
export function rotations(tile: string): string[] {
  const once = quarterTurn(tile);
  const twice = quarterTurn(once);
  return sorted([tile, once, twice, quarterTurn(twice)]);
}

/** B14, with its exception: the placements of one tile in its possible rotations. */
function placementsOf(ways: readonly string[], cells: readonly string[]): string[] {
  const all: string[] = [];
  const allowed: string[] = [];
  for (const tile of ways) {
    for (const cell of cells) {
      all.push(tile + cell);
      if (!wouldBeOneTileLine(tile, cell)) allowed.push(tile + cell);
    }
  }
  return allowed.length > 0 ? allowed : all;
}

function removeOne(tiles: string[], tile: string): void {
  const index = tiles.indexOf(tile);
  if (index === -1) throw new Error(`no such tile here: ${tile}`);
  tiles.splice(index, 1);
}

function checkOptions(options: ReferenceOptions): void {
  const { players, first, hand } = options;
  if (!OWNED.has(players)) throw new Error(`not a number of players: ${players}`);
  const seat = first === 'random' || (Number.isInteger(first) && first >= 0 && first < players);
  if (!seat) throw new Error(`not a seat: ${first}`);
  if (![1, 2, 3].includes(hand)) throw new Error(`not a size of hand: ${hand}`);
}

export class ReferenceMetro {
  private readonly options: ReferenceOptions;
  private readonly tilesInPile: string[];
  private readonly hands: string[][] = [];
  private readonly points: number[] = [];
  private readonly placed = new Map<string, string>();
  private readonly finished: ReferenceLine[] = [];
  private phase: Phase;
  private seat = 0;
  /** The legal words, once they were asked for. */
  private words: readonly string[] | undefined;

  constructor(options: ReferenceOptions) {
    checkOptions(options);
    this.options = options;
    this.tilesInPile = allTiles().map((tile) => this.nameOf(tile));
    for (let seat = 0; seat < options.players; seat += 1) {
      this.hands.push([]);
      this.points.push(0);
    }
    if (options.first !== 'random') this.seat = options.first;
    this.phase = { kind: options.first === 'random' ? 'first' : 'deal' };
  }

  toMove(): number | 'chance' | 'over' {
    if (this.phase.kind === 'over') return 'over';
    if (this.phase.kind === 'turn' || this.phase.kind === 'placeDrawn') return this.seat;
    return 'chance';
  }

  legal(): readonly string[] {
    this.words ??= this.findLegal();
    return this.words;
  }

  private findLegal(): string[] {
    switch (this.phase.kind) {
      case 'first':
        return this.hands.map((_, seat) => `first${seat}`);
      case 'deal':
      case 'refill':
      case 'draw':
        return sorted(this.tilesInPile);
      case 'turn':
        return this.legalOnTurn();
      case 'placeDrawn':
        return sorted(this.placementsOfTile(this.phase.tile));
      case 'over':
        return [];
    }
  }

  weight(word: string): number {
    if (this.toMove() !== 'chance') throw new Error('weights are for chance');
    this.demandLegal(word);
    if (this.phase.kind === 'first') return 1;
    return this.tilesInPile.filter((tile) => tile === word).length;
  }

  play(word: string): void {
    this.demandLegal(word);
    this.words = undefined;
    switch (this.phase.kind) {
      case 'first':
        this.seat = Number(word.slice('first'.length));
        this.phase = { kind: 'deal' };
        break;
      case 'deal':
        this.deal(word);
        break;
      case 'refill':
        removeOne(this.tilesInPile, word);
        this.handOf(this.seat).push(word);
        this.nextTurn();
        break;
      case 'draw':
        removeOne(this.tilesInPile, word);
        this.phase = { kind: 'placeDrawn', tile: word };
        break;
      case 'turn':
        if (word === 'draw') this.phase = { kind: 'draw' };
        else this.placeFromHand(word);
        break;
      case 'placeDrawn':
        this.place(word);
        this.nextTurn();
        break;
      case 'over':
        break;
    }
  }

  scores(): number[] {
    return [...this.points];
  }

  lines(): ReferenceLine[] {
    return this.finished.map((line) => ({ ...line }));
  }

  hand(seat: number): string[] {
    return [...this.handOf(seat)].sort();
  }

  pile(): number {
    return this.tilesInPile.length;
  }

  board(): string {
    return [...this.placed].map(([cell, tile]) => tile + cell).join('');
  }

  private demandLegal(word: string): void {
    if (!this.legal().includes(word)) throw new Error(`not legal here: ${word}`);
  }

  private handOf(seat: number): string[] {
    const hand = this.hands[seat];
    if (hand === undefined) throw new Error(`not a seat: ${seat}`);
    return hand;
  }

  // V1: without its arrow a tile is the same as its rotations, so all of them share the first one's name.
  private nameOf(tile: string): string {
    return this.options.rotate ? (rotations(tile)[0] ?? tile) : tile;
  }

  private placementsOfTile(tile: string): string[] {
    const ways = this.options.rotate ? rotations(tile) : [tile];
    return placementsOf(ways, openCells(this.placed, this.options.corners));
  }

  private legalOnTurn(): string[] {
    const words = this.handOf(this.seat).flatMap((tile) => this.placementsOfTile(tile));
    if (this.tilesInPile.length > 0) words.push('draw'); // B11
    return sorted(words);
  }

  private deal(tile: string): void {
    const isShort = (hand: readonly string[]): boolean => hand.length < this.options.hand;
    removeOne(this.tilesInPile, tile);
    this.hands.find(isShort)?.push(tile);
    if (!this.hands.some(isShort)) this.phase = { kind: 'turn' };
  }

  private placeFromHand(word: string): void {
    removeOne(this.handOf(this.seat), this.nameOf(word.slice(0, 4)));
    this.place(word);
    if (this.tilesInPile.length > 0) this.phase = { kind: 'refill' };
    else this.nextTurn();
  }

  private place(word: string): void {
    this.placed.set(word.slice(4), word.slice(0, 4));
    // B16: in ascending order of station number; each station scores once.
    for (let station = 1; station <= 32; station += 1) {
      const line = traceLine(station, this.placed);
      const known = this.finished.some((other) => other.station === station);
      if (line !== null && !known) this.finish(station, line.length, line.end);
    }
  }

  private finish(station: number, length: number, end: number | 'centre'): void {
    const seat = ownerOf(station, this.options.players);
    if (seat === null) {
      this.finished.push({ station, seat, length, points: 0, end });
      return;
    }
    const points = end === 'centre' ? 2 * length : length; // B17
    this.finished.push({ station, seat, length, points, end });
    this.points[seat] = this.landing(seat, (this.points[seat] ?? 0) + points);
  }

  // V3: the first space from here up that no other seat's marker is on; space 0 holds any number of them.
  private landing(seat: number, space: number): number {
    if (!this.options.exclusive) return space;
    const isTaken = (at: number): boolean =>
      at !== 0 && this.points.some((other, otherSeat) => otherSeat !== seat && other === at);
    let free = space;
    while (isTaken(free)) free += 1;
    return free;
  }

  private nextTurn(): void {
    if (this.placed.size === CELLS.length) {
      this.phase = { kind: 'over' }; // B19
      return;
    }
    this.phase = { kind: 'turn' };
    do {
      this.seat = (this.seat + 1) % this.options.players;
    } while (this.handOf(this.seat).length === 0 && this.tilesInPile.length === 0); // B11: passes by itself
  }
}
