/**
 * A slow and obvious Correspondances (T1–T26, D1–D24): the yardstick that the fast engine is compared with.
 * It shares no code with that engine, keeps no derived state, and recomputes everything from the board each time.
 *
 * Cells are written 'x,y' (x grows east, y grows south); sides are the letters N, E, S and W; lines count
 * from 1, seats and rounds from 0.
 */

export interface ReferenceOptions {
  /** D1 */
  readonly players: number;
  /** D3: the seat that starts. */
  readonly first: number;
  /** D3: the start moves on by one seat each round. */
  readonly rotateFirst: boolean;
  /** T16 */
  readonly target: number;
}

/** Everything by seat. */
export interface ReferenceRound {
  lines: number[];
  /** null where the journey was not completed. */
  transfers: (number | null)[];
  lengths: number[];
  points: number[];
}

/** A tile in its rotation. */
interface ReferenceTile {
  readonly kind: 'end' | 'straight' | 'section';
  /** What the sides N, E, S, W show: a line, M (any line) or - (closed). */
  readonly sides: string;
  /** D11: transfers are possible here. */
  readonly ring: boolean;
}

export type ReferenceBoard = ReadonlyMap<string, ReferenceTile>;

type Phase =
  | { readonly kind: 'order' }
  | { readonly kind: 'lines' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'place'; readonly section: string }
  | { readonly kind: 'over' };

const SIDES: readonly string[] = ['N', 'E', 'S', 'W'];

const LINES: readonly number[] = [1, 2, 3, 4];

// Section 3: the orders that look the same after a half turn that swaps 1 with 3 and 2 with 4.
const ORDERS: readonly string[] = ['2134', '3421', '4132', '1423', '4312', '1243', '2314', '3241'];

const WEST = '0,0';
const EAST = '5,0';

// T13, T14, section 3: where each line leaves its end tile, and the end tile that it must reach.
const DEPARTURES: ReadonlyMap<number, { readonly from: string; readonly side: string; readonly to: string }> =
  new Map([
    [1, { from: EAST, side: 'N', to: WEST }],
    [2, { from: WEST, side: 'N', to: EAST }],
    [3, { from: WEST, side: 'S', to: EAST }],
    [4, { from: EAST, side: 'S', to: WEST }],
  ]);

// Section 4
const KINDS: readonly string[] = ['cross', 'bridge', 'link', 'curves'];
const PAIRS: readonly string[] = ['12', '13', '14', '23', '24', '34'];

/** Whatever depends only on a word is computed once: thousands of rounds are played. */
function once<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    const worked = work(word);
    known.set(word, worked);
    return worked;
  };
}

/** Section 4: the 24 faces, two copies each. */
function allSections(): string[] {
  const faces = KINDS.flatMap((kind) => PAIRS.map((pair) => `${kind}-${pair}`));
  return [...faces, ...faces];
}

/** Section 4: the section unturned. */
const faceOf = once((section): ReferenceTile => {
  const [kind = '', pair = ''] = section.split('-');
  if (!KINDS.includes(kind) || !PAIRS.includes(pair)) throw new Error(`not a section: ${section}`);
  const a = pair.charAt(0);
  const b = pair.charAt(1);
  const across = kind === 'cross' || kind === 'bridge';
  return {
    kind: 'section',
    sides: across ? a + b + a + b : a + a + b + b,
    ring: kind === 'cross' || kind === 'link',
  };
});

/** D6: a quarter turn clockwise moves what each side shows to the next side. */
function quarterTurn(tile: ReferenceTile): ReferenceTile {
  return { ...tile, sides: tile.sides.slice(3) + tile.sides.slice(0, 3) };
}

function turned(section: string, turns: number): ReferenceTile {
  let tile = faceOf(section);
  for (let turn = 0; turn < turns; turn += 1) tile = quarterTurn(tile);
  return tile;
}

/** D6: the rotations that look different. */
const turnsOf = once((section): number[] => {
  const all = [0, 1, 2, 3];
  const looks = all.map((turns) => turned(section, turns).sides);
  return all.filter((turns) => looks.indexOf(turned(section, turns).sides) === turns);
});

function opposite(side: string): string {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] ?? '';
}

function cellAt(x: number, y: number): string {
  return `${x},${y}`;
}

function coordinates(cell: string): { x: number; y: number } {
  const [x, y] = cell.split(',').map(Number);
  if (x === undefined || y === undefined) throw new Error(`not a cell: ${cell}`);
  return { x, y };
}

/** In the order of the sides. */
const neighbours = once((cell) => {
  const { x, y } = coordinates(cell);
  return [cellAt(x, y - 1), cellAt(x + 1, y), cellAt(x, y + 1), cellAt(x - 1, y)];
});

