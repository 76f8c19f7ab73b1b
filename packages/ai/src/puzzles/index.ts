/**
 * What it takes to show puzzles: positions with one clearly best move. Mining and proving them is apart
 * (`puzzles/mining`), so that no page loads it.
 *
 * @module
 */
export * from './directory.ts';
export { PUZZLES_VERSION, type PuzzleFile, readPuzzles } from './file.ts';
export * from './puzzle.ts';
