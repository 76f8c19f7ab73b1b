/** What the browser stores for the next visit. */
import type { Schema } from './schema.ts';

export interface Stored<T> {
  read(): T;
  write(value: T): void;
}

/** What could not be written, by key: it lasts as long as the page. */
const unwritten = new Map<string, string>();

/**
 * A value in local storage. What is there may be junk, foreign or from another version; storage may be full or forbidden.
 * What does not fit the schema reads as the fallback.
 */
export function stored<T>(key: string, schema: Schema<T>, fallback: NoInfer<T>): Stored<T> {
  return {
    read: () => parsed(schema, unwritten.get(key) ?? textAt(key)) ?? fallback,
    write(value) {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        unwritten.delete(key);
      } catch {
        unwritten.set(key, text);
      }
    },
  };
}

function textAt(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function parsed<T>(schema: Schema<T>, text: string): T | undefined {
  try {
    return schema(JSON.parse(text));
  } catch {
    return undefined;
  }
}
