/** What things are called: cells, stations, owners, colours, lists of them. */
import { nth, type Seat } from '@guimard/engine/kit';
import {
  type Cell,
  COLOURS,
  type Colour,
  type ColourName,
  colOf,
  type MetroState,
  MODULES,
  makeDeparture,
  type PlatformName,
  rowOf,
  STATION_NAMES,
  type Station,
} from '@guimard/engine/metro';
import { spoken } from '../../../i18n/dictionary.svelte.ts';
import type { MetroWords } from '../words.ts';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(spoken()) + text.slice(1);

/** By language: making one takes longer than using it. */
const formats = new Map<string, Intl.ListFormat>();

/** `a, b and c` in the language of the app. */
export function list(items: readonly string[]): string {
  const format = formats.get(spoken()) ?? new Intl.ListFormat(spoken(), { type: 'conjunction' });
  formats.set(spoken(), format);
  return format.format(items);
}

/** Column A–H from the left, row 1–8 from the top: `C5`. The same in every language. */
export const cellName = (cell: Cell): string => `${'ABCDEFGH'[colOf(cell)]}${rowOf(cell) + 1}`;

export const colourName = (words: MetroWords, colour: Colour): string =>
  words.colour({ colour: nth(COLOURS, colour) });

/** A colour as events and choices name it: they come from the engine, which has no others. */
export const asColour = (name: string | number): ColourName => name as ColourName;

/** Whose line it is. What the owner is decides about articles in some languages. */
export interface Owner {
  readonly owner: string;
  readonly ownerIs: 'player' | 'colour' | 'company';
}

export const playerAsOwner = (owner: string): Owner => ({ owner, ownerIs: 'player' });

export const companyAsOwner = (words: MetroWords, colour: ColourName): Owner => ({
  owner: words.company({ colour }),
  ownerIs: 'company',
});

/** Where a line starts. What that is decides about articles in some languages. */
export interface Start {
  readonly from: string;
  readonly fromIs: 'station' | 'platform';
}

export const startAt = (words: MetroWords, stop: Station | PlatformName): Start => ({
  from: stopName(words, stop),
  fromIs: typeof stop === 'number' ? 'station' : 'platform',
});

/** Where a line ends. */
export interface End {
  readonly to: string;
  readonly toIs: 'station' | 'platform' | 'centre';
}

export function endAt(words: MetroWords, end: Station | PlatformName | 'centre'): End {
  if (end === 'centre') return { to: words.centre, toIs: 'centre' };
  return { to: stopName(words, end), toIs: typeof end === 'number' ? 'station' : 'platform' };
}

/** A station or platform as events name it. */
export function stopName(words: MetroWords, stop: Station | PlatformName): string {
  return typeof stop === 'number'
    ? words.station({ number: stop, name: nth(STATION_NAMES, stop - 1) })
    : words.platform({ number: Number(stop.slice(1)) });
}

/** A departure by its number in the engine's tables. */
export const placeName = (words: MetroWords, departure: number): string =>
  stopName(words, makeDeparture(departure));

/** Lines belong to companies where some module says so; else to seats. */
export const seatsOwnColours = (modules: readonly string[]): boolean =>
  !MODULES.some(({ name, changes }) => changes?.stations !== undefined && modules.includes(name));

/** A seat without the name of a player: by its colour or, where lines are not seats', by its number. */
export function seatName(words: MetroWords, modules: readonly string[], seat: Seat): string {
  return seatsOwnColours(modules) ? capital(colourName(words, seat)) : words.player({ number: seat + 1 });
}

/** Who owns a line: the seat with the colour, by its colour, or a company. */
export function ownerOf(words: MetroWords, s: MetroState, colour: Colour): Owner {
  if (!s.rules.seatsOwnColours) return companyAsOwner(words, nth(COLOURS, colour));
  return { owner: colourName(words, colour), ownerIs: 'colour' };
}
