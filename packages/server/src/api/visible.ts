/** Text as others read it: without characters that hide, reorder or smuggle text. */
import { INVISIBLE } from '@guimard/protocol';

/** Control characters and separators that end a line or a column: words must not run together. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/gu;

const EMOJI = String.raw`\p{Extended_Pictographic}`;
/** Part of an emoji: the emoji itself, which Node may be too old to know; its style; the joiner to the next one. */
const EMOJI_PARTS = [
  EMOJI,
  String.raw`(?<=${EMOJI})\ufe0f`,
  String.raw`\ufe0f(?=\u20e3)`,
  String.raw`(?<=${EMOJI}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=${EMOJI})`,
];
const HIDDEN = new RegExp(`(?!${EMOJI_PARTS.join('|')})[${INVISIBLE}]`, 'gu');

/** On one line; empty if nothing is visible. */
export const visibleText = (text: string): string =>
  text.replaceAll(BREAKS, ' ').replaceAll(HIDDEN, '').trim();
