import { describe, expect, it, vi } from 'vitest';
import type { ReferenceBoard, ReferenceOptions } from './reference.ts';
import {
  bonusSeat,
  journeyOn,
  journeyPoints,
  placementsOn,
  portionOn,
  ReferenceCorrespondances,
  scoreOn,
  setUp,
  transfersOn,
  winner,
  withSection,
} from './reference.ts';

vi.setConfig({ testTimeout: 120_000 });

const PLAIN: ReferenceOptions = { players: 2, first: 0, rotateFirst: false, target: 10 };

const KINDS = ['cross', 'bridge', 'link', 'curves'];
const PAIRS = ['12', '13', '14', '23', '24', '34'];
const FACES = KINDS.flatMap((kind) => PAIRS.map((pair) => `${kind}-${pair}`));

const ORDERS = ['1243', '1423', '2134', '2314', '3241', '3421', '4132', '4312'];

/** An example of correspondances-tiles.json; all but the placements by seat. */
interface Example {
  readonly id: string;
  readonly order: string;
  readonly lines: readonly number[];
  readonly placements: string;
  readonly transfers: readonly (number | null)[];
  readonly arrivals: readonly (string | null)[];
  readonly lengths: readonly number[];
  readonly journeys: readonly number[];
  readonly bonuses: readonly number[];
  readonly points: readonly number[];
}

