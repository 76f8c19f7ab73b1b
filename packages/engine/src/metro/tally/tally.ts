/**
 * The score of a physical table: its tiles, in an unknown order, and a form with what else lies there. Lines are joined
 * and scored, and the end is scored, by the functions that do so in a game. For lines the order makes no difference: a
 * line has its final length once it is complete. Where the order matters, the form asks for what came of it.
 */
import { choose } from '../../kit/compose.ts';
import type { Emit, Seat } from '../../kit/game.ts';
import { type MetroEvent, overEvent } from '../event.ts';
import { isComplete } from '../line.ts';
import type { Module } from '../module.ts';
import { MODULES, type ModuleName } from '../modules/index.ts';
import type { Placement } from '../notation.ts';
import type { MetroOptions } from '../options.ts';
import { putTile } from '../rules.ts';
import { award, scoreEnd } from '../scoring.ts';
import { createState } from '../setup.ts';
import { END, type MetroState, ownSlice, seatScores } from '../state.ts';
import { STATIONS, TILES_IN_BOX } from '../types.ts';
import { type FieldValue, type FormField, type FormValues, isFilled, seatPlaces } from './form.ts';

/** What lies on a physical table. */
export interface TableFacts {
  /** The tiles, in any order. */
  readonly placements: readonly Placement[];
  /** Everything else, as far as it is filled in. */
  readonly form: FormValues;
}

/** The questions of one module. */
export interface FormPart {
  /** The module that asks; undefined for the score track. */
  readonly module: ModuleName | undefined;
  /** With ids as in the values of the whole form. */
  readonly fields: readonly FormField[];
}

/** A table counted, as far as it is known. */
export interface Tally {
  /** The board with its lines; modules whose fields are not filled in yet take no part. */
  readonly state: MetroState;
  /** The lines that score and, once the form is filled in, what the end brings. Without the points that seats tell. */
  readonly events: readonly MetroEvent[];
  /** By seat: points that the form was told, by module. */
  readonly told: readonly { readonly module: ModuleName; readonly points: readonly number[] }[];
  /** By seat, as far as they are known. */
  readonly scores: readonly number[];
  /** All tiles lie, or all lines that end the game are complete. */
  readonly isBoardWhole: boolean;
  /** Every field is filled in, so that the end is scored. */
  readonly isFormWhole: boolean;
}

/** V3: spaces on the score track are whole scores. */
const LAST_SPACE = 999;
const SPACES = 'track.spaces';
const STARTER = 'track.first';

function modulesOf(options: MetroOptions): readonly Module<ModuleName>[] {
  const chosen = choose(MODULES, options.with);
  if (!chosen.ok) throw new Error(`options were not checked: ${chosen.error.code}`);
  return chosen.value;
}

/** Everything to fill in, for options that are legal. */
export function formOf(options: MetroOptions): readonly FormPart[] {
  const s = createState(options);
  const parts = modulesOf(options).map((module): FormPart => {
    const fields = module.form?.fields(s) ?? [];
    return {
      module: module.name,
      fields: fields.map((field) => ({ ...field, id: `${module.name}.${field.id}` })),
    };
  });
  return [...parts, { module: undefined, fields: trackFields(s) }].filter(({ fields }) => fields.length > 0);
}

/** V3: where a marker ends depends on the order of the lines, but it shows. At the end markers move in seat order. */
function trackFields(s: MetroState): readonly FormField[] {
  const { options, hooks } = s.rules;
  if (!options.exclusive) return [];
  const spaces = { kind: 'numbers', id: SPACES, places: seatPlaces(s), max: LAST_SPACE } as const;
  const hasEnd = hooks.endColour.length + hooks.endSeat.length > 0;
  if (options.first !== 'random' || !hasEnd) return [spaces];
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const first: FormField = {
    kind: 'pieces',
    id: STARTER,
    places: [{ at: 'table' }],
    pieces: seats.map((seat) => ({ is: 'seat', seat })),
    copies: seats.map(() => 1),
  };
  return [spaces, first];
}

/** The form of a game that was followed from its start, as far as everybody at the table knows. */
export function readForm(s: MetroState, events: readonly MetroEvent[]): FormValues {
  const form: Record<string, FieldValue> = {};
  let slice = 0;
  for (const { name, form: own, slice: layout } of s.rules.modules) {
    const read = own?.read?.(s, ownSlice(s, slice), events) ?? {};
    for (const [id, value] of Object.entries(read)) form[`${name}.${id}`] = value;
    if (layout !== undefined) slice++;
  }
  for (const { id } of trackFields(s)) form[id] = id === SPACES ? spacesOf(s, events) : [s.first];
  return form;
}

