/**
 * What any turn-based tile game needs, and what any program that drives one needs; it knows no particular game.
 *
 * - A {@link Game} is the rules as one object, a {@link State} one position. A *seat* is a player's place; chance has a
 *   seat of its own, {@link CHANCE}.
 * - An action has three forms: a `Code` (an integer, in search), an `Action` (a typed object), a word (text, in logs).
 * - A {@link Log} is a game: options and words. {@link replay} turns it into a state, {@link Session} keeps one going.
 * - A {@link View} is all that a seat or a spectator may know; {@link viewOf} makes it.
 * - A {@link Result} is a value or a {@link Refusal}: what users do wrong is returned, and only bugs throw.
 *
 * @module
 */
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
