/** The sights of the city as signs, drawn about the origin, 48 units wide: surfaces, and lines of one pen. */
import type { Pictogram } from '../../../board/picture.ts';
import type { MetroWords } from '../../../words.ts';

export const PICTOGRAMS = {
  /** The cascade. */
  peterhof: {
    fill: 'M-20 13H20L15 20H-15ZM-8 5H8L4 9H2V13H-2V9H-4Z',
    line: 'M0 4V-18M-2 3C-2 -20 -12 -18 -13 -4M2 3C2 -20 12 -18 13 -4M-6 4C-8 -8 -17 -8 -18 9M6 4C8 -8 17 -8 18 9',
  },
  /** Onion domes. */
  'church-of-the-resurrection': {
    fill:
      'M-7 -5C-13 -13 -1.5 -14 0 -23C1.500 -14 13 -13 7 -5ZM-5.500 -3.500H5.500V3H8V21H2.500V15A2.500 2.500 0 0 0 -2.500 15V21H-8V3H-5.500Z' +
      'M-19 4C-23 -2 -15 -4 -14 -11C-13 -4 -5 -2 -9.500 4ZM-18.500 5.500H-9.500V21H-18.500ZM19 4C23 -2 15 -4 14 -11C13 -4 5 -2 9.500 4ZM18.500 5.500H9.500V21H18.500Z',
  },
  /** The spire above the bastion. */
  'peter-and-paul-fortress': {
    fill:
      'M0 -24L2 -8H4V-3H6V4H-6V-3H-4V-8H-2ZM-15 5.500H15L22 21H4V17A4 4 0 0 0 -4 17V21H-22Z' +
      'M-13 -1H-8V4H-13ZM8 -1H13V4H8Z',
  },
  /** The tsar on a rearing horse, on his rock. */
  'bronze-horseman': {
    fill:
      'M-21 21L-17 13L-2 8L13 12L21 21Z' +
      'M-14 11L-12 5C-15 0 -12 -5 -6 -5C-1 -5 2 -7 4 -12L7 -17L10 -15L15 -10L13 -7L9 -8C9 -5 9 -3 8 -1L14 -3L16 2L13.500 3L12 0L6 3C3 5 -2 5 -4 5L-6 9H-9L-8 5L-10 6L-11 11Z' +
      'M-7 -6L-5 -14C-4 -17 1 -17 2 -14L10 -19L11 -17L3 -10L1 -6.500ZM-2 -24A3.300 3.300 0 1 1 -2 -17.400A3.300 3.300 0 1 1 -2 -24Z',
  },
  /** The dome between curved colonnades. */
  'kazan-cathedral': {
    fill:
      'M-1.500 -23H1.500V-18C6 -17 8 -13 8 -9H-8C-8 -13 -6 -17 -1.500 -18ZM-7 -7.500H7V-2.500H-7ZM-11 3.500L0 -2L11 3.500ZM-23 17.500H23V21H-23Z' +
      'M-22 4.500H-11V7H-22ZM11 4.500H22V7H11Z',
    line: 'M-9 6V17M-3 6V17M3 6V17M9 6V17M-20.500 8V17M-15 8V17M20.500 8V17M15 8V17',
  },
  /** An egg on its stand. */
  'faberge-museum': {
    fill:
      'M0 -22C8 -22 12.500 -13 13.500 -6H-13.500C-12.500 -13 -8 -22 0 -22ZM-14 -3.500H14V2.500H-14ZM-13.500 5H13.500C12 12 7 16 0 16C-7 16 -12 12 -13.500 5Z' +
      'M0 -18L4 -13L0 -8L-4 -13ZM-3.500 17.500H3.500L9 22H-9Z',
  },
  /** The long front of the Winter Palace. */
  hermitage: {
    fill:
      'M-8 -8L0 -14L8 -8ZM-22 -6.500H22V-3H-22ZM-21 -1.500H21V20H-21Z' +
      'M-17.500 2V7H-14.500V2ZM-10.500 2V7H-7.500V2ZM7.500 2V7H10.500V2ZM14.500 2V7H17.500V2ZM-17.500 11V16H-14.500V11ZM-10.500 11V16H-7.500V11ZM7.500 11V16H10.500V11ZM14.500 11V16H17.500V11ZM-3.500 20V6A3.500 3.500 0 0 1 3.500 6V20Z' +
      'M-19 -8.500V-13H-16V-8.500ZM16 -8.500V-13H19V-8.500ZM-12.500 -8.500V-12H-10.500V-8.500ZM10.500 -8.500V-12H12.500V-8.500Z',
  },
  /** A crown above the arcade. */
  'catherine-palace': {
    fill:
      'M-11 -3L-15 -15L-7 -9L-4 -18L0 -10L4 -18L7 -9L15 -15L11 -3ZM-1.800 -21A1.800 1.800 0 1 0 1.800 -21A1.800 1.800 0 1 0 -1.800 -21Z' +
      'M-22 1H22V21H17V13A3 3 0 0 0 11 13V21H6V11A6 6 0 0 0 -6 11V21H-11V13A3 3 0 0 0 -17 13V21H-22Z',
  },
} satisfies Readonly<Record<keyof MetroWords['modules']['st-petersburg']['sights'], Pictogram>>;
