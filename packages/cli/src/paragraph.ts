/** Lists that fit a terminal of 80 columns. */
const WIDTH = 78;

/** A heading and its items, broken between items; further lines are indented. */
export function wrap(heading: string, items: readonly string[], separator: string): string {
  const lines = [heading];
  items.forEach((item, i) => {
    const text = i === items.length - 1 ? item : (item + separator).trimEnd();
    const gap = i === 0 ? ' ' : ' '.repeat(separator.length - separator.trimEnd().length);
    const last = lines.length - 1;
    if (lines[last].length + gap.length + text.length <= WIDTH) lines[last] += gap + text;
    else lines.push(`  ${text}`);
  });
  return lines.join('\n');
}
