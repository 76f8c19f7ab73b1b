/** Screens of the modules that are no cities: shares, tokens, and the solo game's colours. */
import { bitsOf, COLOURS, type Seen } from '@guimard/engine/metro';
import { wrap } from '../paragraph.ts';
import { colourName, seatNames } from './colours.ts';
import type { ModuleScreen } from './module-screen.ts';

const PERCENTAGES = [0, 1, 2, 3] as const;

/** A row for each seat and one for the shares face up; what the viewer does not know is a question mark. */
function shareRows({ s, viewer, number, numbers }: Seen): string[] {
  const shares = numbers(viewer < 0 ? 'open' : 'known');
  const fixed = numbers('fixed');
  const each = shares.length / PERCENTAGES.length;
  const row = (name: string, place: number): string[] => [
    name,
    ...PERCENTAGES.map((percentage) => {
      const share = shares[percentage * each + place];
      const isShown = place < s.seats && fixed[place * PERCENTAGES.length + percentage] === 1;
      return `${share === 0 ? '?' : COLOURS[share - 1]}${isShown ? '*' : ''}`;
    }),
  ];
  const rows = [
    ['shares', ...PERCENTAGES.map((percentage) => `${(percentage + 1) * 10} %`)],
    ...seatNames(s).map(row),
    row('face up', s.seats),
  ];
  const lines = rows.map((words) =>
    words
      .map((word) => word.padEnd(10))
      .join('')
      .trimEnd(),
  );
  if (fixed.includes(1)) lines.push('* shown for a token, not to be exchanged');
  if (number('closed') === 1) lines.push('Exchanging has ended.');
  return lines;
}

export const companies: ModuleScreen = { lines: shareRows };

export const centralStations: ModuleScreen = {
  platforms: true,
  lines({ s, number }) {
    const placed = bitsOf(number('placed'));
    const left = Array.from(s.points.keys()).filter((colour) => !placed.includes(colour));
    return left.length === 0 ? [] : [wrap('Tokens to place:', left.map(colourName), ', ')];
  },
};

export const solo: ModuleScreen = {
  lines({ number }) {
    const gone = bitsOf(number('gone'));
    if (number('turned') === 0 || gone.length === COLOURS.length) return [];
    const deck = bitsOf(number('deck')).filter((colour) => !gone.includes(colour));
    const names = (colours: readonly number[]): string[] => colours.map((colour) => COLOURS[colour]);
    const cards = deck.length === 0 ? ['none, all are shuffled again'] : names(deck);
    return [
      wrap(`The colour is ${COLOURS[number('colour')]}. In the deck:`, cards, ', '),
      ...(gone.length === 0 ? [] : [wrap('Complete, and out of the game:', names(gone), ', ')]),
    ];
  },
};
