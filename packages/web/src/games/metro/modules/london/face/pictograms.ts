/** The sights of the city as signs, drawn about the origin, 48 units wide: surfaces, and lines of one pen. */
import type { Pictogram } from '../../../board/picture.ts';
import type { MetroWords } from '../../../words.ts';

export const PICTOGRAMS = {
  'tower-bridge': {
    fill: 'M-18 21V-12L-13.5 -22L-9 -12V21ZM9 21V-12L13.5 -22L18 -12V21ZM-8 -11H8V-8H-8ZM-8 8H8V11.5H-8ZM-23 8H-19V11.5H-23ZM19 8H23V11.5H19Z',
    line: 'M-19 -6C-20 2 -21 4 -23 5M19 -6C20 2 21 4 23 5',
  },
  'big-ben': {
    fill: 'M-6 -12L0 -24L6 -12ZM-8 -10H8V21H-8ZM-5 -3A5 5 0 1 0 5 -3A5 5 0 1 0 -5 -3ZM-4 6V16H-2V6ZM2 6V16H4V6ZM-1 -6H1V-3H3.5V-1.5H-1Z',
  },
  'westminster-palace': {
    fill: 'M-22 21V-8H-21V-14H-19V-8H-15V-14H-13V-8H-12V21ZM-10.5 6L-8 0L-5.5 6H-2.5L0 0L2.5 6H4.5L7 0L9.5 6V21H-10.5ZM11 21V-10L15.5 -21L20 -10V21ZM-7 10V16H-5V10ZM-1 10V16H1V10ZM5 10V16H7V10Z',
  },
  'st-pauls-cathedral': {
    fill: 'M-1 -24H1V-18C8 -16 10 -9 10 -5H-10C-10 -9 -8 -16 -1 -18ZM-9 -3H9V3H-9ZM-21 21V2L-17.5 -7L-14 2V5H14V2L17.5 -7L21 2V21H4V14A4 4 0 0 0 -4 14V21Z',
  },
  /** The column and two lions. */
  'trafalgar-square': {
    fill: 'M-2.2 -23H2.2V-15H-2.2ZM-5 -13.5H5V-11H3V11H-3V-11H-5ZM-8 12.5H8V21H-8ZM-22 21V13C-22 10 -17 9 -16 13L-11 16V21ZM22 21V13C22 10 17 9 16 13L11 16V21Z',
  },
  'london-eye': {
    fill: 'M0 -5L-11 21H-7.5L0 3L7.5 21H11Z',
    line: 'M-16 -5A16 16 0 1 0 16 -5A16 16 0 1 0 -16 -5ZM-16 -5H16M0 -21V-5M-11.3 -16.3L11.3 6.3M11.3 -16.3L-11.3 6.3',
  },
  'tower-of-london': {
    fill: 'M-19 21V-6H-20V-14H-17V-11H-15V-14H-12V-11H-10V-14H-7V-6H-8V0H8V-6H7V-14H10V-11H12V-14H15V-11H17V-14H20V-6H19V21H4V13A4 4 0 0 0 -4 13V21ZM-14.5 -2V4H-12.5V-2ZM12.5 -2V4H14.5V-2ZM-14 -23H-13V-15.5H-14ZM-13 -23L-6 -20.5L-13 -18Z',
  },
  /** A guardsman. */
  'buckingham-palace': {
    fill: 'M-9 2C-13 -14 -7 -23 0 -23C7 -23 13 -14 9 2ZM-7 4H7V8C7 13 -7 13 -7 8ZM-17 22C-17 15 -10 14 0 14C10 14 17 15 17 22Z',
  },
} satisfies Readonly<Record<keyof MetroWords['modules']['london']['sights'], Pictogram>>;
