/** What the places and pieces of the form are called. */
import { nth } from '@guimard/engine/kit';
import {
  COLOURS,
  type FormPiece,
  type FormPlace,
  type ModuleName,
  makeTile,
  STATION_NAMES,
  valueOn,
} from '@guimard/engine/metro';
import type { Livery } from '../../../game-ui.ts';
import type { CompanionWords } from '../../../study/companion/words.ts';
import { liveryOf, seatLivery } from '../liveries.ts';
import { capital, cellName, colourName, seatsOwnColours } from '../words/naming.ts';
import type { MetroWords } from '../words.ts';
import type { TallyDesk } from './desk.svelte.ts';

export interface FieldWords {
  readonly title: string;
  readonly about: string;
}

interface Naming {
  readonly words: CompanionWords;
  readonly metro: MetroWords;
  readonly desk: TallyDesk;
  readonly module: ModuleName | undefined;
}

/** By the id of a field in the whole form, such as `new-york.boards`. */
export function fieldWords({ fields }: CompanionWords, id: string): FieldWords {
  const all: Readonly<Record<string, Readonly<Record<string, FieldWords>>>> = fields;
  const [module = '', field = ''] = id.split('.');
  const found = all[module]?.[field];
  if (found === undefined) throw new Error(`no words for ${id}`);
  return found;
}

/** Seats by their names; with companies, owners of lines by their colours. */
export function ownerName({ desk, metro }: Pick<Naming, 'desk' | 'metro'>, colour: number): string {
  return seatsOwnColours(desk.options.with)
    ? nth(desk.entry.names, colour)
    : metro.company({ colour: nth(COLOURS, colour) });
}

function sightName({ metro, module }: Naming, key: string): string {
  type Sights = { readonly title: string; readonly sights?: Readonly<Record<string, string>> };
  const all: Readonly<Record<string, Sights>> = metro.modules;
  return all[module ?? '']?.sights?.[key] ?? key;
}

export function placeName(naming: Naming, place: FormPlace): string {
  const { words, metro, desk } = naming;
  switch (place.at) {
    case 'table':
      return '';
    case 'seat':
      return nth(desk.entry.names, place.seat);
    case 'owner':
      return ownerName(naming, place.colour);
    case 'cell':
      return cellName(place.cell);
    case 'station':
      return metro.station({ number: place.station, name: nth(STATION_NAMES, place.station - 1) });
    case 'platform':
      return metro.platform({ number: place.platform });
    case 'sight':
      return sightName(naming, place.sight);
    case 'field':
      return words.field({ number: place.number });
    case 'chip':
      return words.chip({ colour: capital(colourName(metro, place.colour)), value: place.value });
  }
}

/** The same in a few characters, where the rest is clear from what stands around it. */
export function placeSign(naming: Naming, place: FormPlace): string {
  switch (place.at) {
    case 'station':
      return String(place.station);
    case 'platform':
      return String(place.platform);
    case 'field':
      return String(place.number);
    case 'chip':
      return String(place.value);
    default:
      return placeName(naming, place);
  }
}

/** The badge beside a place, if it has a colour. */
export function placeLivery({ metro, desk }: Naming, place: FormPlace): Livery | undefined {
  if (place.at === 'seat') return seatLivery(metro, desk.options, place.seat);
  return place.at === 'owner' || place.at === 'chip' ? liveryOf(metro, place.colour) : undefined;
}

export function pieceName(naming: Naming, piece: FormPiece): string {
  const { words, metro, desk } = naming;
  switch (piece.is) {
    case 'colour':
      return capital(colourName(metro, piece.colour));
    case 'owner':
      return ownerName(naming, piece.colour);
    case 'seat':
      return nth(desk.entry.names, piece.seat);
    case 'tile':
      return makeTile(piece.tile);
    case 'sight':
      return sightName(naming, piece.sight);
    case 'board': {
      // A board is known by its values.
      const values = COLOURS.map((_, colour) => valueOn(piece.board, colour)).join(' ');
      return words.boardWith({ values });
    }
    case 'side':
      return piece.side;
    case 'tourist':
      return words.tourist;
  }
}

export function pieceLivery({ metro, desk }: Naming, piece: FormPiece): Livery | undefined {
  if (piece.is === 'seat') return seatLivery(metro, desk.options, piece.seat);
  return piece.is === 'colour' || piece.is === 'owner' ? liveryOf(metro, piece.colour) : undefined;
}
