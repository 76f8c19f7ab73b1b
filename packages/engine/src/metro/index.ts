/** Metro for everyone outside the engine. */
export * from './action.ts';
export * from './board.ts';
export { cellOf, DRAW_CODE, PASS_CODE, placementCode, TILE_CODE, tileOf } from './code.ts';
export * from './consequences.ts';
export * from './debug.ts';
export type { MetroEvent, Owner } from './event.ts';
export * from './line.ts';
export { metro } from './metro.ts';
export type { Hooks, Module } from './module.ts';
export * from './modules/index.ts';
export * from './notation.ts';
export { DEFAULTS, type MetroOptions, parseOptions } from './options.ts';
export { judgePlacement } from './placement.ts';
export { putTile } from './rules.ts';
export { tilesUnseen } from './sample.ts';
export { boxOf, createState } from './setup.ts';
export { plays, sliceOf } from './slice.ts';
export type { MetroState } from './state.ts';
export { STATION_NAMES } from './stations.ts';
export {
  type FieldValue,
  type FormField,
  type FormPiece,
  type FormPlace,
  type FormValues,
  filledIn,
  isFilled,
  type NumbersField,
  type PiecesField,
  piecesLeft,
} from './tally/form.ts';
export { type BoardProblem, emptyCells, judgeBoard, tilesLeft } from './tally/judge.ts';
export * from './tally/tally.ts';
export * from './tile.ts';
export * from './types.ts';
