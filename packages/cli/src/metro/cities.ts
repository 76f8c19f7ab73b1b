/** Screens of the six cities. */
import {
  berlin as berlinModule,
  type Cell,
  COLOURS,
  london as londonModule,
  type MetroState,
  newYork as newYorkModule,
  newYorkStanding,
  parisBeside,
  paris as parisModule,
  parisStanding,
  sliceOf,
  stockholm as stockholmModule,
  stockholmStanding,
  stPetersburgStanding,
} from '@guimard/engine/metro';
import { wrap } from '../paragraph.ts';
import type { Piece } from './board.ts';
import { colourName, seatNames, tourist, touristLetter } from './colours.ts';
import type { ModuleScreen } from './module-screen.ts';

/** Fields of a sight. */
const FIELDS = 4;

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: items.length / size }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** Tourists as states hold them: colour + 1 at each place, 0 where there is none. */
function tourists<Place>(places: Uint8Array, placeOf: (i: number) => Place): Map<Place, Piece> {
  return new Map(
    Array.from(places.entries()).flatMap(([i, colour]) =>
      colour > 0 ? [[placeOf(i), tourist(colour - 1)] as const] : [],
    ),
  );
}

function onCells(places: Uint8Array): Map<Cell, Piece[]> {
  return new Map([...tourists(places, (cell) => cell)].map(([cell, piece]) => [cell, [piece]]));
}

/** Counts by colour, such as `y2 b1`; colours without any are left out. */
function counts(byColour: readonly number[]): string {
  const some = byColour.flatMap((count, colour) => (count > 0 ? [touristLetter(colour) + count] : []));
  return some.join(' ') || 'none';
}

/** What each owner of lines has of every colour; where nobody is counted too, it comes last. */
function holdings(heading: string, byOwner: readonly (readonly number[])[], { points }: MetroState): string {
  const items = byOwner.map(
    (own, owner) => `${owner < points.length ? colourName(owner) : 'nobody'} ${counts(own)}`,
  );
  return wrap(heading, items, ', ');
}

export const paris: ModuleScreen = {
  onCells({ known }) {
    const cells = onCells(sliceOf(known, parisModule).tourist);
    for (const [cell, pieces] of cells) pieces.push(...parisBeside(known, cell).map(tourist));
    return cells;
  },
  /** Each seat's fields, every sight with the number of its first; ● has a tourist. */
  lines: ({ known }) =>
    seatNames(known).map((name, seat) => {
      const groups = parisStanding(known, seat).sights.map(({ fields }) => {
        const marks = fields.map(
          ({ colour, hasTourist }) => touristLetter(colour) + (hasTourist ? '●' : '·'),
        );
        return `${fields[0].number}:${marks.join('')}`;
      });
      return wrap(`${name}'s fields:`, groups, '  ');
    }),
};

export const stockholm: ModuleScreen = {
  onCells: ({ known }) => onCells(sliceOf(known, stockholmModule).tourist),
  /** The row of sights from the left, with the chips that lie on them; a dot is a free field. */
  lines({ known, viewer }) {
    const standing = stockholmStanding(known, viewer);
    const sights = standing.sights.map(({ fields, chip }) => {
      const visitors = fields.map((field) =>
        field.tourist === undefined ? '·' : touristLetter(field.tourist),
      );
      return `${chip === undefined ? '' : `${touristLetter(chip)}:`}${visitors.join('')}`;
    });
    const own = standing.holders.find(({ seat }) => seat === viewer)?.chips ?? [];
    return [
      wrap('Sights:', sights, '  '),
      ...(own.length === 0 ? [] : [`Your colours: ${own.map(({ colour }) => COLOURS[colour]).join(', ')}`]),
    ];
  },
};

export const london: ModuleScreen = {
  onCells: ({ known }) => onCells(sliceOf(known, londonModule).tourist),
  lines({ known }) {
    const { sights, taxi } = sliceOf(known, londonModule);
    const fields = sights.length * FIELDS;
    return [`The taxi stands ${taxi === 0 ? 'before the first' : `on field ${taxi}`} of ${fields} fields.`];
  },
};

export const newYork: ModuleScreen = {
  atStations: ({ known }) => tourists(sliceOf(known, newYorkModule).tourist, (i) => i + 1),
  lines({ known }) {
    const taken = newYorkStanding(known).map(({ cells }) => cells.map((cell) => cell.taken));
    return [holdings('Tourists taken:', taken, known)];
  },
};

export const stPetersburg: ModuleScreen = {
  lines({ known, viewer }) {
    const { piles, owners } = stPetersburgStanding(known, viewer);
    const left = piles.flatMap(({ colour, sight }) => (sight === undefined ? [COLOURS[colour]] : []));
    const taken = owners.map(({ owner, count, known: values }) => {
      const shown = values.length === 0 ? '' : ` (${values.join(' ')})`;
      return `${colourName(owner)} ${count}${shown}`;
    });
    return [
      ...(left.length === 0 ? [] : [wrap('Tourists to stand:', left, ', ')]),
      wrap('Chips taken:', taken, ', '),
    ];
  },
};

export const berlin: ModuleScreen = {
  onCells: ({ known }) => onCells(sliceOf(known, berlinModule).tourist),
  lines({ known }) {
    const cards = Array.from(sliceOf(known, berlinModule).cards);
    return [holdings('Cards:', inGroups(cards, COLOURS.length), known)];
  },
};