const EXAMPLES: readonly Example[] = [
  {
    id: 'text-example',
    order: '2134',
    lines: [2, 3, 4],
    placements: `
      bridge-24 place-e0n1-0, curves-12 place-e0n2-3, cross-23 place-e1n2-1,
      bridge-12 place-e2n2-0, cross-24 place-e3n2-1, bridge-23 place-e4n2-1,
      bridge-23 place-e5n2-1, link-12 place-e6n2-1, curves-14 place-e6n1-3,
      curves-13 place-e5n1-1`,
    transfers: [1, null, null],
    arrivals: ['1', null, null],
    lengths: [8, 0, 0],
    journeys: [4, 0, 0],
    bonuses: [1, 0, 0],
    points: [5, 0, 0],
  },
  {
    id: 'text-example-4p',
    order: '2134',
    lines: [1, 2, 3, 4],
    placements: `
      bridge-24 place-e0n1-0, curves-12 place-e0n2-3, cross-23 place-e1n2-1,
      bridge-12 place-e2n2-0, cross-24 place-e3n2-1, bridge-23 place-e4n2-1,
      bridge-23 place-e5n2-1, link-12 place-e6n2-1, curves-14 place-e6n1-3,
      curves-13 place-e5n1-1`,
    transfers: [1, 1, null, null],
    arrivals: ['2', '1', null, null],
    lengths: [3, 8, 0, 0],
    journeys: [4, 4, 0, 0],
    bonuses: [0, 1, 0, 0],
    points: [4, 5, 0, 0],
  },
  {
    id: 'M-direct',
    order: '2134',
    lines: [3, 1],
    placements: `
      curves-34 place-e0s1-0, bridge-23 place-e1s1-0, cross-13 place-e2s1-0,
      curves-23 place-e3s1-1, curves-23 place-e3n1-3, bridge-34 place-e4n1-1,
      bridge-13 place-e5n1-0, curves-13 place-e6n1-0, curves-34 place-e6s0-3`,
    transfers: [0, null],
    arrivals: ['M', null],
    lengths: [9, 1],
    journeys: [5, 0],
    bonuses: [1, 0],
    points: [6, 0],
  },
  {
    id: 'shortest',
    order: '1234',
    lines: [2, 4],
    placements: `
      curves-23 place-e0n1-1, link-12 place-e1n1-1, bridge-12 place-e2n1-1,
      bridge-13 place-e3n1-1, bridge-14 place-e4n1-1, curves-14 place-e5n1-2`,
    transfers: [1, null],
    arrivals: ['1', null],
    lengths: [2, 0],
    journeys: [4, 0],
    bonuses: [1, 0],
    points: [5, 0],
  },
  {
    id: 'multi',
    order: '2413',
    lines: [3, 2, 4, 1],
    placements: `
      cross-12 place-e3s1-0, cross-34 place-e5s1-1, cross-24 place-e2s1-1,
      curves-12 place-e5n1-2, curves-14 place-e3n1-1, curves-13 place-w1s0-3,
      cross-23 place-e6s1-0, bridge-24 place-e0n1-0, curves-34 place-e0s1-0,
      cross-13 place-e4n1-1, link-23 place-e4s1-2, link-23 place-e1s1-0`,
    transfers: [2, null, 3, 2],
    arrivals: ['1', null, '3', '3'],
    lengths: [2, 1, 1, 4],
    journeys: [3, 0, 2, 3],
    bonuses: [0, 0, 0, 1],
    points: [3, 0, 2, 4],
  },
  {
    id: 'min1',
    order: '3241',
    lines: [4, 1, 3, 2],
    placements: `
      link-13 place-e1s1-1, link-24 place-e3s1-2, cross-13 place-e5n1-0,
      curves-13 place-e1n1-0, bridge-14 place-e4s1-0, cross-13 place-e4n1-0,
      link-23 place-e0s1-2, curves-23 place-w1s0-0, link-12 place-e2s1-2,
      link-34 place-e3n1-0`,
    transfers: [null, 5, 5, null],
    arrivals: [null, '3', '1', null],
    lengths: [0, 1, 3, 0],
    journeys: [0, 1, 1, 0],
    bonuses: [0, 0, 1, 0],
    points: [0, 1, 2, 0],
  },
  {
    id: 'tie-end',
    order: '3412',
    lines: [4, 2, 3, 1],
    placements: `
      link-14 place-w1s0-3, curves-13 place-e5n1-2, link-12 place-e3s1-3,
      curves-23 place-e0s1-2, link-24 place-e4s1-3, curves-12 place-e0n1-3,
      cross-14 place-e2s1-1, cross-12 place-e4n1-1, cross-14 place-e2n1-1,
      link-13 place-e6n1-0, bridge-12 place-e0s2-1, link-13 place-e1s1-1`,
    transfers: [null, null, 3, 3],
    arrivals: [null, null, '1', '3'],
    lengths: [0, 1, 2, 2],
    journeys: [0, 0, 2, 2],
    bonuses: [0, 0, 0, 0],
    points: [0, 0, 2, 2],
  },
  {
    id: 'exhaust-tie',
    order: '1342',
    lines: [1, 2, 4, 3],
    placements: `
      bridge-24 place-e3n1-1, bridge-34 place-e2s1-0, link-23 place-e4n1-2,
      curves-12 place-e6s0-0, link-13 place-e5n1-1, curves-13 place-e7s0-2,
      curves-34 place-e5s1-1, bridge-12 place-e7s1-0, cross-34 place-e4n2-0,
      link-23 place-e0n1-1, curves-24 place-e3n2-3, curves-13 place-e7s2-0,
      link-24 place-e3s1-1, bridge-24 place-e3s2-0, link-14 place-w1s0-3,
      bridge-14 place-e1s1-0, link-12 place-e1n1-1, cross-14 place-e1s2-0,
      cross-24 place-e0s2-0, curves-23 place-e5s2-2, bridge-13 place-e7s3-1,
      bridge-23 place-e2n2-1, cross-23 place-e7n1-1, curves-14 place-e8s2-3,
      bridge-14 place-e9s2-0, curves-34 place-e4n3-2, curves-12 place-e6s3-1,
      link-24 place-e10s2-0, link-34 place-e4n4-0, cross-24 place-w1s2-0,
      bridge-13 place-e2n3-1, bridge-23 place-e3s3-0, cross-14 place-e1s3-0,
      cross-12 place-w2s0-1, link-14 place-e8s3-2, cross-12 place-e11s2-0,
      cross-13 place-e1s4-0, curves-14 place-e6s4-0, link-34 place-e7n2-1,
      cross-34 place-e2s4-1, bridge-34 place-e5n3-0, cross-13 place-e0n2-1,
      cross-23 place-e4n5-1, link-12 place-w1n2-1, link-13 place-e4s3-0,
      curves-23 place-e6s1-0, curves-24 place-e4s1-3, bridge-12 place-e8s4-0`,
    transfers: [null, null, null, null],
    arrivals: [null, null, null, null],
    lengths: [1, 2, 2, 0],
    journeys: [0, 0, 0, 0],
    bonuses: [0, 0, 0, 0],
    points: [0, 0, 0, 0],
  },
];

// D8: the pile without both copies of link-13, which then fit nowhere. Lines 2 and 4 do not arrive.
const LAST_UNPLACEABLE = `
      link-24 place-e6s0-0, cross-24 place-w1s0-0, curves-34 place-e3n1-1,
      link-23 place-e3s1-2, cross-24 place-w1s1-0, link-14 place-e5n1-1,
      cross-13 aside, cross-13 aside, bridge-13 aside,
      bridge-13 aside, curves-13 aside, curves-13 aside,
      curves-24 place-e3n2-3, curves-24 place-e3n3-2, cross-12 place-e1n1-1,
      bridge-24 place-e7s0-1, cross-14 place-e6s1-1, link-14 place-e4n2-1,
      curves-23 place-e2n2-0, bridge-24 place-e6s2-1, link-24 place-w1s2-3,
      cross-34 place-e0s1-0, bridge-34 place-e4s1-1, curves-14 place-e7s1-2,
      cross-34 place-e4s2-1, cross-12 place-e0n1-1, cross-23 place-e1n2-0,
      curves-12 place-e2s1-3, bridge-12 place-e6n1-1, link-23 place-e5s2-1,
      curves-12 place-e6n2-3, link-12 place-e6n3-2, cross-14 place-e5n3-1,
      bridge-14 place-w2s1-0, cross-23 place-e8s0-1, bridge-23 place-e5s3-0,
      link-34 place-e8n1-2, bridge-12 place-w1n1-1, bridge-14 place-w2s0-0,
      bridge-23 place-e0n2-0, curves-14 place-w2n1-1, link-12 place-e7n2-0,
      curves-23 place-w1n2-2, link-34 place-w1n3-1, bridge-34 place-w2n3-0,
      curves-34 place-w2n4-1`;

