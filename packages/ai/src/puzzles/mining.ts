/** Mining and proving puzzles: for the command line. */
export { depthOf } from './depths.ts';
export { type Packed, pack, unpack, writePuzzles } from './file.ts';
export { finish } from './finish.ts';
export { idOf } from './identity.ts';
export { type MinedPuzzle, mineGame } from './mine.ts';
export { confirm } from './prove.ts';