function neighbour(cell: string, side: string): string {
  return neighbours(cell)[SIDES.indexOf(side)] ?? '';
}

/** What the tile shows on this side. */
function shown(tile: ReferenceTile, side: string): string {
  return tile.sides.charAt(SIDES.indexOf(side));
}

const cellWord = once((cell) => {
  const { x, y } = coordinates(cell);
  const column = x >= 0 ? `e${x}` : `w${-x}`;
  const row = y >= 0 ? `s${y}` : `n${-y}`;
  return column + row;
});

function placeWord(cell: string, turns: number): string {
  return `place-${cellWord(cell)}-${turns}`;
}

const readPlaceWord = once((word): { readonly cell: string; readonly turns: number } => {
  const parts = /^place-([ew])(\d+)([sn])(\d+)-([0-3])$/.exec(word);
  if (parts === null) throw new Error(`not a placement: ${word}`);
  const x = Number(parts[2]);
  const y = Number(parts[4]);
  return { cell: cellAt(parts[1] === 'w' ? -x : x, parts[3] === 'n' ? -y : y), turns: Number(parts[5]) };
});

/** T3, section 3: the two end tiles and, where the order is known, the four straight tiles between them. */
export function setUp(order: string | null): ReferenceBoard {
  const board = new Map<string, ReferenceTile>();
  board.set(WEST, { kind: 'end', sides: '2-3M', ring: false });
  board.set(EAST, { kind: 'end', sides: '1M4-', ring: false });
  if (order !== null) {
    for (let x = 1; x <= 4; x += 1) {
      const line = order.charAt(x - 1);
      board.set(cellAt(x, 0), { kind: 'straight', sides: `${line}-${line}-`, ring: false });
    }
  }
  return board;
}

/** The board after the placement, which is not checked. */
export function withSection(board: ReferenceBoard, section: string, word: string): ReferenceBoard {
  const { cell, turns } = readPlaceWord(word);
  return new Map([...board, [cell, turned(section, turns)]]);
}

/** D4, D5: whether the tile may be placed in an empty cell. */
function fits(board: ReferenceBoard, tile: ReferenceTile, cell: string): boolean {
  let touching = 0;
  for (const side of SIDES) {
    const other = board.get(neighbour(cell, side));
    if (other === undefined) continue;
    const facing = shown(other, opposite(side));
    if (facing !== 'M' && facing !== shown(tile, side)) return false;
    touching += 1;
  }
  return touching > 0;
}

/** D4–D6: the words for every placement of the section. */
export function placementsOn(board: ReferenceBoard, section: string): string[] {
  const beside = [...board.keys()].flatMap(neighbours);
  const cells = new Set(beside.filter((cell) => !board.has(cell)));
  const words: string[] = [];
  for (const turns of turnsOf(section)) {
    const tile = turned(section, turns);
    for (const cell of cells) {
      if (fits(board, tile, cell)) words.push(placeWord(cell, turns));
    }
  }
  return sorted(words);
}

// A track is a cell and one of the lines on it, such as '-1,0 4': no tile has two tracks of one line.

function trackOf(cell: string, line: string): string {
  return `${cell} ${line}`;
}

function cellOf(track: string): string {
  return track.slice(0, -2);
}

function lineOn(track: string): string {
  return track.slice(-1);
}

/** The tracks that continue this one in the next cells. D14: an end tile has no tracks. */
function continuations(board: ReferenceBoard, track: string): string[] {
  const cell = cellOf(track);
  const line = lineOn(track);
  const tile = board.get(cell);
  if (tile === undefined || tile.kind === 'end') return [];
  return SIDES.filter((side) => {
    if (shown(tile, side) !== line) return false;
    const other = board.get(neighbour(cell, side));
    return other !== undefined && other.kind !== 'end' && shown(other, opposite(side)) === line;
  }).map((side) => trackOf(neighbour(cell, side), line));
}

/** D11: the other line's track, where the tile has a ring. */
function changes(board: ReferenceBoard, track: string): string[] {
  const tile = board.get(cellOf(track));
  if (tile === undefined || !tile.ring) return [];
  return Array.from(tile.sides)
    .filter((line) => line !== lineOn(track))
    .map((line) => trackOf(cellOf(track), line));
}

/** All tracks reachable from these without a transfer. */
function ridden(board: ReferenceBoard, tracks: Iterable<string>): Set<string> {
  const reached = new Set(tracks);
  // Iterating over a set includes elements added on the way.
  for (const track of reached) {
    for (const next of continuations(board, track)) reached.add(next);
  }
  return reached;
}

function departureOf(line: number): { readonly from: string; readonly side: string; readonly to: string } {
  const departure = DEPARTURES.get(line);
  if (departure === undefined) throw new Error(`not a line: ${line}`);
  return departure;
}

