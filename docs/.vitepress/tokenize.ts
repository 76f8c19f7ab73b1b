/**
 * The words that the search looks for, in pages as they are built and in what a reader types. Chinese and Japanese have no
 * spaces between words; there, words are told apart by what the browser knows of these languages.
 */

const BETWEEN = /[\n\r\p{Z}\p{P}]+/u;
const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
/** Such as の and を, which are everywhere. */
const PARTICLE = /^\p{Script=Hiragana}$/u;

export function tokenize(text: string): string[] {
  const words = text.split(BETWEEN);
  if (!CHINESE_OR_JAPANESE.test(text)) return words;
  return words
    .flatMap((word) => word.match(RUNS) ?? [])
    .flatMap((run) => (CHINESE_OR_JAPANESE.test(run) ? wordsIn(run) : [run]))
    .filter((word) => !PARTICLE.test(word));
}

function wordsIn(run: string): string[] {
  // Firefox before version 125: single characters still find the words that begin with them.
  if (!('Segmenter' in Intl)) return run.match(/./gu) ?? [];
  // The same dictionary has the words of both languages.
  return [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(run)].map(({ segment }) => segment);
}
