/** The sights of the city as signs, drawn about the origin, 48 units wide: surfaces, and lines of one pen. */
import type { Pictogram } from '../../../board/picture.ts';
import type { MetroWords } from '../../../words.ts';

export const PICTOGRAMS = {
  'empire-state-building': {
    fill: 'M-0.8 -24H0.8V-19H3V-13H6V-5H10V21H-10V-5H-6V-13H-3V-19H-0.8ZM-5 -1V17H-3.5V-1ZM-0.8 -9V17H0.8V-9ZM3.5 -1V17H5V-1Z',
  },
  /** A baseball. */
  'yankee-stadium': {
    line: 'M-18 0A18 18 0 1 0 18 0A18 18 0 1 0 -18 0ZM-11.5 -14C-4 -5 -4 5 -11.5 14M11.5 -14C4 -5 4 5 11.5 14M-10 -7L-5 -9M-9.5 0H-4M-10 7L-5 9M10 -7L5 -9M9.5 0H4M10 7L5 9',
  },
  /** Signs over signs. */
  'times-square': {
    fill: 'M-19 -21H-3V-3H-19ZM-15 -17V-14H-7V-17ZM-15 -11V-8H-10V-11ZM0 -15H19V1H0ZM9.5 -12L10.8 -8.5H14.5L11.5 -6L12.7 -2.5L9.5 -4.6L6.3 -2.5L7.5 -6L4.5 -8.5H8.2ZM-15 0H-3V16H-15ZM0 4H17V16H0ZM-21 18.5H21V22H-21Z',
  },
  'central-park': {
    fill: 'M-2.5 8H2.5V18H-2.5ZM-12 8C-22 7 -20 -6 -12 -7C-14 -20 14 -20 12 -7C20 -6 22 7 12 8ZM-20 19H20V22H-20Z',
  },
  /** The torch. */
  'statue-of-liberty': {
    fill: 'M0 -24C8 -17 8 -10 0 -7C-8 -10 -6 -15 -2.5 -17C-1 -19 0 -21 0 -24ZM-9 -5H9L6 2H-6ZM-3.5 4H3.5L2.5 22H-2.5Z',
  },
  'brooklyn-bridge': {
    fill: 'M-12 -20H12V21H8.5V0C8.5 -5 6 -8 5 -9C4 -8 1.5 -5 1.5 0V21H-1.5V0C-1.5 -5 -4 -8 -5 -9C-6 -8 -8.5 -5 -8.5 0V21H-12ZM-23 9H-13V12H-23ZM13 9H23V12H13Z',
    line: 'M-13 -16L-23 3M13 -16L23 3M-13 -5L-19 8M13 -5L19 8',
  },
  'st-patricks-cathedral': {
    fill: 'M-17 21V-4L-12.5 -23L-8 -4V21ZM17 21V-4L12.5 -23L8 -4V21ZM-6.5 3L0 -6L6.5 3V21H3V15A3 3 0 0 0 -3 15V21H-6.5ZM-2.5 7A2.5 2.5 0 1 0 2.5 7A2.5 2.5 0 1 0 -2.5 7Z',
  },
  'rockefeller-center': {
    fill: 'M-6 -23H6V21H-6ZM-16 -4H-8V21H-16ZM8 -4H16V21H8ZM-22 9H-18V21H-22ZM18 9H22V21H18ZM-2.8 -19V17H-1.3V-19ZM1.3 -19V17H2.8V-19Z',
  },
} satisfies Readonly<Record<keyof MetroWords['modules']['new-york']['sights'], Pictogram>>;