// D8: six sections after which link-12 fits nowhere.
const BLOCKED = `
  curves-34 place-w1s0-2, curves-23 place-e1n1-1, link-34 place-e6s0-0, link-23 place-e1s1-3,
  link-13 place-e5n1-2, bridge-23 place-e3n1-1`;

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pick(words: readonly string[], random: () => number): string {
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) throw new Error('nothing to pick from');
  return word;
}

function pickByWeight(game: ReferenceCorrespondances, random: () => number): string {
  return pick(
    game.legal().flatMap((word) => Array.from({ length: game.weight(word) }, () => word)),
    random,
  );
}

/** A text such as 'link-12 place-e0s1-3, …' as pairs of a section and a word. */
function steps(text: string): { section: string; word: string }[] {
  return text
    .trim()
    .split(/,\s*/)
    .map((step) => {
      const [section = '', word = ''] = step.split(' ');
      return { section, word };
    });
}

function boardOf(order: string, text: string): ReferenceBoard {
  let board = setUp(order);
  for (const { section, word } of steps(text)) board = withSection(board, section, word);
  return board;
}

function playRound(
  game: ReferenceCorrespondances,
  order: string,
  lines: readonly number[],
  text: string,
): void {
  game.play(`order-${order}`);
  for (const line of lines) game.play(`line-${line}`);
  for (const { section, word } of steps(text)) {
    game.play(section);
    if (word !== 'aside') game.play(word);
  }
}

function example(id: string): Example {
  const found = EXAMPLES.find((other) => other.id === id);
  if (found === undefined) throw new Error(`no such example: ${id}`);
  return found;
}

// The specification's own algorithms (section 5), to compare the reference's plainer ones with.

const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];
const STARTS = [
  { line: 1, x: 5, y: -1, side: 2, far: '0,0' },
  { line: 2, x: 0, y: -1, side: 2, far: '5,0' },
  { line: 3, x: 0, y: 1, side: 0, far: '5,0' },
  { line: 4, x: 5, y: 1, side: 0, far: '0,0' },
];

interface Train {
  x: number;
  y: number;
  side: number;
  transfers: number;
}

function startOf(line: number): Train & { far: string } {
  const start = STARTS.find((other) => other.line === line);
  if (start === undefined) throw new Error(`not a line: ${line}`);
  return { ...start, transfers: 0 };
}

function over(train: Train, side: number, transfers: number): Train {
  return {
    x: train.x + (DX[side] ?? 0),
    y: train.y + (DY[side] ?? 0),
    side: (side + 2) % 4,
    transfers,
  };
}

function specTransfers(board: ReferenceBoard, line: number): number | null {
  const { far, ...start } = startOf(line);
  const queue: Train[] = [start];
  const visited = new Set<string>();
  for (let train = queue.shift(); train !== undefined; train = queue.shift()) {
    const cell = `${train.x},${train.y}`;
    const tile = board.get(cell);
    if (visited.has(`${cell} ${train.side}`)) continue;
    visited.add(`${cell} ${train.side}`);
    if (tile === undefined) continue;
    if (tile.kind === 'end' && cell === far) return train.transfers;
    if (tile.kind === 'end') continue;
    for (let side = 0; side < 4; side += 1) {
      const shown = tile.sides.charAt(side);
      if (side === train.side || shown === '-') continue;
      if (shown === tile.sides.charAt(train.side)) queue.unshift(over(train, side, train.transfers));
      else if (tile.ring) queue.push(over(train, side, train.transfers + 1));
    }
  }
  return null;
}

function specLength(board: ReferenceBoard, line: number): number {
  let train: Train = startOf(line);
  let length = 0;
  for (;;) {
    const tile = board.get(`${train.x},${train.y}`);
    if (tile === undefined || tile.kind === 'end') return length;
    if (tile.kind === 'section') length += 1;
    const entered = train.side;
    const left = [0, 1, 2, 3].find(
      (side) => side !== entered && tile.sides.charAt(side) === tile.sides.charAt(entered),
    );
    if (left === undefined) throw new Error(`a track with one end: ${tile.sides}`);
    train = over(train, left, 0);
  }
}

function specLegal(board: ReferenceBoard, sides: string, x: number, y: number): boolean {
  if (board.has(`${x},${y}`)) return false;
  let touch = 0;
  for (let side = 0; side < 4; side += 1) {
    const other = board.get(`${x + (DX[side] ?? 0)},${y + (DY[side] ?? 0)}`);
    if (other === undefined) continue;
    const facing = other.sides.charAt((side + 2) % 4);
    if (facing === '-') return false;
    if (facing !== 'M' && facing !== sides.charAt(side)) return false;
    touch += 1;
  }
  return touch >= 1;
}

