/** Lists in the rules that are the same in every language, by the params of the rule that has them. */

/** B6: the tiles by the number of their copies. */
export const COPIES = {
  four: 'aacb cbaa acba baac aaaa',
  three: 'cbcb bcbc',
  two: 'cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd',
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
