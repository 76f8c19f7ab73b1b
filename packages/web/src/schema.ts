/**
 * Schemas for what the browser stores. By hand: Zod would add 16 kB to the 36 of the first screen, since its core ends
 * up in one chunk with all that the pages of online tables need of it (tools/size.mjs).
 */

/** The value as far as it fits, or undefined. */
export type Schema<T> = (value: unknown) => T | undefined;
type Fitting<S> = S extends Schema<infer T> ? T : never;

export const string: Schema<string> = (value) => (typeof value === 'string' ? value : undefined);
export const number: Schema<number> = (value) => (typeof value === 'number' ? value : undefined);
export const boolean: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const integer =
  (least: number, most: number): Schema<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined;

export const oneOf =
  <const T extends string>(choices: readonly T[]): Schema<T> =>
  (value) =>
    choices.find((choice) => choice === value);

/** What does not fit reads as the fallback. */
export const or =
  <T>(schema: Schema<T>, fallback: NoInfer<T>) =>
  (value: unknown): T =>
    schema(value) ?? fallback;

/** A list without the items that do not fit. */
export const list =
  <T>(item: Schema<T>): Schema<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(item).filter((one) => one !== undefined) : undefined;

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Fitted<F extends Fields> = { readonly [Name in keyof F]: Fitting<F[Name]> };

/** All of the fields, and the optional ones that are there and fit. What else there is, is left out. */
export function object<F extends Fields, O extends Fields = Record<never, never>>(
  fields: F,
  optional?: O,
): Schema<Fitted<F> & Partial<Fitted<O>>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const given = new Map<string, unknown>(Object.entries(value));
    const read = (schemas: Fields): [string, unknown][] =>
      Object.entries(schemas)
        .map(([name, schema]): [string, unknown] => [name, schema(given.get(name))])
        .filter(([, fitting]) => fitting !== undefined);
    const all = read(fields);
    if (all.length < Object.keys(fields).length) return undefined;
    // Each value has just been read by the schema of its name, which the compiler cannot follow.
    return Object.fromEntries([...all, ...read(optional ?? {})]) as Fitted<F> & Partial<Fitted<O>>;
  };
}
