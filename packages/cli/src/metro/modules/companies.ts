/** Companies on the terminal: the shares. */
import { nth, type View } from '@guimard/engine/kit';
import { COLOURS, type Colour, companiesStanding, type MetroState } from '@guimard/engine/metro';
import { seatNames } from '../colours.ts';
import type { ModuleScreen } from './module-screen.ts';

const shareName = (colour: Colour | undefined): string => (colour === undefined ? '?' : nth(COLOURS, colour));

/** A row for each seat and one for the face-up shares; unknown ones are question marks. */
function shareRows({ known, viewer }: View<MetroState>): string[] {
  const { holders, piles, exchanging } = companiesStanding(known, viewer);
  const names = seatNames(known);
  const rows = [
    ['shares', ...piles.map(({ percentage }) => `${(percentage + 1) * 10} %`)],
    ...holders.map(({ seat, shares }) => [
      nth(names, seat),
      ...shares.map(({ colour, isShown }) => `${shareName(colour)}${isShown ? '*' : ''}`),
    ]),
    ['face up', ...piles.map(({ faceUp }) => shareName(faceUp))],
  ];
  const lines = rows.map((words) =>
    words
      .map((word) => word.padEnd(10))
      .join('')
      .trimEnd(),
  );
  if (holders.some(({ shares }) => shares.some(({ isShown }) => isShown)))
    lines.push('* shown for a token, not to be exchanged');
  if (exchanging === 'ended') lines.push('Exchanging has ended.');
  return lines;
}

export const companiesScreen: ModuleScreen = {
  lines: shareRows,
  decision: { pattern: /^exchange-/, asks: 'exchanges a share' },
};
