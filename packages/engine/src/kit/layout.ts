/**
 * One buffer per state, described field by field.
 *
 * A field says what it contains *and who may see it*; it cannot be declared otherwise. Everything else
 * follows from the declaration: allocation, copying, equality, hashing, the contents of a view, JSON.
 * Copying a state is one `memmove`, so search pays nothing for any of this.
 */
import type { Seat } from './game.ts';
import { fail, ok, type Result } from './result.ts';

/** Who may see a field: everyone, each seat its own part, or nobody. */
export type Sight = 'open' | 'perSeat' | 'secret';

const ARRAYS = { u8: Uint8Array, u16: Uint16Array, i32: Int32Array } as const;
/** The element types an array may have: unsigned bytes, unsigned 16 bits, signed 32 bits. */
export type ArrayKind = 'u8' | 'u16' | 'i32';
/** The typed array of a kind. */
export type ArrayOf<K extends ArrayKind> = { u8: Uint8Array; u16: Uint16Array; i32: Int32Array }[K];

/** What lengths may depend on: the number of seats, and whatever else the game's options determine. */
export interface Dimensions {
  /** How many players the state is for. */
  readonly seats: number;
  readonly [name: string]: number;
}
/** A length, or how to compute it when a state is allocated. */
export type FieldLength = number | ((dimensions: Dimensions) => number);

/** A field with one 32-bit integer. Made by `open.number()` or `secret.number()`. */
export interface NumberField {
  /** Tells it from an array. */
  readonly shape: 'number';
  /** Who may see it. */
  readonly sight: Sight;
}
/** A field with a typed array. Made by `open.u8(length)`, `perSeat.u16(length)` and the like. */
export interface ArrayField<K extends ArrayKind = ArrayKind> {
  /** Tells it from a number. */
  readonly shape: 'array';
  /** Who may see it. */
  readonly sight: Sight;
  /** The type of its elements. */
  readonly kind: K;
  /** How many elements; with `perSeat`, how many for each seat. */
  readonly length: FieldLength;
}
/** The declaration of a state or of a slice: its fields by name. */
export interface Fields {
  readonly [name: string]: NumberField | ArrayField;
}

/** The properties of a declaration: numbers are plain properties, arrays are views of the buffer. */
export type Values<F extends Fields> = {
  -readonly [N in keyof F as F[N] extends NumberField ? N : never]: number;
} & {
  readonly [N in keyof F as F[N] extends ArrayField ? N : never]: F[N] extends ArrayField<infer K>
    ? ArrayOf<K>
    : never;
};

/** Declares arrays that the same players see. */
export interface ArrayFields {
  /** Of bytes. */
  readonly u8: (length: FieldLength) => ArrayField<'u8'>;
  /** Of 16-bit integers without a sign. */
  readonly u16: (length: FieldLength) => ArrayField<'u16'>;
  /** Of 32-bit integers. */
  readonly i32: (length: FieldLength) => ArrayField<'i32'>;
}
/** Declares numbers, too. */
export interface AllFields extends ArrayFields {
  /** A 32-bit integer. */
  readonly number: () => NumberField;
}

function fieldsSeenBy(sight: Sight): AllFields {
  const array =
    <K extends ArrayKind>(kind: K) =>
    (length: FieldLength): ArrayField<K> => ({ shape: 'array', sight, kind, length });
  const number = (): NumberField => ({ shape: 'number', sight });
  return { u8: array('u8'), u16: array('u16'), i32: array('i32'), number };
}

/** Declares fields that everyone sees. */
export const open: AllFields = fieldsSeenBy('open');
/** Declares arrays with `length` elements per seat, which only that seat sees. */
export const perSeat: ArrayFields = fieldsSeenBy('perSeat');
/** Declares fields that nobody sees during the game. */
export const secret: AllFields = fieldsSeenBy('secret');

/** A field of one state, as a view of its buffer. */
export interface PlacedField {
  /** As declared; a module's field has the module's name and a dot before it. */
  readonly name: string;
  /** Who may see it. */
  readonly sight: Sight;
  /** Whether it was declared as a number or as an array. */
  readonly shape: 'number' | 'array';
  /** Its values; a number is an array of one. */
  readonly array: Uint8Array | Uint16Array | Int32Array;
}

