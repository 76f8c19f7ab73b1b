/**
 * Finding puzzles in games of the computer, and proving them: for the command line. It takes hours.
 *
 * @module
 */
export { depthOf, type PuzzleDepth } from './depths.ts';
export {
  type Packed,
  type PackedMove,
  type PackedParts,
  pack,
  type UnpackedParts,
  unpack,
  writePuzzles,
} from './file.ts';
export { type Grade, gradeAgain } from './finders.ts';
export { finish } from './finish.ts';
export { idOf } from './identity.ts';
export { type MinedPuzzle, mineGame } from './mine.ts';
export { confirm } from './prove.ts';