/** The line's own tracks, from its departure until it stops: an unbranched row. */
function ownTracks(board: ReferenceBoard, line: number): Set<string> {
  const { from, side } = departureOf(line);
  const cell = neighbour(from, side);
  return ridden(board, board.has(cell) ? [trackOf(cell, String(line))] : []);
}

/** T15: the points of the end tile that the track runs into, named by what they show: 1–4 or M. */
function pointsReached(board: ReferenceBoard, track: string, end: string): string[] {
  const points: string[] = [];
  if (!neighbours(end).includes(cellOf(track))) return points;
  const tile = board.get(cellOf(track));
  const endTile = board.get(end);
  if (tile === undefined || endTile === undefined) return points;
  for (const side of SIDES) {
    if (neighbour(end, side) !== cellOf(track)) continue;
    const point = shown(endTile, side);
    const line = lineOn(track);
    if (shown(tile, opposite(side)) === line && (point === 'M' || point === line)) points.push(point);
  }
  return points;
}

/**
 * D12–D15: the fewest transfers with which the line reaches the far end, and the points reached with that many;
 * null if it is not connected. T22: the tracks reachable with 0 transfers, with 1, with 2 …
 */
export function journeyOn(
  board: ReferenceBoard,
  line: number,
): { transfers: number; arrivals: string[] } | null {
  const { to } = departureOf(line);
  let reached = ownTracks(board, line);
  for (let transfers = 0; ; transfers += 1) {
    const arrivals = [...reached].flatMap((track) => pointsReached(board, track, to));
    if (arrivals.length > 0) return { transfers, arrivals: sorted(arrivals) };
    const next = ridden(board, [...reached, ...[...reached].flatMap((track) => changes(board, track))]);
    if (next.size === reached.size) return null;
    reached = next;
  }
}

export function transfersOn(board: ReferenceBoard, line: number): number | null {
  return journeyOn(board, line)?.transfers ?? null;
}

/** D19: the sections on the line's own tracks; the straight tiles among them count 0. */
export function portionOn(board: ReferenceBoard, line: number): number {
  const tracks = [...ownTracks(board, line)];
  return tracks.filter((track) => board.get(cellOf(track))?.kind === 'section').length;
}

/** D21 */
export function journeyPoints(transfers: number | null): number {
  return transfers === null ? 0 : Math.max(1, 5 - transfers);
}

/** D18, D20: the seat that gets the extra point. */
export function bonusSeat(lengths: readonly number[]): number | null {
  const longest = Math.max(...lengths);
  if (longest === 0 || lengths.filter((length) => length === longest).length > 1) return null;
  return lengths.indexOf(longest);
}

/** T18–T25: the scores of the round on this board. D15: only held lines count. */
export function scoreOn(board: ReferenceBoard, lines: readonly number[]): ReferenceRound {
  const transfers = lines.map((line) => transfersOn(board, line));
  const lengths = lines.map((line) => portionOn(board, line));
  const bonus = bonusSeat(lengths);
  const points = transfers.map((count, seat) => journeyPoints(count) + (seat === bonus ? 1 : 0));
  return { lines: [...lines], transfers, lengths, points };
}

/** D22: the seat that has won with these totals. */
export function winner(totals: readonly number[], target: number): number | null {
  const highest = Math.max(...totals);
  if (highest < target || totals.filter((total) => total === highest).length > 1) return null;
  return totals.indexOf(highest);
}

function sorted(words: Iterable<string>): string[] {
  return [...new Set(words)].sort();
}

function removeOne(sections: string[], section: string): void {
  const index = sections.indexOf(section);
  if (index === -1) throw new Error(`no such section here: ${section}`);
  sections.splice(index, 1);
}

function checkOptions(options: ReferenceOptions): void {
  const { players, first, target } = options;
  if (![2, 3, 4].includes(players)) throw new Error(`not a number of players: ${players}`); // D1
  if (!Number.isInteger(first) || first < 0 || first >= players) throw new Error(`not a seat: ${first}`);
  if (!Number.isInteger(target) || target < 1) throw new Error(`not a target: ${target}`);
}

export class ReferenceCorrespondances {
  private readonly options: ReferenceOptions;
  private readonly points: number[] = [];
  private roundNumber = 0;
  private scored: ReferenceRound | null = null;
  /** The legal words, once they were asked for. */
  private words: readonly string[] | undefined;

  // D23: everything below is reset each round.
  private phase: Phase = { kind: 'order' };
  private order: string | null = null;
  private lines: number[] = [];
  private pile: string[] = allSections();
  private unplaceable: string[] = [];
  private placements: { section: string; word: string }[] = [];
  private seat = 0;