/** The part of a state that all games share. */
export interface State {
  /** The whole state. Equal bytes are equal states, for the same options. */
  readonly bytes: Uint8Array;
  /** The same buffer as 32-bit integers. */
  readonly words: Int32Array;
  /** How many players there are. */
  readonly seats: number;
  /** Every field, in the order of the buffer. */
  readonly places: readonly PlacedField[];
  /** One object per slice, in the given order. */
  readonly slices: readonly object[];
}

/** A class made from a declaration; instances are views of a part of a state's buffer. */
export interface Layout<F extends Fields = Fields> {
  /** The declaration it was made from. */
  readonly fields: F;
  /** Creates an instance over `buffer` from `offset` on and records where each field is. */
  place(buffer: ArrayBuffer, offset: number, dimensions: Dimensions, prefix: string): Placed<F>;
  /** Bytes needed, a multiple of 4. */
  size(dimensions: Dimensions): number;
}
/** What `place` has created. */
export interface Placed<F extends Fields> {
  /** The instance, with a property for each field. */
  readonly values: Values<F>;
  /** Where its fields are. */
  readonly places: readonly PlacedField[];
}

function elements(field: ArrayField, dimensions: Dimensions): number {
  const length = typeof field.length === 'number' ? field.length : field.length(dimensions);
  return field.sight === 'perSeat' ? length * dimensions.seats : length;
}

const align = (bytes: number): number => (bytes + 3) & ~3;

/**
 * Compiles a declaration of fields. Call it once per game or module, not per state.
 *
 * Each layout makes one class, once, so that all its instances share one shape and the rules' hot paths stay fast.
 * Numbers are accessors on the prototype over one array, which engines inline.
 */
export function layout<const F extends Fields>(fields: F): Layout<F> {
  const names = Object.keys(fields);
  const numberNames = names.filter((name) => fields[name].shape === 'number');
  const arrayNames = names.filter((name) => fields[name].shape === 'array');

  class Slice {
    readonly numbers: Int32Array;
    [name: string]: unknown;
    constructor(numbers: Int32Array, arrays: readonly PlacedField[]) {
      this.numbers = numbers;
      for (let i = 0; i < arrayNames.length; i++) this[arrayNames[i]] = arrays[i].array;
    }
  }
  numberNames.forEach((name, index) => {
    Object.defineProperty(Slice.prototype, name, {
      get(this: Slice) {
        return this.numbers[index];
      },
      set(this: Slice, value: number) {
        this.numbers[index] = value;
      },
    });
  });

  // These are the names of the fields whose shape is an array.
  const arrayFields = arrayNames.map((name) => fields[name] as ArrayField);
  const size = (dimensions: Dimensions): number =>
    arrayFields.reduce(
      (sum, field) => sum + align(elements(field, dimensions) * ARRAYS[field.kind].BYTES_PER_ELEMENT),
      numberNames.length * 4,
    );

  function place(buffer: ArrayBuffer, offset: number, dimensions: Dimensions, prefix: string): Placed<F> {
    const numbers = new Int32Array(buffer, offset, numberNames.length);
    const numberPlaces = numberNames.map((name, index): PlacedField => {
      const array = numbers.subarray(index, index + 1);
      return { name: prefix + name, sight: fields[name].sight, shape: 'number', array };
    });
    let at = offset + numbers.byteLength;
    const arrayPlaces = arrayFields.map((field, index): PlacedField => {
      const array = new ARRAYS[field.kind](buffer, at, elements(field, dimensions));
      at = align(at + array.byteLength);
      return { name: prefix + arrayNames[index], sight: field.sight, shape: 'array', array };
    });
    // A slice has a property for each field, see above.
    const values = new Slice(numbers, arrayPlaces) as unknown as Values<F>;
    return { values, places: [...numberPlaces, ...arrayPlaces] };
  }

  return { fields, place, size };
}

/** A named part of the state beside the core: one module's fields. */
export interface SliceDeclaration {
  /** The module's name, which prefixes the names of its fields in snapshots. */
  readonly name: string;
  /** The module's fields. */
  readonly layout: Layout;
}

