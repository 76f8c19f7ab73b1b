/** The order of the tiles in the palette: families side by side, so that a shape is found by what it looks like. */
import { nth } from '@guimard/engine/kit';
import { parseTile, ROTATIONS, type Tile } from '@guimard/engine/metro';

/** One of each family; those with few rotations first. */
const FAMILIES = ['aaaa', 'bbbb', 'cccc', 'dddd', 'bcbc', 'adad', 'aacb', 'accd', 'adbb', 'bcdd'] as const;

export const PALETTE: readonly Tile[] = FAMILIES.flatMap((name) => {
  const tile = parseTile(name);
  return tile === undefined ? [] : nth(ROTATIONS, tile);
});
