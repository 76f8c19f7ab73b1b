/** Mining and proving puzzles: for the command line. */
export { difference, trialsOf } from './compare.ts';
export { type Packed, pack, unpack, writePuzzles } from './file.ts';
export { finish } from './finish.ts';
export { idOf } from './identity.ts';
export { type MinedPuzzle, mineGame } from './mine.ts';
export { type Proof, prove } from './prove.ts';
