/** Screens of the six cities. */
import { bitsOf, type Cell, COLOURS, type Seen } from '@guimard/engine/metro';
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
function tourists<Place>(places: readonly number[], placeOf: (i: number) => Place): Map<Place, Piece> {
  return new Map(places.flatMap((colour, i) => (colour > 0 ? [[placeOf(i), tourist(colour - 1)]] : [])));
}

function onCells({ numbers }: Seen): Map<Cell, Piece[]> {
  const pieces = tourists(numbers('tourist'), (cell) => cell);
  return new Map([...pieces].map(([cell, piece]) => [cell, [piece]]));
}

/** Counts by colour, such as `y2 b1`; colours without any are left out. */
function counts(byColour: readonly number[]): string {
  const some = byColour.flatMap((count, colour) => (count > 0 ? [touristLetter(colour) + count] : []));
  return some.join(' ') || 'none';
}

/** What each owner of lines has of every colour; where nobody is counted too, it comes last. */
function holdings(heading: string, byOwner: readonly number[], owners: number): string {
  const items = inGroups(byOwner, COLOURS.length).map(
    (own, owner) => `${owner < owners ? colourName(owner) : 'nobody'} ${counts(own)}`,
  );
  return wrap(heading, items, ', ');
}

export const paris: ModuleScreen = {
  onCells(seen) {
    const cells = onCells(seen);
    seen.numbers('beside').forEach((packed, cell) => {
      // Three bits for each colour say how many.
      const others = COLOURS.flatMap((_, colour) =>
        Array.from({ length: (packed >> (colour * 3)) & 7 }, () => tourist(colour)),
      );
      cells.get(cell)?.push(...others);
    });
    return cells;
  },
  /** Each seat's fields, every sight with the number of its first; ● has a tourist. */
  lines({ s, numbers }) {
    const coloured = inGroups(numbers('coloured'), COLOURS.length);
    const occupied = numbers('occupied');
    const sights = numbers('sights').length / s.seats;
    return seatNames(s).map((name, seat) => {
      const fields = Array.from({ length: sights * FIELDS }, (_, i) => {
        const colour = coloured[seat].findIndex((own) => (own >> i) & 1);
        return touristLetter(colour) + ((occupied[seat] >> i) & 1 ? '●' : '·');
      });
      const groups = inGroups(fields, FIELDS).map((group, i) => `${i * FIELDS + 1}:${group.join('')}`);
      return wrap(`${name}'s fields:`, groups, '  ');
    });
  },
};

export const stockholm: ModuleScreen = {
  onCells,
  /** The row of sights from the left, with the chips that lie on them; a dot is a free field. */
  lines({ numbers }) {
    const chipOn = numbers('chipOn');
    const sights = inGroups(numbers('fields'), FIELDS).map((fields, place) => {
      const visitors = fields.map((colour) => (colour === 0 ? '·' : touristLetter(colour - 1))).join('');
      return chipOn[place] === 0 ? visitors : `${touristLetter(chipOn[place] - 1)}:${visitors}`;
    });
    const own = numbers('chips').filter((chip) => chip > 0);
    return [
      wrap('Sights:', sights, '  '),
      ...(own.length === 0 ? [] : [`Your colours: ${own.map((chip) => COLOURS[chip - 1]).join(', ')}`]),
    ];
  },
};

export const london: ModuleScreen = {
  onCells,
  lines({ number, numbers }) {
    const fields = numbers('sights').length * FIELDS;
    const taxi = number('taxi');
    return [`The taxi stands ${taxi === 0 ? 'before the first' : `on field ${taxi}`} of ${fields} fields.`];
  },
};

export const newYork: ModuleScreen = {
  atStations: ({ numbers }) => tourists(numbers('tourist'), (i) => i + 1),
  lines: ({ s, numbers }) => [holdings('Tourists taken:', numbers('taken'), s.points.length)],
};

export const stPetersburg: ModuleScreen = {
  lines({ s, number, numbers }) {
    const chosen = bitsOf(number('chosen'));
    const left = COLOURS.filter((_, colour) => !chosen.includes(colour));
    const taker = numbers('taker');
    const own = numbers('seen');
    const values = numbers('revealed').map((chip, i) => chip || (own[i] ?? 0));
    const taken = Array.from(s.points.keys(), (owner) => {
      const chips = Array.from(taker.keys()).filter((chip) => taker[chip] === owner + 1);
      const known = chips.flatMap((chip) => (values[chip] > 0 ? [values[chip] - 1] : []));
      return `${colourName(owner)} ${chips.length}${known.length === 0 ? '' : ` (${known.join(' ')})`}`;
    });
    return [
      ...(left.length === 0 ? [] : [wrap('Tourists to stand:', left, ', ')]),
      wrap('Chips taken:', taken, ', '),
    ];
  },
};

export const berlin: ModuleScreen = {
  onCells,
  lines: ({ s, numbers }) => [holdings('Cards:', numbers('cards'), s.points.length)],
};
