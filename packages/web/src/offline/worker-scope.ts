/**
 * The part of a service worker's world that is needed. The compiler has types for it, but they and those of a page
 * exclude each other, and this folder is checked with the pages.
 */
interface LastingEvent {
  /** The event is not over before the promise is. */
  waitUntil(until: Promise<unknown>): void;
}
interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageToWorker extends LastingEvent {
  readonly data: unknown;
  /** Where an answer is expected, the first is the way back. */
  readonly ports: readonly { postMessage(answer: string): void }[];
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly includeUncontrolled: boolean }): Promise<readonly object[]>;
  };
}
