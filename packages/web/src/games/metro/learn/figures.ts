/** Figures of the rules that are the same in every language, as they stand in the text. */

/** B6: the tiles by the number of their copies. */
export const COPIES = {
  4: 'aacb cbaa acba baac aaaa',
  3: 'cbcb bcbc',
  2: 'cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd',
} as const;

/** B8: the stations of each seat, by the number of players from 3 on. */
export const OWNED = {
  3: ['1 4 6 11 15 20 23 25 28 31', '2 7 9 12 14 19 22 27 29 32', '3 5 8 10 13 18 21 24 26 30'],
  4: ['4 7 11 16 20 23 27 32', '3 8 12 15 19 24 28 31', '1 6 10 13 18 21 25 30', '2 5 9 14 17 22 26 29'],
  5: ['1 5 10 14 22 28', '6 12 18 23 27 32', '3 7 15 19 25 29', '2 9 13 21 26 30', '4 8 11 20 24 31'],
  6: ['1 5 10 19 27', '2 11 18 25 29', '4 8 14 21 26', '6 15 20 24 31', '3 9 13 23 30', '7 12 22 28 32'],
} as const;

/** M1: the stations of each company. */
export const COMPANY = [
  '4 14 18 32',
  '3 15 17 29',
  '2 16 20 30',
  '1 13 19 31',
  '5 11 23 25',
  '6 10 24 28',
  '7 9 21 27',
  '8 12 22 26',
] as const;

/** M13: the central track tiles. */
export const CENTRAL_TRACKS = 'aaaa bbbb cccc adad cbcb aacb dacc dbba';
