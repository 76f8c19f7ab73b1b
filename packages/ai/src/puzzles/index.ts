export * from './puzzle.ts';