/** Every cell of a box around the board, every rotation: nothing is missed by looking only next to tiles. */
function specPlacements(board: ReferenceBoard, section: string): string[] {
  const [kind = '', pair = ''] = section.split('-');
  const [a = '', b = ''] = pair;
  const bent = kind === 'link' || kind === 'curves';
  const face = bent ? `${a}${a}${b}${b}` : `${a}${b}${a}${b}`;
  const xs = [...board.keys()].map((cell) => Number(cell.split(',')[0]));
  const ys = [...board.keys()].map((cell) => Number(cell.split(',')[1]));
  const words: string[] = [];
  for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x += 1) {
    for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y += 1) {
      for (let turns = 0; turns < (bent ? 4 : 2); turns += 1) {
        const sides = [0, 1, 2, 3].map((side) => face.charAt((side - turns + 4) % 4)).join('');
        const at = `${x < 0 ? 'w' : 'e'}${Math.abs(x)}${y < 0 ? 'n' : 's'}${Math.abs(y)}`;
        if (specLegal(board, sides, x, y)) words.push(`place-${at}-${turns}`);
      }
    }
  }
  return words.sort();
}

/** D4: the pairs of neighbours whose shared edge shows two lines, or a line and a closed side. */
function clashes(board: ReferenceBoard): string[] {
  const found: string[] = [];
  for (const [cell, tile] of board) {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    for (const side of [1, 2]) {
      const other = board.get(`${x + (DX[side] ?? 0)},${y + (DY[side] ?? 0)}`);
      if (other === undefined) continue;
      const here = tile.sides.charAt(side);
      const there = other.sides.charAt((side + 2) % 4);
      if (here !== there && here !== 'M' && there !== 'M') found.push(`${cell} ${side}`);
    }
  }
  return found;
}

/** The empty cells that trains can reach, with any number of transfers. */
function openCells(board: ReferenceBoard, starts: readonly Train[]): [number, number][] {
  const open: [number, number][] = [];
  const trains = [...starts];
  const visited = new Set<string>();
  for (const train of trains) {
    const tile = board.get(`${train.x},${train.y}`);
    const at = `${train.x},${train.y} ${train.side}`;
    if (tile === undefined) open.push([train.x, train.y]);
    if (tile === undefined || tile.kind === 'end' || visited.has(at)) continue;
    visited.add(at);
    for (let side = 0; side < 4; side += 1) {
      const same = tile.sides.charAt(side) === tile.sides.charAt(train.side);
      if (side !== train.side && (same || tile.ring)) trains.push(over(train, side, 0));
    }
  }
  return open;
}

/** The distance between what is built from the departure and what is built from the arrivals. */
function gap(board: ReferenceBoard, line: number): number {
  const west = line === 1 || line === 4;
  const arrivals = STARTS.filter((start) => (start.far === '5,0') === west).map(({ line: to }) =>
    startOf(to),
  );
  arrivals.push({ ...startOf(1), x: west ? -1 : 6, y: 0, side: west ? 1 : 3 });
  const there = openCells(board, arrivals);
  let least = 99;
  for (const [x, y] of openCells(board, [startOf(line)])) {
    for (const [toX, toY] of there) least = Math.min(least, Math.abs(x - toX) + Math.abs(y - toY));
  }
  return least;
}

/** A player sensible enough for journeys to happen: it arrives if it can, and otherwise closes its gap. */
function pickForPlayer(game: ReferenceCorrespondances, section: string, random: () => number): string {
  const board = game.board();
  const line = game.lineOf(Number(game.toMove())) ?? 0;
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const word of game.legal()) {
    const after = withSection(board, section, word);
    const value = (specTransfers(after, line) ?? 10 + gap(after, line)) + random();
    if (value < least) best = word;
    least = Math.min(least, value);
  }
  return best;
}

interface Counts {
  rounds: number;
  journeys: number;
  exhausted: number;
}