/** Allocates a state of zeros: the core's fields as its own properties, each slice in `slices`. */
export function allocate<F extends Fields>(
  core: Layout<F>,
  slices: readonly SliceDeclaration[],
  dimensions: Dimensions,
): State & Values<F> {
  const sizes = slices.map((slice) => slice.layout.size(dimensions));
  const coreSize = core.size(dimensions);
  const buffer = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, coreSize));
  const placed = core.place(buffer, 0, dimensions, '');
  const places = [...placed.places];
  let at = coreSize;
  const sliceValues = slices.map((slice, index) => {
    const part = slice.layout.place(buffer, at, dimensions, `${slice.name}.`);
    at += sizes[index];
    places.push(...part.places);
    return part.values;
  });
  const common: State = {
    bytes: new Uint8Array(buffer),
    words: new Int32Array(buffer),
    seats: dimensions.seats,
    places,
    slices: sliceValues,
  };
  return Object.assign(placed.values, common);
}

/** Overwrites `into` with `from`: one `memmove`. Both must have been created with the same options. */
export function copy<S extends State>(from: S, into: S): void {
  into.words.set(from.words);
}

/** Whether two states are the same, byte by byte. */
export function equals(a: State, b: State): boolean {
  if (a.words.length !== b.words.length) return false;
  for (let i = 0; i < a.words.length; i++) if (a.words[i] !== b.words[i]) return false;
  return true;
}

/** 32 bits that differ, very probably, between different states of one game. */
export function hash(s: State): number {
  let h = 0x9e3779b9;
  for (let i = 0; i < s.words.length; i++) {
    h = Math.imul(h ^ s.words[i], 0x85ebca6b);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Copies what the viewer may see; everything else in `into` becomes zero. */
export function reveal<S extends State>(from: S, viewer: Seat, into: S): void {
  into.words.fill(0);
  from.places.forEach((place, index) => {
    const [begin, end] = visible(place, from.seats, viewer);
    const { array } = into.places[index];
    // Most fields are shown as a whole: then no view of a part is needed, which would take longer than the copy.
    if (end - begin === place.array.length) array.set(place.array);
    else if (end > begin) array.set(place.array.subarray(begin, end), begin);
  });
}

/** The part of a field that the viewer sees. A solo player has nothing to hide from spectators. */
function visible(place: PlacedField, seats: number, viewer: Seat): [begin: number, end: number] {
  const isOpen = place.sight === 'open' || (place.sight === 'perSeat' && seats === 1);
  if (isOpen) return [0, place.array.length];
  if (place.sight === 'secret' || viewer < 0) return [0, 0];
  const each = place.array.length / seats;
  return [viewer * each, (viewer + 1) * each];
}

/** A state, or one viewer's view of it, as JSON: fields by name, hidden ones left out. */
export type Snapshot = Readonly<Record<string, number | readonly number[]>>;

/** With a viewer: what that viewer sees (its own part of a `perSeat` field). Without: everything. */
export function snapshot(s: State, viewer?: Seat): Snapshot {
  const fields: Record<string, number | number[]> = {};
  for (const place of s.places) {
    const [begin, end] = viewer === undefined ? [0, place.array.length] : visible(place, s.seats, viewer);
    if (place.shape === 'number') {
      if (end > 0) fields[place.name] = place.array[0];
    } else if (end > begin || place.sight === 'open') {
      fields[place.name] = Array.from(place.array.subarray(begin, end));
    }
  }
  return fields;
}

/** Reads back a full snapshot; names the field that does not fit. */
export function restore<S extends State>(fields: Snapshot, into: S): Result<S, string> {
  const known = new Set(into.places.map((place) => place.name));
  const stranger = Object.keys(fields).find((name) => !known.has(name));
  if (stranger !== undefined) return fail(`unknown field "${stranger}"`);
  for (const place of into.places) {
    const value = fields[place.name];
    const numbers = typeof value === 'number' ? [value] : value;
    if (!Array.isArray(numbers) || numbers.length !== place.array.length) {
      return fail(`field "${place.name}" needs ${place.array.length} number(s)`);
    }
    for (let i = 0; i < numbers.length; i++) {
      place.array[i] = numbers[i];
      if (place.array[i] !== numbers[i]) return fail(`field "${place.name}" cannot hold ${numbers[i]}`);
    }
  }
  return ok(into);
}
