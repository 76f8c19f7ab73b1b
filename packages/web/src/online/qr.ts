/** A text as a QR code (ISO/IEC 18004): bytes, error correction level M, up to version 9, which holds 180 bytes. */

/** By version from 1: bytes of data, of error correction in each block, and the number of blocks. */
const SIZES = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
] as const;
/** By version: where the middles of the small squares are. */
const MIDDLES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
/** Mode and length take so many bits. */
const HEAD_BITS = 12;
const BYTE_MODE = 0b0100;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];

/** Rows of modules, true where they are dark; undefined if the text is too long. */
export function qrOf(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = SIZES.findIndex(([data]) => bytes.length * 8 + HEAD_BITS <= data * 8);
  if (index < 0) return undefined;
  const bits = interleaved(codewords(bytes, SIZES[index][0]), index);
  const drawn = MASKS.map((_, mask) => draw(index, bits, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))];
}

const bitsOf = (value: number, count: number): boolean[] =>
  Array.from({ length: count }, (_, i) => ((value >> (count - 1 - i)) & 1) === 1);

function codewords(bytes: Uint8Array, size: number): number[] {
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, 8)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...Array(Math.min(4, size * 8 - bits.length)).fill(false));
  while (bits.length % 8 > 0) bits.push(false);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  );
  for (let i = 0; words.length < size; i++) words.push(i % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** Multiplication of polynomials over two elements, modulo that of the field. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  }
  return product;
}

/** Reed–Solomon: the remainder of the data, divided by the polynomial whose roots are the first powers of 2. */
export function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((term, k) => term ^ times(divisor[k - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i];
    for (let k = 0; k <= count; k++) rest[i + k] ^= times(divisor[k], factor);
  }
  return rest.slice(data.length);
}

/** Blocks are corrected one by one, and written byte by byte in turn; the later ones may be longer by one. */
function interleaved(data: readonly number[], index: number): boolean[] {
  const [size, count, blocks] = SIZES[index];
  const short = Math.floor(size / blocks);
  const shorts = blocks - (size % blocks);
  const begin = (block: number): number => block * short + Math.max(0, block - shorts);
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(begin(block), begin(block + 1)));
  const checks = parts.map((part) => correction(part, count));
  const inTurn = (lists: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]] : [])),
    ).flat();
  return [...inTurn(parts), ...inTurn(checks)].flatMap((byte) => bitsOf(byte, 8));
}

/** The value with the remainder of its division behind it. */
function guarded(value: number, divisor: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - degree);
  return (value << degree) | rest;
}

/** Which mask is used, and that the level is M (00). */
export const formatBits = (mask: number): number => guarded(mask, 0x537, 10) ^ 0x5412;
export const versionBits = (version: number): number => guarded(version, 0x1f25, 12);

function draw(index: number, bits: readonly boolean[], mask: number): Grid {
  const size = 21 + index * 4;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = dark;
  };
  const rings = (cx: number, cy: number, radius: number, light: readonly number[]): void => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++)
        put(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 0; i < size; i++) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    rings(x, y, 4, [2, 4]);
  const middles = MIDDLES[index];
  const last = middles.at(-1);
  for (const x of middles)
    for (const y of middles)
      if (!((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last))) rings(x, y, 2, [1]);
  drawFormat(put, size, formatBits(mask));
  if (index >= 6) drawVersion(put, size, versionBits(index + 1));
  fill(grid, bits, MASKS[mask]);
  return grid as Grid;
}

type Put = (x: number, y: number, dark: boolean) => void;

function drawFormat(put: Put, size: number, format: number): void {
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) put(8, near, dark);
    else put(i === 8 ? 7 : near, 8, dark);
    if (i < 8) put(size - 1 - i, 8, dark);
    else put(8, size - 15 + i, dark);
  }
  put(8, size - 8, true);
}

function drawVersion(put: Put, size: number, version: number): void {
  for (let i = 0; i < 18; i++) {
    const dark = ((version >> i) & 1) === 1;
    put(Math.floor(i / 3), size - 11 + (i % 3), dark);
    put(size - 11 + (i % 3), Math.floor(i / 3), dark);
  }
}

/** Up and down in columns of two, from the right; the column of the timing pattern is left out. */
function fill(grid: (boolean | undefined)[][], bits: readonly boolean[], mask: (typeof MASKS)[number]): void {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (grid[y][x] === undefined) grid[y][x] = (bits[next++] ?? false) !== mask(x, y);
      }
    }
  }
}

/** How hard it is to read: long runs, blocks, what looks like a corner, and too much of one shade. */
function penalty(grid: Grid): number {
  const rows = grid.map((row) => row.map(Number).join(''));
  const columns = grid.map((_, x) => grid.map((row) => Number(row[x])).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++)
      if (new Set([grid[y][x], grid[y][x - 1], grid[y - 1][x], grid[y - 1][x - 1]]).size === 1) sum += 3;
  const dark = rows.join('').replaceAll('0', '').length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