/** Plays a match and checks every invariant on the way. */
function playChecked(options: ReferenceOptions, seed: number, sensible: boolean): Counts {
  const random = mulberry32(seed);
  const game = new ReferenceCorrespondances(options);
  const counts: Counts = { rounds: 0, journeys: 0, exhausted: 0 };
  let drawn = '';
  let seat = -1;
  while (game.toMove() !== 'over') {
    const words = game.legal();
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.length).toBeGreaterThan(0);
    if (game.toMove() === 'chance') {
      drawn = pickByWeight(game, random);
      if (drawn.startsWith('order-')) {
        expect(game.placed()).toEqual([]);
        expect(game.setAside()).toEqual([]);
        expect(game.left()).toBe(48);
        expect(game.lineOf(0)).toBeNull();
        seat = options.first + (options.rotateFirst ? game.round() : 0);
      }
      game.play(drawn);
      continue;
    }
    expect(game.toMove()).toBe(seat % options.players); // T12, D3
    seat += 1;
    const onTable = [...game.placed().map((step) => step.split(' ')[0] ?? ''), ...game.setAside(), drawn];
    expect(onTable.length + game.left()).toBe(48);
    const copies = FACES.map((face) => onTable.filter((section) => section === face).length);
    expect(Math.max(...copies)).toBeLessThanOrEqual(2);
    expect(words).toEqual(specPlacements(game.board(), drawn));

    const word = sensible ? pickForPlayer(game, drawn, random) : pick(words, random);
    const board = withSection(game.board(), drawn, word);
    const lines = Array.from({ length: options.players }, (_, other) => game.lineOf(other) ?? 0);
    const totals = game.totals();
    const round = game.round();
    const last = game.left() === 0;
    game.play(word);

    expect(clashes(board)).toEqual([]);
    const arrived = lines.some((line) => specTransfers(board, line) !== null);
    const all = [1, 2, 3, 4];
    expect(all.map((line) => transfersOn(board, line))).toEqual(
      all.map((line) => specTransfers(board, line)),
    );
    expect(all.map((line) => portionOn(board, line))).toEqual(all.map((line) => specLength(board, line)));
    if (!arrived && !last) {
      expect(game.placed().at(-1)).toBe(`${drawn} ${word}`);
      expect(game.totals()).toEqual(totals);
      continue;
    }
    counts.rounds += 1;
    counts.journeys += arrived ? 1 : 0;
    counts.exhausted += arrived ? 0 : 1;
    const scored = game.lastRound();
    expect(scored?.lines).toEqual(lines);
    expect(scored?.transfers).toEqual(lines.map((line) => specTransfers(board, line)));
    expect(scored?.lengths).toEqual(lines.map((line) => specLength(board, line)));
    expect(game.totals()).toEqual(totals.map((total, other) => total + (scored?.points[other] ?? 0)));
    for (const points of scored?.points ?? []) {
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(6);
    }
    const ended = [...game.totals()].sort((a, b) => b - a);
    const isOver = (ended[0] ?? 0) >= options.target && ended[0] !== ended[1];
    expect(game.toMove()).toBe(isOver ? 'over' : 'chance');
    expect(game.round()).toBe(isOver ? round : round + 1);
  }
  expect(game.legal()).toEqual([]);
  return counts;
}

describe('the chance of a round', () => {
  it('names one of the eight orders, then a line for each seat', () => {
    const game = new ReferenceCorrespondances({ ...PLAIN, players: 3 });
    expect(game.toMove()).toBe('chance');
    expect(game.legal()).toEqual(ORDERS.map((order) => `order-${order}`));
    expect(game.legal().map((word) => game.weight(word))).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    game.play('order-4312');
    expect(game.legal()).toEqual(['line-1', 'line-2', 'line-3', 'line-4']);
    game.play('line-3');
    expect(game.legal()).toEqual(['line-1', 'line-2', 'line-4']);
    expect([game.lineOf(0), game.lineOf(1), game.lineOf(2)]).toEqual([3, null, null]);
    game.play('line-1');
    game.play('line-4');
    expect([game.lineOf(0), game.lineOf(1), game.lineOf(2)]).toEqual([3, 1, 4]);
    expect(game.legal()).toEqual([...FACES].sort());
  });

  it('with four players the last line is named too, though only one is left', () => {
    const game = new ReferenceCorrespondances({ ...PLAIN, players: 4 });
    for (const word of ['order-2134', 'line-4', 'line-2', 'line-1']) game.play(word);
    expect(game.legal()).toEqual(['line-3']);
    expect(game.weight('line-3')).toBe(1);
  });

  it('section 4: two copies of each of the 24 faces', () => {
    const game = new ReferenceCorrespondances(PLAIN);
    for (const word of ['order-2134', 'line-1', 'line-2']) game.play(word);
    expect(game.legal().map((face) => game.weight(face))).toEqual(FACES.map(() => 2));
    game.play('link-24');
    expect(() => game.weight('link-24')).toThrow('weights are for chance');
    game.play('place-w1s0-2');
    expect(game.weight('link-24')).toBe(1);
    game.play('link-24');
    game.play('place-e6s0-0');
    expect(game.legal()).not.toContain('link-24');
    expect(() => game.play('link-24')).toThrow('not legal here');
    expect(() => game.weight('link-24')).toThrow('not legal here');
  });
});

