/** What any turn-based tile game needs. Imports no game. */
export * from './complete-log.ts';
export * from './compose.ts';
export * from './driver.ts';
export * from './fingerprint.ts';
export * from './game.ts';
export * from './guessed-decisions.ts';
export * from './layout.ts';
export * from './log.ts';
export * from './nth.ts';
export * from './options.ts';
export * from './perft.ts';
export * from './result.ts';
export * from './rng.ts';
export * from './seen.ts';
export * from './session.ts';
export * from './view.ts';
