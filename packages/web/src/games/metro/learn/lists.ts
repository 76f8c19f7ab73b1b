/** Lists in the rules that are the same in every language, by the params of the rule that has them. */

/** B6: the tiles by the number of their copies. */
export const COPIES = {
  four: 'aacb cbaa acba baac aaaa',
  three: 'cbcb bcbc',
  two: 'cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd',
} as const;

/** B8: the stations of each colour, by the number of players from 3 on. */
export const OWNED = {
  yellow3: '1 4 6 11 15 20 23 25 28 31',
  blue3: '2 7 9 12 14 19 22 27 29 32',
  orange3: '3 5 8 10 13 18 21 24 26 30',

  yellow4: '4 7 11 16 20 23 27 32',
  blue4: '3 8 12 15 19 24 28 31',
  orange4: '1 6 10 13 18 21 25 30',
  green4: '2 5 9 14 17 22 26 29',

  yellow5: '1 5 10 14 22 28',
  blue5: '6 12 18 23 27 32',
  orange5: '3 7 15 19 25 29',
  green5: '2 9 13 21 26 30',
  purple5: '4 8 11 20 24 31',

  yellow6: '1 5 10 19 27',
  blue6: '2 11 18 25 29',
  orange6: '4 8 14 21 26',
  green6: '6 15 20 24 31',
  purple6: '3 9 13 23 30',
  grey6: '7 12 22 28 32',
} as const;

/** M1: the stations of each company. */
export const COMPANY = {
  yellow: '4 14 18 32',
  blue: '3 15 17 29',
  orange: '2 16 20 30',
  green: '1 13 19 31',
  purple: '5 11 23 25',
  grey: '6 10 24 28',
  red: '7 9 21 27',
  brown: '8 12 22 26',
} as const;

/** M13: the central track tiles. */
export const CENTRAL_TRACKS = 'aaaa bbbb cccc adad cbcb aacb dacc dbba';
