/** Texts as long as they may be, of what patterns and parsers may read again and again. */
import type { Rng } from '@guimard/engine/kit';
import { oneOf } from './junk.ts';

/** What separates, opens, closes and escapes. */
const SIGNS = ' \t,;=:.-_/\\"\'([{}])<>%*+&?#|~!$^`@'.split('');
/** As in headers, paths and JSON; one byte for each character. */
const PIECES = [
  '0¦9¦a¦A¦\u00a0¦\u00ad¦\u00e9¦\u00ff¦=a¦a=¦a,¦a;¦a-¦a ¦a b¦, ¦ ,¦; ¦ ;¦q=¦q=1¦;q=0.5¦a=b;¦a=b,¦1,¦0-¦0-0,¦-1,¦1.¦::¦1:',
  '" ¦""¦\\"¦\\\\¦W/¦W/"x",¦"a",¦../¦./¦..¦//¦%2f¦%25¦%f0¦&a¦a&¦&a=¦a[¦[]¦{"a":¦<a>',
].flatMap((pieces) => pieces.split('¦'));
/** Marks that combine, what changes its length in another case or form, other blanks, what is invisible, parts of emoji. */
const LETTERS = [
  '\u0301 e\u0301 \u0345 \u1100 \uac00 \u1e9e \u0130 \u03a3 \ufdfa \u1d2c \uff21 \u4e9c \u0410 \u{1d54e}',
  '\u3000 \u2003 \u2028 \u0085 \u200b \u202e \u2800 \u0000 \u001f \u007f \u{e0061}',
  '\u{1f687} \u{1f468}\u200d \u{1f468}\ufe0f \u{1f3fb} \u{1f1eb} \u200d \ufe0f \u20e3 \ud83d \ude87',
].flatMap((letters) => letters.split(' '));

/** Runs of up to three pieces, with something between them and at the ends. */
function runsOf(
  rng: Rng,
  pieces: readonly string[],
  bytes: number,
  sizeOf: (text: string) => number,
): string {
  const piece = () => oneOf(rng, oneOf(rng, [[' '], SIGNS, pieces]));
  const runs = Array.from({ length: 1 + rng.below(3) }, piece);
  const ends = Array.from({ length: runs.length + 1 }, () => oneOf(rng, ['', 'x', piece()]));
  const each = (bytes - ends.reduce((sum, end) => sum + sizeOf(end), 0)) / runs.length;
  return ends
    .map((end, i) => end + (runs[i] ?? '').repeat(runs[i] === undefined ? 0 : each / sizeOf(runs[i])))
    .join('');
}

/** As a header may have it: sent as Latin-1. */
export const longHeader = (rng: Rng, bytes: number): string =>
  runsOf(rng, PIECES, bytes, ({ length }) => length);
export const longText = (rng: Rng, bytes: number): string =>
  runsOf(rng, [...PIECES, ...LETTERS], bytes, (text) => Buffer.byteLength(text));
