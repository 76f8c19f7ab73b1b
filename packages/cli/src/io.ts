/** Where a command reads and writes, so that tests can capture it. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly out: Writable & { readonly isTTY?: boolean };
  readonly err: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Writes, and waits while the reader is slower than we are. */
export async function print(stream: Writable, text: string): Promise<void> {
  if (text !== '' && !stream.write(text)) await once(stream, 'drain');
}

/** Escapes control characters, so that nothing from outside breaks the line or the terminal. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
