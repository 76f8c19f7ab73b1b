/**
 * Languages that nobody speaks, made from English for tests of the layout, with the tags that CLDR gives them. `en-XA` is
 * about two fifths longer, has accents above and below, and brackets that show where a text is cut: `[Šéťťîñĝš ·]`. `ar-XB`
 * runs from right to left. They are in no build that anybody downloads.
 */

/** @import { Catalogue, Message, Part } from './types.d.ts' */

/** @type {ReadonlyMap<string, (english: Catalogue) => Catalogue>} */
export const PSEUDO = new Map([
  ['en-XA', (english) => madeFrom(english, 'en-XA', accented, lengthened)],
  ['ar-XB', (english) => madeFrom(english, 'ar-XB', mirrored, (parts) => parts)],
]);

/**
 * @param {Catalogue} english
 * @param {string} language
 * @param {(text: string) => string} alter
 * @param {(parts: Part[]) => Part[]} finish not for messages that are parts of others
 * @returns {Catalogue}
 */
function madeFrom({ file, messages, referred }, language, alter, finish) {
  const made = [...messages].map(([id, message]) => {
    const parts = altered(message.parts, alter);
    /** @type {Message} */
    const other = { ...message, parts: referred.has(id) ? parts : finish(parts) };
    return /** @type {const} */ ([id, other]);
  });
  return { file, language, referred, messages: new Map(made) };
}

/** @param {readonly Part[]} parts @param {(text: string) => string} alter @returns {Part[]} */
const altered = (parts, alter) =>
  parts.map((part) => {
    if (typeof part === 'string') return alter(part);
    if (part.kind !== 'select') return part;
    return {
      ...part,
      variants: part.variants.map((variant) => ({ ...variant, parts: altered(variant.parts, alter) })),
      otherwise: altered(part.otherwise, alter),
    };
  });

const PLAIN = 'abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ';
const ACCENTED = 'ábçđéfĝĥîĵķļmñôþŕšťûvŵýžÁBÇĐÉFĜĤÎĴĶĻMÑÔÞŔŠŤÛVŴÝŽ';

/** Numbers of rules, which are links, stay as they are. @param {string} text */
const accented = (text) =>
  text.replace(/\b[A-Z]\d+|[A-Za-z]/g, (found) => ACCENTED[PLAIN.indexOf(found)] ?? found);

/** Letters, such as those on trains, stay alone. @param {Part[]} parts @returns {Part[]} */
function lengthened(parts) {
  const length = lengthOf(parts);
  if (length < 3) return parts;
  // In words, as text is: two brackets, a space, and a space between them.
  const dots = '·'.repeat(Math.max(1, Math.round(length * 0.4) - 3)).replaceAll(/·{4}(?=·)/g, '···· ');
  return ['[', ...parts, ` ${dots}]`];
}

/** Of the text as it is shown in most cases. @param {readonly Part[]} parts @returns {number} */
const lengthOf = (parts) =>
  parts.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length;
    return sum + (part.kind === 'select' ? lengthOf(part.otherwise) : 0);
  }, 0);

/** Each word runs from right to left, whatever its letters are; numbers do not. @param {string} text */
const mirrored = (text) =>
  text.replace(/\b[A-Z]\d+|\p{L}+(?:[’-]\p{L}+)*/gu, (found) =>
    /\d/.test(found) ? found : `\u202e${found}\u202c`,
  );
