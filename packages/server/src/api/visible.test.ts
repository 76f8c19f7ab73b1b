import { expect, test } from 'vitest';
import { visibleText } from './visible.ts';

test.each([
  ['zero-width space', 'le\u200bft', 'left'],
  ['right-to-left mark', 'a\u200fb', 'ab'],
  ['override of the direction', 'a\u202eb\u2066c', 'abc'],
  ['soft hyphen', 'a\u00adb', 'ab'],
  ['Hangul filler', 'a\u3164b', 'ab'],
  ['braille blank', 'a\u2800b', 'ab'],
  ['byte order mark', 'a\ufeffb', 'ab'],
  ['tags', 'a\u{e0068}\u{e0069}b', 'ab'],
  ['half a character', 'a\ud83db', 'ab'],
  ['joiner between letters', 'a\u200db', 'ab'],
  ['emoji style after a letter', 'a\ufe0fb', 'ab'],
  ['joiner after an emoji', '👩\u200d', '👩'],
  ['joiner before an emoji', 'a\u200d🚀', 'a🚀'],
  ['joiner after an emoji style that goes', 'a\ufe0f\u200d🚀', 'a🚀'],
])('invisible characters are removed: %s', (_what, text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

test.each([
  ['of joined characters', '👩\u200d🚀'],
  ['of joined characters with a skin tone', '👩🏽\u200d🚀'],
  ['with an emoji style', '❤\ufe0f'],
  ['with both', '❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈'],
  ['of a key', '1\ufe0f\u20e3'],
  ['of a flag', '🇫🇷'],
])('an emoji stays whole: %s', (_what, text) => {
  expect(visibleText(text)).toBe(text);
});

test('several lines become one, without blanks at either end', () => {
  expect(visibleText(' one\r\n\u2028two\tthree\u200b ')).toBe('one two three');
  expect(visibleText('\u200b\n\u200f \ufe0f')).toBe('');
});