  constructor(options: ReferenceOptions) {
    checkOptions(options);
    this.options = options;
    for (let seat = 0; seat < options.players; seat += 1) this.points.push(0);
  }

  toMove(): number | 'chance' | 'over' {
    if (this.phase.kind === 'over') return 'over';
    return this.phase.kind === 'place' ? this.seat : 'chance';
  }

  legal(): readonly string[] {
    this.words ??= this.findLegal();
    return this.words;
  }

  private findLegal(): string[] {
    switch (this.phase.kind) {
      case 'order':
        return sorted(ORDERS.map((order) => `order-${order}`));
      case 'lines':
        return LINES.filter((line) => !this.lines.includes(line)).map((line) => `line-${line}`);
      case 'draw':
        return sorted(this.pile);
      case 'place':
        return placementsOn(this.board(), this.phase.section);
      case 'over':
        return [];
    }
  }

  weight(word: string): number {
    if (this.toMove() !== 'chance') throw new Error('weights are for chance');
    this.demandLegal(word);
    if (this.phase.kind !== 'draw') return 1;
    return this.pile.filter((section) => section === word).length;
  }

  play(word: string): void {
    this.demandLegal(word);
    this.words = undefined;
    switch (this.phase.kind) {
      case 'order':
        this.order = word.slice('order-'.length);
        this.phase = { kind: 'lines' };
        break;
      case 'lines':
        this.deal(Number(word.slice('line-'.length)));
        break;
      case 'draw':
        this.draw(word);
        break;
      case 'place':
        this.place(this.phase.section, word);
        break;
      case 'over':
        break;
    }
  }

  totals(): number[] {
    return [...this.points];
  }

  /** Once the match is over, the number of the last round. */
  round(): number {
    return this.roundNumber;
  }

  lineOf(seat: number): number | null {
    return this.lines[seat] ?? null;
  }

  transfers(line: number): number | null {
    return transfersOn(this.board(), line);
  }

  portion(line: number): number {
    return portionOn(this.board(), line);
  }

  placed(): string[] {
    return this.placements.map(({ section, word }) => `${section} ${word}`);
  }

  /** D8: in the order in which they were set aside this round. */
  setAside(): string[] {
    return [...this.unplaceable];
  }

  /** The sections still face down; the one drawn is not among them. */
  left(): number {
    return this.pile.length;
  }

  /** The tiles on the table; the straight tiles are missing until chance has named their order. */
  board(): ReferenceBoard {
    const board = new Map(setUp(this.order));
    for (const { section, word } of this.placements) {
      const { cell, turns } = readPlaceWord(word);
      board.set(cell, turned(section, turns));
    }
    return board;
  }

  lastRound(): ReferenceRound | null {
    if (this.scored === null) return null;
    const { lines, transfers, lengths, points } = this.scored;
    return { lines: [...lines], transfers: [...transfers], lengths: [...lengths], points: [...points] };
  }

  private demandLegal(word: string): void {
    if (!this.legal().includes(word)) throw new Error(`not legal here: ${word}`);
  }

  // T8: to the seats in order; T9: nobody gets the remaining lines.
  private deal(line: number): void {
    this.lines.push(line);
    if (this.lines.length < this.options.players) return;
    const { players, first, rotateFirst } = this.options;
    this.seat = rotateFirst ? (first + this.roundNumber) % players : first; // D3
    this.phase = { kind: 'draw' };
  }

  private draw(section: string): void {
    removeOne(this.pile, section);
    if (placementsOn(this.board(), section).length > 0) {
      this.phase = { kind: 'place', section };
      return;
    }
    // D8: the same seat draws again.
    this.unplaceable.push(section);
    if (this.pile.length === 0) this.endRound();
  }

  private place(section: string, word: string): void {
    this.placements.push({ section, word });
    const board = this.board();
    const arrived = this.lines.some((line) => transfersOn(board, line) !== null); // D15, D16
    if (arrived || this.pile.length === 0) {
      this.endRound(); // T17, D17
      return;
    }
    this.seat = (this.seat + 1) % this.options.players; // T12
    this.phase = { kind: 'draw' };
  }

  private endRound(): void {
    const scored = scoreOn(this.board(), this.lines);
    this.scored = scored;
    scored.points.forEach((points, seat) => {
      this.points[seat] = (this.points[seat] ?? 0) + points;
    });
    if (winner(this.points, this.options.target) === null) this.beginRound();
    else this.phase = { kind: 'over' }; // the last round stays on the table
  }

  // D23
  private beginRound(): void {
    this.roundNumber += 1;
    this.order = null;
    this.lines = [];
    this.pile = allSections();
    this.unplaceable = [];
    this.placements = [];
    this.phase = { kind: 'order' };
  }
}
