/** Numbers in texts: as figures, and as English words, for which other languages may write figures. */

/** All numbers in a value that are written as figures, however deep. */
export const figuresIn = (value: unknown): readonly number[] =>
  JSON.stringify(value ?? '')
    .match(/\d+/g)
    ?.map(Number) ?? [];

const WORDS: Readonly<Record<string, number>> = {
  no: 0,
  none: 0,
  nothing: 0,
  a: 1,
  an: 1,
  one: 1,
  each: 1,
  first: 1,
  two: 2,
  both: 2,
  double: 2,
  doubled: 2,
  second: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  'twenty-five': 25,
};

/** Numbers that an English value gives in words. */
export const spelledIn = (value: unknown): readonly number[] =>
  JSON.stringify(value ?? '')
    .toLowerCase()
    .match(/[a-z]+(-[a-z]+)?/g)
    ?.flatMap((word) => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? []) : [])) ?? [];
