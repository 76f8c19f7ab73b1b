/** Tables of results. */

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
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row.map((word, i) => (i === 0 ? word.padEnd(width(i)) : word.padStart(width(i)))).join('  '),
  );
}
