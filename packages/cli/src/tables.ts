/** Tables of results. */
import { padEnd, padStart, widthOf } from './width.ts';

/** Options in words, without those at their defaults. */
export function makeSettings(options: object): string {
  return Object.entries(options)
    .flatMap(([name, value]) =>
      `${value}` === '' ? [] : `${name} ${Array.isArray(value) ? value.join(' + ') : value}`,
    )
    .join(', ');
}

/** Every column as wide as its widest word; names to the left, numbers to the right. */
export function alignRight(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => widthOf(row[column] ?? '')));
  return rows.map((row) =>
    row.map((word, i) => (i === 0 ? padEnd(word, width(i)) : padStart(word, width(i)))).join('  '),
  );
}
