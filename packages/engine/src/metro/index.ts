/** Metro for everyone outside the engine. */
export * from './action.ts';
export * from './board.ts';
export * from './debug.ts';
export type { MetroEvent } from './event.ts';
export * from './line.ts';
export { metro } from './metro.ts';
export type { Hooks, Module } from './module.ts';
export * from './notation.ts';
export { DEFAULTS, type MetroOptions, parseOptions } from './options.ts';
export { cellOf, judgeLay, tileOf } from './placement.ts';
export { DRAW_CODE, layTile, TILE_CODE } from './rules.ts';
export { tilesUnseen } from './sample.ts';
export { boxOf, createState } from './setup.ts';
export type { MetroState } from './state.ts';
export { STATION_NAMES } from './stations.ts';
export * from './tile.ts';
export * from './types.ts';
