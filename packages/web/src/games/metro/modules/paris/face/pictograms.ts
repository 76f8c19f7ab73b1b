/** The sights of the city as signs, drawn about the origin, 48 units wide: surfaces, and lines of one pen. */
import type { Pictogram } from '../../../board/picture.ts';
import type { MetroWords } from '../../../words.ts';

export const PICTOGRAMS = {
  /** The pyramid. */
  louvre: {
    fill: 'M-22 19H22V22H-22Z',
    line: 'M0 -20L21 17H-21ZM-7 -8H7M-14 5H14M-7 -8L7 17M7 -8L-7 17M-14 5L-7 17M14 5L7 17',
  },
  /** Two towers and a rose. */
  'notre-dame': {
    fill: 'M-18 -21H-5V-6H5V-21H18V21H5V14A5 5 0 0 0 -5 14V21H-18ZM-14 -16V-8H-9V-16ZM9 -16V-8H14V-16ZM-4 1.5A4 4 0 1 0 4 1.5A4 4 0 1 0 -4 1.5Z',
  },
  /** White domes on the hill. */
  'sacre-coeur': {
    fill: 'M-7 1C-8 -11 -4 -17 0 -23C4 -17 8 -11 7 1ZM-18 8C-18 0 -16 -4 -13.5 -8C-11 -4 -9 0 -9 8ZM18 8C18 0 16 -4 13.5 -8C11 -4 9 0 9 8ZM-7 3H7V8H-7ZM-20 10H20V21H4.5V16A4.5 4.5 0 0 0 -4.5 16V21H-20Z',
  },
  'arc-de-triomphe': {
    fill: 'M-20 -20H20V21H8V7A8 8 0 0 0 -8 7V21H-20ZM-16 -12V-9H16V-12ZM-16 2V8H-12V2ZM12 2V8H16V2Z',
  },
  /** The obelisk. */
  'place-de-la-concorde': { fill: 'M0 -23L3 -18L4.5 11H-4.5L-3 -18ZM-8 13H8V17H-8ZM-15 18.5H15V22H-15Z' },
  'moulin-rouge': {
    fill: 'M-9 21L-5 0H5L9 21ZM-15 -22L-20 -17L-6 -5L-3 -8ZM15 -22L20 -17L6 -5L3 -8ZM-18 8L-13 12L-3 1L-5 -2ZM18 8L13 12L3 1L5 -2Z',
  },
  'dome-des-invalides': {
    fill: 'M-1 -23H1V-17C8 -15 11 -8 11 -2H-11C-11 -8 -8 -15 -1 -17ZM-10 0H10V6H-10ZM-18 8H18V21H4V14H-4V21H-18Z',
  },
  /** One flat arch between four columns. */
  'pont-alexandre-iii': {
    fill: 'M-23 1H23V6H-23ZM-21 20V8H21V20H18C15 9 -15 9 -18 20ZM-20 -15H-15V-0.5H-20ZM15 -15H20V-0.5H15ZM-22 -19H-13V-16.5H-22ZM13 -19H22V-16.5H13ZM-17.5 -24L-15 -20H-20ZM17.5 -24L20 -20H15Z',
  },
  'eiffel-tower': {
    fill: 'M-1 -24H1L2.5 -7H4V-4H3L6 5H9V8H8L14 21H7C6 13 -6 13 -7 21H-14L-8 8H-9V5H-6L-3 -4H-4V-7H-2.5Z',
  },
  pantheon: {
    fill: 'M-1 -23H1V-19C6 -18 8 -14 8 -10H-8C-8 -14 -6 -18 -1 -19ZM-7 -8.5H7V-5H-7ZM-19 4L0 -3.5L19 4ZM-20 18H20V21.5H-20Z',
    line: 'M-15 6V17M-7.5 6V17M0 6V17M7.5 6V17M15 6V17',
  },
  /** The sun of its king. */
  versailles: {
    fill: 'M-8.5 0A8.5 8.5 0 1 0 8.5 0A8.5 8.5 0 1 0 -8.5 0Z',
    line: 'M0 -13V-21M0 13V21M-13 0H-21M13 0H21M-9.2 -9.2L-15 -15M9.2 -9.2L15 -15M-9.2 9.2L-15 15M9.2 9.2L15 15',
  },
  /** Sails of glass. */
  'fondation-louis-vuitton': {
    fill: 'M-22 14C-18 0 -8 -10 0 -15C-3 -4 -3 6 -4 14ZM-1 14C0 0 6 -13 18 -20C14 -8 15 4 13 14ZM15.5 14C17 6 19 0 22 -4V14ZM-23 17H23V21H-23Z',
  },
} satisfies Readonly<Record<keyof MetroWords['modules']['paris']['sights'], Pictogram>>;
