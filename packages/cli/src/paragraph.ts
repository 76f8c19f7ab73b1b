/** Lists that fit a terminal of 80 columns. */
import { stripVTControlCharacters } from 'node:util';

const WIDTH = 78;

/** Width on the screen, ignoring colour codes. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** A heading and its items, wrapped between items; further lines are indented. */
export function wrap(heading: string, items: readonly string[], separator: string): string {
  const lines = [heading];
  items.forEach((item, i) => {
    const text = i === items.length - 1 ? item : (item + separator).trimEnd();
    const gap =
      i === 0 ? (heading === '' ? '' : ' ') : ' '.repeat(separator.length - separator.trimEnd().length);
    const last = lines.length - 1;
    if (widthOf(lines[last] + gap + text) <= WIDTH) lines[last] += gap + text;
    else lines.push(`  ${text}`);
  });
  return lines.join('\n');
}
