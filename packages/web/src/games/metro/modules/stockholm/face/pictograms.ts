/** The sights of the city as signs, drawn about the origin, 48 units wide: surfaces, and lines of one pen. */
import type { Pictogram } from '../../../board/picture.ts';
import type { MetroWords } from '../../../words.ts';

export const PICTOGRAMS = {
  /** The carousel. */
  'grona-lund': {
    fill: 'M-19 -6L0 -21L19 -6ZM-2 -4H2V17H-2ZM-10 18H10V21.5H-10ZM-18 6H-13V11H-18ZM-11 10H-6V15H-11ZM6 10H11V15H6ZM13 6H18V11H13Z',
    line: 'M-15.5 -4V5M-8.5 -4V9M8.5 -4V9M15.5 -4V5',
  },
  drottningholm: {
    fill: 'M-22 1L-16 -8H16L22 1ZM-21 3H21V20H4V12H-4V20H-21ZM-17 7V12H-13V7ZM-10 7V12H-7V7ZM7 7V12H10V7ZM13 7V12H17V7ZM-1 -23H1V-9.5H-1ZM1 -23L11 -19.5L1 -16Z',
  },
  /** A medal. */
  'nobel-museum': {
    fill: 'M-13 7A13 13 0 1 0 13 7A13 13 0 1 0 -13 7ZM-9.5 7A9.5 9.5 0 1 1 9.5 7A9.5 9.5 0 1 1 -9.5 7ZM-6 7A6 6 0 1 0 6 7A6 6 0 1 0 -6 7ZM-11 -22H-3L0 -13L3 -22H11L5 -7H-5Z',
  },
  /** The crown. */
  'royal-palace': { fill: 'M-17 11L-21 -10L-10 1L0 -17L10 1L21 -10L17 11ZM-17 14H17V20H-17Z' },
  storkyrkan: {
    fill: 'M-7 -7C-10 -12 -3 -13 0 -23C3 -13 10 -12 7 -7ZM-7 -5H7V21H-7ZM-2.5 0V8H2.5V0ZM8.5 4L21 11V21H8.5ZM-8.5 4L-21 11V21H-8.5Z',
  },
  /** The warship. */
  'vasa-museum': {
    fill: 'M-22 5H-13L-11 9H13L22 0L18 17C10 22 -12 22 -18 17ZM-9 -16C1 -12 1 -2 -9 5ZM5 -20C17 -14 17 -2 5 5Z',
    line: 'M-10.5 -20V6M3.5 -23V6',
  },
  'globe-arena': {
    fill: 'M-13 18.5H13V22H-13Z',
    line: 'M-17 0A17 17 0 1 0 17 0A17 17 0 1 0 -17 0ZM-17 0H17M0 -17C-10 -8 -10 8 0 17M0 -17C10 -8 10 8 0 17M-14.5 -8.5H14.5M-14.5 8.5H14.5',
  },
  /** The tower by the water. */
  'city-hall': {
    fill: 'M5 21V-8H3.5V-11H6V-16L10 -23L14 -16V-11H16.5V-8H15V21ZM-21 21V5H3V21ZM-17 10V15H-14V10ZM-10.5 10V15H-7.5V10ZM-4 10V15H-1V10ZM8 -4V2H12V-4Z',
  },
} satisfies Readonly<Record<keyof MetroWords['modules']['stockholm']['sights'], Pictogram>>;
