/** Bits of masks: of cells, colours, platforms. None of these functions loops or branches. */

/** The place of the lowest bit of a mask that is not 0. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The place of bit k of each byte, at byte × 8 + k. */
const BIT_IN_BYTE = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 0, k = 0; bit < 8; bit++) if ((byte >> bit) & 1) BIT_IN_BYTE[byte * 8 + k++] = bit;
}

/** The place of bit k of a mask: first its byte, then its place there. */
export function nthBit(mask: number, k: number): number {
  const counts = bitCounts(mask);
  const isBehind0 = ((counts & 255) - k - 1) >>> 31;
  const isBehind1 = (((counts >>> 8) & 255) - k - 1) >>> 31;
  const isBehind2 = (((counts >>> 16) & 255) - k - 1) >>> 31;
  const at = (isBehind0 + isBehind1 + isBehind2) << 3;
  const before = ((counts << 8) >>> at) & 255;
  return at + BIT_IN_BYTE[(((mask >>> at) & 255) << 3) + k - before];
}

/** How many bits are set. */
export const bitCount = (mask: number): number => bitCounts(mask) >>> 24;

/** In each byte, how many bits are set in it and the bytes below. */
function bitCounts(mask: number): number {
  let pairs = mask - ((mask >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101);
}