describe('placing', () => {
  it('section 4: the faces, turned clockwise', () => {
    const look = (section: string, turns: number) => {
      const tile = withSection(setUp(null), section, `place-w1s0-${turns}`).get('-1,0');
      return `${tile?.sides}${tile?.ring ? ' ring' : ''}`;
    };
    expect([0, 1].map((turns) => look('cross-13', turns))).toEqual(['1313 ring', '3131 ring']);
    expect([0, 1].map((turns) => look('bridge-24', turns))).toEqual(['2424', '4242']);
    expect([0, 1, 2, 3].map((turns) => look('curves-14', turns))).toEqual(['1144', '4114', '4411', '1441']);
    expect([0, 1].map((turns) => look('link-34', turns))).toEqual(['3344 ring', '4334 ring']);
  });

  it('D4–D6: the first placements', () => {
    const board = setUp('2134');
    // Two turns at either M; blue north-south over, under and beside the row; red beside it and across it.
    expect(placementsOn(board, 'cross-12')).toEqual([
      'place-e0n1-1',
      'place-e1n1-1',
      'place-e1s1-1',
      'place-e2n1-0',
      'place-e2s1-0',
      'place-e5n1-0',
      'place-e6s0-0',
      'place-e6s0-1',
      'place-w1s0-0',
      'place-w1s0-1',
    ]);
    expect(placementsOn(board, 'bridge-12')).toEqual(placementsOn(board, 'cross-12'));
    expect(placementsOn(board, 'link-12')).toHaveLength(2 * 4 + 6 * 2);
  });

  it('rotations 2 and 3 of a cross or a bridge do not exist', () => {
    const game = new ReferenceCorrespondances(PLAIN);
    for (const word of ['order-2134', 'line-1', 'line-2', 'cross-12']) game.play(word);
    expect(() => game.play('place-w1s0-2')).toThrow('not legal here');
    expect(() => game.play('place-w1s0-3')).toThrow('not legal here');
    game.play('place-w1s0-1');
    expect(game.placed()).toEqual(['cross-12 place-w1s0-1']);
  });

  it('E1: illegal and legal there', () => {
    const { order, placements } = example('text-example');
    const board = boardOf(order, placements);
    expect(placementsOn(board, 'cross-13')).not.toContain('place-e1n1-1');
    expect(placementsOn(board, 'cross-13')).not.toContain('place-e9s9-0');
    expect(placementsOn(board, 'cross-13')).not.toContain('place-e0s0-0');
    expect(placementsOn(board, 'cross-14')).toContain('place-e6s0-1');
  });

  it('D8: a tile that fits nowhere is set aside and the same seat draws again', () => {
    const game = new ReferenceCorrespondances({ ...PLAIN, players: 4, first: 1 });
    playRound(game, '2134', [1, 2, 3, 4], BLOCKED);
    expect(specPlacements(game.board(), 'link-12')).toEqual([]);
    expect(game.weight('link-12')).toBe(2);
    game.play('link-12');
    expect(game.toMove()).toBe('chance');
    expect(game.setAside()).toEqual(['link-12']);
    expect(game.weight('link-12')).toBe(1);
    game.play('link-12');
    expect(game.legal()).not.toContain('link-12');
    game.play('link-24');
    expect(game.toMove()).toBe(3); // six turns after seat 1
    expect(game.placed()).toHaveLength(6);
    expect(game.left()).toBe(48 - 6 - 2 - 1);
  });

  it('D8: the round ends when the last section is set aside', () => {
    const game = new ReferenceCorrespondances(PLAIN);
    playRound(game, '2134', [2, 4], LAST_UNPLACEABLE);
    const board = game.board();
    expect(game.placed()).toHaveLength(40);
    expect(specPlacements(board, 'link-13')).toEqual([]);
    expect(game.legal()).toEqual(['link-13']);
    game.play('link-13');
    expect([game.left(), game.round(), game.toMove()]).toEqual([1, 0, 'chance']);
    game.play('link-13');
    expect([game.left(), game.round(), game.toMove()]).toEqual([48, 1, 'chance']);
    expect(game.setAside()).toEqual([]);
    expect(game.lastRound()).toEqual(scoreOn(board, [2, 4]));
    expect(game.lastRound()?.transfers).toEqual([null, null]);
  });
});

