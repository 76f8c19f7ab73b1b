/**
 * npx node tools/board-picture.ts > docs/board.svg
 *
 * Draws a position of a random game for the README: every line in its owner's colour, tracks crossing as bridges.
 */
import { SeededRng } from '@guimard/engine/kit';
import {
  type Crossing,
  cellAt,
  colOf,
  DEPARTURE,
  EXIT,
  isCentre,
  isComplete,
  type MetroState,
  metro,
  rowOf,
  STATIONS,
  traceLine,
} from '@guimard/engine/metro';

const CELL = 64;
const RIM = 46;
const SIZE = 8 * CELL + 2 * RIM;
const INKS = ['#d9a404', '#2f6db5', '#e2711d', '#3c8d4f'];
const LETTERS = ['Y', 'B', 'O', 'G'];

/** A position some way into a game of four random players. */
function somePosition(tilesLaid: number): MetroState {
  const rng = new SeededRng('Porte Dauphine');
  const options = metro.options({ players: 4, first: 0 });
  if (!options.ok) throw new Error(options.error.reason);
  const s = metro.create(options.value);
  while (s.laid < tilesLaid) metro.play(s, metro.pick(s, rng));
  return s;
}

/** Direction out of a cell through each side, and along the side clockwise. */
const OUT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const ALONG = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Right-hand running (B3): facing out, trains leave on the clockwise half of a side and come in on the other. */
function connection(cell: number, side: number, leaves: boolean, depth: number): [number, number] {
  const shift = leaves ? CELL / 6 : -CELL / 6;
  const x = RIM + colOf(cell) * CELL + CELL / 2 + OUT[side][0] * (CELL / 2 - depth) + ALONG[side][0] * shift;
  const y = RIM + rowOf(cell) * CELL + CELL / 2 + OUT[side][1] * (CELL / 2 - depth) + ALONG[side][1] * shift;
  return [x, y];
}

function track({ cell, from, to }: Crossing, ink: string): string {
  const depth = from === to ? CELL * 0.75 : CELL * 0.32;
  const points = [
    connection(cell, from, false, 0),
    connection(cell, from, false, depth),
    connection(cell, to, true, depth),
    connection(cell, to, true, 0),
  ].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const path = `M${points[0]}C${points.slice(1).join(' ')}`;
  return `<path d="${path}" stroke="#fbf6e9" stroke-width="9"/><path d="${path}" stroke="${ink}" stroke-width="5"/>`;
}

function cellSquare(s: MetroState, cell: number): string {
  const place = `x="${RIM + colOf(cell) * CELL + 1}" y="${RIM + rowOf(cell) * CELL + 1}"`;
  const fill = isCentre(cell) ? '#20402f' : s.tiles[cell] > 0 ? '#fbf6e9' : '#e8dfc8';
  return `<rect ${place} width="${CELL - 2}" height="${CELL - 2}" rx="6" fill="${fill}"/>`;
}

/** Every track on the board, in the colour of the line it is on; tracks on no station's line in grey. */
function tracks(s: MetroState): string[] {
  const inks = new Map<string, string>();
  const key = ({ cell, from }: Crossing) => `${cell}/${from}`;
  for (let departure = 0; departure < STATIONS; departure++) {
    for (const crossing of traceLine(s, departure)) inks.set(key(crossing), INKS[s.owner[departure] - 1]);
  }
  return Array.from(s.order.subarray(0, s.laid)).flatMap((cell) =>
    [0, 1, 2, 3].map((from) => {
      const crossing = { cell, from, to: EXIT[(s.tiles[cell] - 1) * 4 + from] };
      return track(crossing, inks.get(key(crossing)) ?? '#b9b09a');
    }),
  );
}

function station(s: MetroState, departure: number): string {
  const point = DEPARTURE[departure];
  const [x, y] = connection(point >> 2, point & 3, true, -RIM / 2).map((value, axis) =>
    // Back to the middle of the side.
    Number((value - ALONG[point & 3][axis] * (CELL / 6)).toFixed(1)),
  );
  const owner = s.owner[departure] - 1;
  const done = isComplete(s, departure);
  return (
    `<circle cx="${x}" cy="${y}" r="17" fill="${done ? '#fbf6e9' : INKS[owner]}" stroke="${INKS[owner]}" stroke-width="3"/>` +
    `<text x="${x}" y="${y + 4}" fill="${done ? '#20402f' : '#fff'}">${departure + 1}${LETTERS[owner]}</text>`
  );
}

const s = somePosition(46);
const cells = Array.from({ length: 64 }, (_, i) => cellSquare(s, cellAt(i >> 3, i & 7)));
const stations = Array.from({ length: STATIONS }, (_, departure) => station(s, departure));
const middle = RIM + 4 * CELL;
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">
<title>A game of Metro for four: lines in their owners' colours, stations with number and letter</title>
<rect width="${SIZE}" height="${SIZE}" rx="18" fill="#2f5d46"/>
${cells.join('\n')}
<g fill="none" stroke-linecap="butt">
${tracks(s).join('\n')}
</g>
<g font-family="Georgia, serif" font-size="13" font-weight="bold" text-anchor="middle">
${stations.join('\n')}
<text x="${middle}" y="${middle + 6}" font-size="20" letter-spacing="2" fill="#e9c46a">MÉTRO</text>
</g>
</svg>`);
