/** What browsers and Node share, as far as a client needs it; tests bring their own. */

/** The part of a WebSocket that is needed. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The part of an HTTP response that is needed. */
interface HttpAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  json(): Promise<unknown>;
}
export type Fetch = (
  url: string,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<HttpAnswer>;

export interface Host {
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /** From 0 up to 1, without 1. */
  readonly random: () => number;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
  readonly fetch: Fetch;
}

interface Globals {
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number | undefined): void;
  readonly fetch: Fetch;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  readonly WebSocket: new (url: string) => Socket;
}
// This package is checked without the types of browsers and of Node: they exclude each other.
const globals = globalThis as unknown as Globals;

export const HOST: Host = {
  now: () => Date.now(),
  random: () => Math.random(),
  randomBytes: (length) => globals.crypto.getRandomValues(new Uint8Array(length)),
  setTimeout: (run, ms) => globals.setTimeout(run, ms),
  clearTimeout: (timer) => globals.clearTimeout(timer),
  fetch: (url, request) => globals.fetch(url, request),
};

/** A socket to a table on a server such as https://play.example.org. */
export const openSocket = (server: string, table: string): Socket =>
  new globals.WebSocket(`${server.replace(/^http/, 'ws')}/api/tables/${table}/socket`);

/** A unique name. Unlike crypto.randomUUID, it works on a page from the home network without https. */
export const newId = ({ randomBytes }: Pick<Host, 'randomBytes'> = HOST): string =>
  Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
