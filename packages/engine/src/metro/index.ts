/**
 * Metro: the base game, its variants (V1–V4), the four modules and the six cities of the City Edition. {@link metro}
 * is the whole game as one object; everything else is for screens, computer players and tools that know this game.
 *
 * - A *tile* has four tracks and a name with one letter per side; a *cell* is row × 8 + column; a *side* is 0–3 from north.
 * - A *departure* is where a line starts: stations 1–32 are 0–31, the platforms of the central station 32–39. Its *terminus*
 *   is where the line arrives; a line is *complete* when it has one.
 * - A *colour* owns lines. In the base game colour i is seat i; with companies, colours belong to no seat.
 * - A *module* is an expansion; its *standing* is what it would score now. Ids such as B12 name the rules.
 *
 * @module
 */
export { type MetroAction, tilesToPlace } from './action.ts';
export {
  CENTRE_CELLS,
  cellAt,
  colOf,
  DEPARTURE,
  DEPARTURE_AT,
  DEPARTURES,
  entry,
  isCentre,
  isCentreTerminus,
  isTerminus,
  makeCell,
  makeDeparture,
  makeNext,
  makeTerminus,
  neighbour,
  opposite,
  parseCell,
  parseDeparture,
  platformAt,
  platformCell,
  platformSide,
  RIM,
  rowOf,
  terminus,
} from './board.ts';
export { cellOf, DRAW_CODE, PASS_CODE, placementCode, TILE_CODE, tileOf } from './code.ts';
export * from './consequences.ts';
export * from './debug.ts';
export type { EventsOf, Gain, ImmediateGain, MetroEvent, Owner, OwnerGain, SeatGain } from './event.ts';
export {
  type Crossing,
  countCrossings,
  isComplete,
  joinTracks,
  lineEnd,
  lineLength,
  POINT_BITS,
  POINT_MASK,
  traceLine,
  trackAt,
} from './line.ts';
export { metro } from './metro.ts';
export type { Changes, Decision, Hooks, Module } from './module.ts';
export * from './modules/index.ts';
export * from './notation.ts';
export { DEFAULTS, type MetroOptions, parseOptions } from './options.ts';
export { judgePlacement } from './placement.ts';
export { conclude } from './projection.ts';
export { putTile } from './rules.ts';
export { tilesUnseen } from './sample.ts';
export { boxOf, createState } from './setup.ts';
export type { Sight } from './sights.ts';
export { plays, sliceOf } from './slice.ts';
export type { BoundDecision, MetroState, Rules } from './state.ts';
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
  type TableForm,
} from './tally/form.ts';
export { type BoardProblem, emptyCells, judgeBoard, tilesLeft } from './tally/judge.ts';
export * from './tally/tally.ts';
export * from './tile.ts';
export * from './types.ts';
