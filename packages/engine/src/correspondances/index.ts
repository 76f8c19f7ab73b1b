/** Correspondances for everyone outside the engine. */
export * from './action.ts';
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
