/**
 * Correspondances: a small French metro game of secret lines and transfers for 2 to 4 players. {@link
 * correspondances} is the whole game as one object; everything else is for screens, computer players and tools that
 * know this game.
 *
 * - A *match* has several *rounds*. In each, every seat holds one secret *line*, 1–4, and links its departure to the other end.
 * - A *section* is a tile that players place; the *straights* and the two *ends* are the row of the set-up.
 * - A *piece* is a tile in its rotation, a *spot* a place on the table, which has no edge: x grows east and y south from the
 *   western end.
 * - A *journey* is the way from a line's departure to the other end, with as few *transfers* as possible; a *portion* is the
 *   unbroken run of the line's own colour from its departure.
 *
 * Ids such as T12 and D4 name the rules.
 *
 * @module
 */
export type { CorrespondancesAction } from './action.ts';
export * from './board.ts';
export { correspondances } from './correspondances.ts';
export * from './debug.ts';
export type { CorrespondancesEvent } from './event.ts';
export * from './journey.ts';
export { isConnected } from './network.ts';
export { type CorrespondancesOptions, DEFAULTS, parseOptions } from './options.ts';
export { isOpen, judgePlacement, wantsAt } from './placement.ts';
export * from './portion.ts';
export { firstOf } from './rules.ts';
export { linesHidden } from './sample.ts';
export { winnerOf } from './scoring.ts';
export { createState, ORDERS } from './setup.ts';
export type { CorrespondancesState } from './state.ts';
export * from './tile.ts';
export * from './types.ts';
export { lineName } from './words.ts';
