/** What it takes to show puzzles. Mining and proving them is apart, so that no page loads it (mining.ts). */
export * from './directory.ts';
export { PUZZLES_VERSION, type PuzzleFile, readPuzzles } from './file.ts';
export * from './puzzle.ts';