/** V3: where the markers stood before the moves at the end. */
function spacesOf(s: MetroState, events: readonly MetroEvent[]): FieldValue {
  const spaces = Array.from({ length: s.seats }, () => 0);
  for (const event of events) {
    if (event.type === 'line' && event.owner !== undefined) spaces[event.owner] = event.total;
    else if (event.type === 'module' && 'gain' in event && event.gain.total !== undefined)
      spaces[event.gain.seat] = event.gain.total;
  }
  return spaces;
}

/** Counts a physical table. Nothing is refused: see {@link judgeBoard} for what looks wrong. */
export function tally(options: MetroOptions, table: TableFacts): Tally {
  const parts = formOf(options);
  const isFormWhole = parts.every(({ fields }) => fields.every((field) => isFilled(field, table.form)));
  const told = toldPoints(parts, table.form, options.players);
  const events: MetroEvent[] = [];
  const emit = (event: MetroEvent): void => {
    events.push(event);
  };
  // As if markers could share spaces: then points do not depend on the order of the lines.
  const s = layOut({ ...options, exclusive: false }, table, emit);
  if (isFormWhole) scoreEnd(s, emit);
  addTold(s, told);
  const track = options.exclusive && isFormWhole ? trackScores(options, table) : undefined;
  if (isFormWhole) events.push(overEvent(s));
  return {
    state: s,
    events,
    told,
    scores: track ?? Array.from(seatScores(s)),
    isBoardWhole: isWhole(s),
    isFormWhole,
  };
}

/** V3: from the spaces where the markers stand, the moves at the end. */
function trackScores(options: MetroOptions, table: TableFacts): readonly number[] {
  const s = layOut(options, table);
  for (let seat = 0; seat < s.seats; seat++) s.points[seat] = table.form[SPACES]?.[seat] ?? 0;
  scoreEnd(s);
  return Array.from(seatScores(s));
}

/** Points told are had during the game; nothing that the end scores depends on them. */
function addTold(s: MetroState, told: Tally['told']): void {
  for (const { points } of told) {
    for (const [seat, n] of points.entries()) award(s, seat, n);
  }
}

function toldPoints(parts: readonly FormPart[], form: FormValues, seats: number): Tally['told'] {
  return parts.flatMap(({ module, fields }) => {
    const numbers = fields.find(({ kind }) => kind === 'numbers');
    if (module === undefined || numbers === undefined) return [];
    return [{ module, points: Array.from({ length: seats }, (_, seat) => form[numbers.id]?.[seat] ?? 0) }];
  });
}

/** The state with all that lies on the table, and the points of complete lines. */
function layOut(
  options: MetroOptions,
  { placements, form }: TableFacts,
  emit?: Emit<MetroEvent>,
): MetroState {
  const blank = createState(options);
  const ready = modulesOf(options).filter((module) => isReady(module, blank, form));
  const s = createState(options, ready);
  s.step = END;
  s.seat = 0;
  s.first = firstSeat(options, form);
  let slice = 0;
  for (const module of ready) {
    module.form?.fill?.(s, ownSlice(s, slice), ownValues(module, form));
    if (module.slice !== undefined) slice++;
  }
  for (const { tile, cell } of placements) putTile(s, tile, cell, emit);
  return s;
}

/** A module whose fields are not all filled in waits, unless it can do without. */
function isReady({ name, form: own }: Module<ModuleName>, blank: MetroState, form: FormValues): boolean {
  if (own === undefined || own.accepts === 'partial') return true;
  return own.fields(blank).every((field) => isFilled({ ...field, id: `${name}.${field.id}` }, form));
}

function ownValues({ name }: Module<ModuleName>, form: FormValues): FormValues {
  const own = Object.entries(form).filter(([id]) => id.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([id, value]) => [id.slice(name.length + 1), value]));
}

function firstSeat({ first }: MetroOptions, form: FormValues): Seat {
  return first === 'random' ? (form[STARTER]?.[0] ?? 0) : first;
}

/** B19, M20: whether the game is over, as far as the board shows. */
function isWhole(s: MetroState): boolean {
  if (s.placed === TILES_IN_BOX) return true;
  if (s.rules.hooks.isOver.length === 0) return false;
  return Array.from({ length: STATIONS }, (_, departure) => departure).every((departure) =>
    isComplete(s, departure),
  );
}
