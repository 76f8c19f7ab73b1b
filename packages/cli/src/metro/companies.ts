/** Screens of the modules that are no cities: shares, tokens, and the solo game's colours. */
import type { View } from '@guimard/engine/kit';
import {
  COLOURS,
  type Colour,
  centralStationsStanding,
  companiesStanding,
  type MetroState,
  soloStanding,
} from '@guimard/engine/metro';
import { wrap } from '../paragraph.ts';
import { colourName, seatNames } from './colours.ts';
import type { ModuleScreen } from './module-screen.ts';

const shareName = (colour: Colour | undefined): string => (colour === undefined ? '?' : COLOURS[colour]);

/** A row for each seat and one for the shares face up; what the viewer does not know is a question mark. */
function shareRows({ known, viewer }: View<MetroState>): string[] {
  const { holders, piles, exchanging } = companiesStanding(known, viewer);
  const names = seatNames(known);
  const rows = [
    ['shares', ...piles.map(({ percentage }) => `${(percentage + 1) * 10} %`)],
    ...holders.map(({ seat, shares }) => [
      names[seat],
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

export const companies: ModuleScreen = { lines: shareRows };

export const centralStations: ModuleScreen = {
  platforms: true,
  lines({ known }) {
    const { toPlace } = centralStationsStanding(known);
    return toPlace.length === 0 ? [] : [wrap('Tokens to place:', toPlace.map(colourName), ', ')];
  },
};

export const solo: ModuleScreen = {
  lines({ known }) {
    const { colour, companies: all } = soloStanding(known);
    if (colour === undefined) return [];
    const namesOf = (some: typeof all): string[] => some.map((company) => COLOURS[company.colour]);
    const deck = namesOf(all.filter(({ isInDeck }) => isInDeck));
    const gone = namesOf(all.filter(({ isGone }) => isGone));
    const cards = deck.length === 0 ? ['none, all are shuffled again'] : deck;
    return [
      wrap(`The colour is ${COLOURS[colour]}. In the deck:`, cards, ', '),
      ...(gone.length === 0 ? [] : [wrap('Complete, and out of the game:', gone, ', ')]),
    ];
  },
};
