/** What browsers and Node share, as far as a client needs it; tests bring their own. */
import { bytesToHex } from '@noble/hashes/utils.js';

/** The part of a WebSocket that is needed. */
export interface Socket {
  /** As in browsers. */
  onopen: (() => void) | null;
  /** As in browsers. */
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  /** As in browsers. */
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  /** As in browsers; called only while it is open. */
  send(text: string): void;
  /** As in browsers. */
  close(): void;
}

/** The part of an HTTP response that is needed. */
export interface HttpAnswer {
  /** A status from 200 to 299. */
  readonly ok: boolean;
  /** As in HTTP. */
  readonly status: number;
  /** As in HTTP. */
  readonly statusText: string;
  /** The body; rejects if it is no JSON. */
  json(): Promise<unknown>;
}
/** The part of `fetch` that is needed. */
export type Fetch = (
  url: string,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<HttpAnswer>;

/** What a client needs of the platform, so that tests can control time, chance and network. */
export interface Host {
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
  /** From 0 up to 1, without 1. */
  readonly random: () => number;
  /** Unpredictable: keys are made of them. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** As in browsers. */
  readonly setTimeout: (run: () => void, ms: number) => number;
  /** As in browsers; undefined does nothing. */
  readonly clearTimeout: (timer: number | undefined) => void;
  /** As in browsers. */
  readonly fetch: Fetch;
}

interface Globals {
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number | undefined): void;
  readonly fetch: Fetch;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  readonly WebSocket?: new (url: string) => Socket;
}
// This package is checked without the types of browsers and of Node: they exclude each other.
const globals = globalThis as unknown as Globals;

/** The platform that the program runs on. */
export const HOST: Host = {
  now: () => Date.now(),
  random: () => Math.random(),
  randomBytes: (length) => globals.crypto.getRandomValues(new Uint8Array(length)),
  setTimeout: (run, ms) => globals.setTimeout(run, ms),
  clearTimeout: (timer) => globals.clearTimeout(timer),
  fetch: (url, request) => globals.fetch(url, request),
};

/**
 * A socket to a table on a server such as https://play.example.org. Uses the global `WebSocket`, which Node has from
 * version 22 on; in Node 20, open one of the package `ws` instead.
 */
export function openSocket(server: string, table: string): Socket {
  const { WebSocket } = globals;
  if (WebSocket === undefined) {
    throw new Error(
      'There is no WebSocket here. Use Node 22 or newer, or let `open` return a socket of the package ws.',
    );
  }
  return new WebSocket(`${server.replace(/^http/, 'ws')}/api/tables/${table}/socket`);
}

/** So many random bytes, in hexadecimal. */
export const randomHex = (bytes: number, { randomBytes }: Pick<Host, 'randomBytes'> = HOST): string =>
  bytesToHex(randomBytes(bytes));

/** A unique name. Unlike crypto.randomUUID, it works on a page from the home network without https. */
export const newId = (host?: Pick<Host, 'randomBytes'>): string => randomHex(16, host);