describe('the examples of section 6', () => {
  for (const { id, order, lines, placements, ...expected } of EXAMPLES) {
    it(id, () => {
      let board = setUp(order);
      for (const { section, word } of steps(placements)) {
        // D16: until the last section no held line is connected.
        for (const line of lines) expect(transfersOn(board, line)).toBeNull();
        expect(placementsOn(board, section)).toContain(word);
        board = withSection(board, section, word);
      }
      expect(scoreOn(board, lines)).toEqual({
        lines,
        transfers: expected.transfers,
        lengths: expected.lengths,
        points: expected.points,
      });
      expect(expected.transfers.map(journeyPoints)).toEqual(expected.journeys);
      expect(lines.map((_, seat) => (seat === bonusSeat(expected.lengths) ? 1 : 0))).toEqual(
        expected.bonuses,
      );
      lines.forEach((line, seat) => {
        const arrivals = journeyOn(board, line)?.arrivals ?? [null];
        expect(arrivals).toContain(expected.arrivals[seat]);
      });
    });
  }

  for (const { id, order, lines, placements, ...expected } of EXAMPLES) {
    if (!ORDERS.includes(order)) continue;
    it(`${id}, played`, () => {
      const game = new ReferenceCorrespondances({ ...PLAIN, players: lines.length, target: 100 });
      expect(game.lastRound()).toBeNull();
      playRound(game, order, lines, placements);
      expect(game.round()).toBe(1);
      expect(game.totals()).toEqual(expected.points);
      expect(game.lastRound()).toEqual({
        lines,
        transfers: expected.transfers,
        lengths: expected.lengths,
        points: expected.points,
      });
      // D23, D24
      expect(game.placed()).toEqual([]);
      expect(game.lineOf(0)).toBeNull();
      expect(game.portion(2)).toBe(0);
    });
  }

  it('E5: the itinerary with 3 transfers to point 4 is there, but the one with 2 counts', () => {
    const { order, placements } = example('multi');
    expect(journeyOn(boardOf(order, placements), 3)).toEqual({ transfers: 2, arrivals: ['1'] });
  });

  it('D15: a line that nobody holds does not end the round', () => {
    const { order, placements } = example('text-example');
    const game = new ReferenceCorrespondances(PLAIN);
    playRound(game, order, [3, 4], placements);
    expect([game.round(), game.placed().length]).toEqual([0, 10]);
    expect([1, 2, 3, 4].map((line) => game.transfers(line))).toEqual([1, 1, null, null]);
    expect([1, 2, 3, 4].map((line) => game.portion(line))).toEqual([3, 8, 0, 0]);
  });

  it('D14: a line does not arrive at its own (M)', () => {
    // Red turns round the east end: from point 1 by (5,−1) and (6,−1) to (M) there.
    const red = boardOf('2134', 'curves-13 place-e5n1-1, curves-12 place-e6n1-2, curves-13 place-e6s0-3');
    expect(clashes(red)).toEqual([]);
    expect(portionOn(red, 1)).toBe(3);
    expect(transfersOn(red, 1)).toBeNull();
  });
});

describe('scoring', () => {
  it('D21: the points of a journey', () => {
    expect([null, 0, 1, 2, 3, 4, 5, 9].map(journeyPoints)).toEqual([0, 5, 4, 3, 2, 1, 1, 1]);
  });

  it('D20: nobody gets the extra point for a tie or for nothing', () => {
    expect(bonusSeat([3, 2, 1])).toBe(0);
    expect(bonusSeat([0, 1])).toBe(1);
    expect(bonusSeat([2, 2, 1])).toBeNull();
    expect(bonusSeat([4, 4, 4, 4])).toBeNull();
    expect(bonusSeat([0, 0])).toBeNull();
  });

  it('D22: the strictly highest total of at least the target', () => {
    expect(winner([12, 12, 5], 10)).toBeNull();
    expect(winner([10, 12], 10)).toBe(1);
    expect(winner([9, 8], 10)).toBeNull();
    expect(winner([10, 0, 0, 0], 10)).toBe(0);
  });
});

describe('a match', () => {
  const { order, placements } = example('text-example');

  it('T16: ends when a total reaches the target; the last round stays on the table', () => {
    const game = new ReferenceCorrespondances(PLAIN);
    playRound(game, order, [2, 1], placements);
    expect([game.totals(), game.round(), game.toMove()]).toEqual([[5, 4], 1, 'chance']);
    playRound(game, order, [2, 1], placements);
    expect([game.totals(), game.round(), game.toMove()]).toEqual([[10, 8], 1, 'over']);
    expect(game.legal()).toEqual([]);
    expect(() => game.play('order-2134')).toThrow('not legal here');
    expect(game.placed()).toHaveLength(10);
    expect([game.lineOf(0), game.lineOf(1)]).toEqual([2, 1]);
  });

  it('D22: goes on while the highest total is shared', () => {
    const game = new ReferenceCorrespondances({ ...PLAIN, target: 9 });
    playRound(game, order, [2, 1], placements);
    playRound(game, order, [1, 2], placements);
    expect([game.totals(), game.round(), game.toMove()]).toEqual([[9, 9], 2, 'chance']);
    playRound(game, order, [1, 2], placements);
    expect([game.totals(), game.round(), game.toMove()]).toEqual([[13, 14], 2, 'over']);
  });

  it('D3: who starts', () => {
    for (const rotateFirst of [false, true]) {
      const game = new ReferenceCorrespondances({ players: 3, first: 2, rotateFirst, target: 100 });
      const starters: (number | string)[] = [];
      for (let round = 0; round < 4; round += 1) {
        for (const word of [`order-${order}`, 'line-2', 'line-3', 'line-4', 'bridge-24']) game.play(word);
        starters.push(game.toMove());
        game.play('place-e0n1-0');
        for (const { section, word } of steps(placements).slice(1)) {
          game.play(section);
          game.play(word);
        }
      }
      expect(starters).toEqual(rotateFirst ? [2, 0, 1, 2] : [2, 2, 2, 2]);
    }
  });

  it('D1: invalid options', () => {
    expect(() => new ReferenceCorrespondances({ ...PLAIN, players: 1 })).toThrow('number of players');
    expect(() => new ReferenceCorrespondances({ ...PLAIN, players: 5 })).toThrow('number of players');
    expect(() => new ReferenceCorrespondances({ ...PLAIN, first: 2 })).toThrow('not a seat');
    expect(() => new ReferenceCorrespondances({ ...PLAIN, target: 0 })).toThrow('not a target');
  });
});

