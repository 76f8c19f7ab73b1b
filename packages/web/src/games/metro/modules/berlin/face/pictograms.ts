/** The sights of the city as signs, drawn about the origin, 48 units wide: surfaces, and lines of one pen. */
import type { Pictogram } from '../../../board/picture.ts';
import type { MetroWords } from '../../../words.ts';

export const PICTOGRAMS = {
  /** The television tower. */
  alexanderplatz: {
    fill: 'M-0.8 -24H0.8V-13H-0.8ZM-6.5 -6A6.5 6.5 0 1 1 6.5 -6ZM-6.3 -4A6.5 6.5 0 0 0 6.3 -4ZM-2 3H2L3.5 18H-3.5ZM-12 19H12V22H-12Z',
  },
  'red-town-hall': {
    fill: 'M-6 -22H6V-2H21V21H-21V-2H-6ZM-3.5 -14.5A3.5 3.5 0 1 0 3.5 -14.5A3.5 3.5 0 1 0 -3.5 -14.5ZM-17 15V6A2.5 2.5 0 0 1 -12 6V15ZM-9 15V6A2.5 2.5 0 0 1 -4 6V15ZM4 15V6A2.5 2.5 0 0 1 9 6V15ZM12 15V6A2.5 2.5 0 0 1 17 6V15Z',
  },
  'victory-column': {
    fill: 'M0 -24C3 -24 3 -19 1.5 -18L10 -22C10 -15 5 -12 2 -11.5V-10H-2V-11.5C-5 -12 -10 -15 -10 -22L-1.5 -18C-3 -19 -3 -24 0 -24ZM-5 -8.5H5V-6H3V12H-3V-6H-5ZM-9 13.5H9V17H-9ZM-15 18.5H15V22H-15Z',
  },
  'brandenburg-gate': {
    fill: 'M-22 -9H22V-4H-22ZM-20 -2.5H20V2H-20ZM-23 18H23V21.5H-23ZM-8 -14H8V-10.5H-8ZM-6 -15.5L-5 -22L-2 -17L0 -23L2 -17L5 -22L6 -15.5Z',
    line: 'M-17.5 4V17M-10.5 4V17M-3.5 4V17M3.5 4V17M10.5 4V17M17.5 4V17',
  },
  'berlin-cathedral': {
    fill: 'M-1 -24H1V-19C8 -17 11 -11 11 -4H-11C-11 -11 -8 -17 -1 -19ZM-21 4A4.5 6 0 0 1 -12 4ZM12 4A4.5 6 0 0 1 21 4ZM-10 -2H10V4H-10ZM-21 6H21V21H4V14A4 4 0 0 0 -4 14V21H-21Z',
  },
  /** A temple of the arts. */
  'museum-island': {
    fill: 'M-21 -5L0 -18L21 -5ZM-20 -3H20V0H-20ZM-22 17H22V21H-22Z',
    line: 'M-16 2V16M-8 2V16M0 2V16M8 2V16M16 2V16',
  },
  /** The glass dome above the portico. */
  reichstag: {
    fill: 'M-22 -3H-15V1H-8L0 -3L8 1H15V-3H22V21H-22ZM-6 7V17H-4V7ZM-1 7V17H1V7ZM4 7V17H6V7ZM-18 5V11H-14V5ZM14 5V11H18V5Z',
    line: 'M-9 -6C-9 -24 9 -24 9 -6M-9.5 -11H9.5M0 -19V-6',
  },
  /** The broken spire and the new tower. */
  'memorial-church': {
    fill: 'M-9 21V0L-6 -9L-4 -15L-1 -11L2 -19L5 -8L9 0V21H4V14A4 4 0 0 0 -4 14V21ZM-3 2.5A3 3 0 1 0 3 2.5A3 3 0 1 0 -3 2.5ZM12 -6H21V21H12ZM14.5 -2V1H18.5V-2ZM14.5 5V8H18.5V5ZM14.5 12V15H18.5V12ZM-21 9H-12V21H-21Z',
  },
} satisfies Readonly<Record<keyof MetroWords['modules']['berlin']['sights'], Pictogram>>;
