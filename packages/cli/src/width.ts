/** How much room a text takes on a terminal: Chinese and Japanese characters take two cells, colour codes none. */
import { stripVTControlCharacters } from 'node:util';

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/gu;

export function widthOf(text: string): number {
  const plain = stripVTControlCharacters(text);
  return plain.length + (plain.match(WIDE)?.length ?? 0);
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;