describe('matches played to the end, checked at each step', () => {
  for (const players of [2, 3, 4]) {
    it(`${players} players, at random`, () => {
      const counts = playChecked(
        { players, first: players - 1, rotateFirst: players === 3, target: 3 },
        players,
        false,
      );
      expect(counts.exhausted).toBeGreaterThan(0);
    });

    it(`${players} players, sensibly`, () => {
      const counts = playChecked(
        { players, first: 0, rotateFirst: players !== 3, target: 10 },
        players,
        true,
      );
      expect(counts.journeys).toBeGreaterThan(0);
      expect(counts.rounds).toBe(counts.journeys + counts.exhausted);
    });
  }
});

// Section 3: the mirrors and the half turn map the set-up onto itself once the lines are renamed.
const SYMMETRIES = [
  { name: 'east and west', lines: '2143', flipX: true, flipY: false },
  { name: 'north and south', lines: '4321', flipX: false, flipY: true },
  { name: 'half turn', lines: '3412', flipX: true, flipY: true },
];

describe('symmetry', () => {
  for (const { name, lines, flipX, flipY } of SYMMETRIES) {
    const image = (line: string): string => (/[1-4]/.test(line) ? lines.charAt(Number(line) - 1) : line);
    const imageOfPair = (pair: string): string => pair.split('').map(image).sort().join('');
    const imageOfCell = (cell: string): string => {
      const [x = 0, y = 0] = cell.split(',').map(Number);
      return `${flipX ? 5 - x : x},${flipY && y !== 0 ? -y : y}`;
    };
    const imageOfSides = (sides: string): string => {
      const [n = '', e = '', s = '', w = ''] = sides.split('').map(image);
      return (flipY ? s : n) + (flipX ? w : e) + (flipY ? n : s) + (flipX ? e : w);
    };
    const tiles = (board: ReferenceBoard): string[] =>
      [...board].map(([cell, tile]) => `${cell} ${tile.sides} ${tile.ring}`);
    const images = (board: ReferenceBoard): string[] =>
      [...board].map(([cell, tile]) => `${imageOfCell(cell)} ${imageOfSides(tile.sides)} ${tile.ring}`);
    const last = (board: ReferenceBoard): string | undefined => tiles(board).at(-1);
    const imageOfLast = (board: ReferenceBoard): string | undefined => images(board).at(-1);
    const imageOfChance = (word: string): string => {
      const [kind = '', rest = ''] = word.split('-');
      if (kind === 'line') return `line-${image(rest)}`;
      if (kind !== 'order') return `${kind}-${imageOfPair(rest)}`;
      const renamed = rest.split('').map(image);
      return `order-${(flipX ? renamed.reverse() : renamed).join('')}`;
    };

    it(`${name}: the set-up`, () => {
      for (const order of ORDERS) {
        const other = imageOfChance(`order-${order}`).slice('order-'.length);
        expect(ORDERS).toContain(other);
        expect(tiles(setUp(other)).sort()).toEqual(images(setUp(order)).sort());
      }
    });

    it(`${name}: a match and its image`, () => {
      const random = mulberry32(7);
      const options = { players: 4, first: 0, rotateFirst: false, target: 4 };
      const game = new ReferenceCorrespondances(options);
      const other = new ReferenceCorrespondances(options);
      let drawn = '';
      while (game.toMove() !== 'over') {
        expect(other.toMove()).toBe(game.toMove());
        if (game.toMove() === 'chance') {
          drawn = pickByWeight(game, random);
          game.play(drawn);
          other.play(imageOfChance(drawn));
          continue;
        }
        const word = pick(game.legal(), random);
        const wanted = imageOfLast(withSection(game.board(), drawn, word));
        const board = other.board();
        const candidates = other.legal();
        expect(candidates).toHaveLength(game.legal().length);
        const words = candidates.filter(
          (candidate) => last(withSection(board, imageOfChance(drawn), candidate)) === wanted,
        );
        expect(words).toHaveLength(1);
        game.play(word);
        other.play(words[0] ?? '');
        for (const line of [1, 2, 3, 4]) {
          expect(other.transfers(Number(image(String(line))))).toBe(game.transfers(line));
          expect(other.portion(Number(image(String(line))))).toBe(game.portion(line));
        }
        expect(other.totals()).toEqual(game.totals());
      }
      expect(other.toMove()).toBe('over');
    });
  }
});
