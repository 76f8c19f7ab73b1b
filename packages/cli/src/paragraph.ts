/** Lists that fit a terminal of 80 columns. */
import { widthOf } from './width.ts';

const WIDTH = 78;

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

export const capital = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
