/** SQLite's error codes. */

/** Primary result codes, by their names without SQLITE_. */
export const CODE = {
  busy: 5,
  noMemory: 7,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** The low byte: the rest is more precise. Undefined if the error is not SQLite's. */
function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

export const isCode = (error: unknown, ...names: readonly (keyof typeof CODE)[]): boolean =>
  names.some((name) => codeOf(error) === CODE[name]);
