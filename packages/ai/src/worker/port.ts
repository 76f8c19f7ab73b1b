/** A worker as its caller sees it: a Node thread or a browser worker. */
import type { WorkerReply, WorkerRequest } from './messages.ts';

/** A running worker. */
export interface Port {
  /** Sends a request; the answers come to the ear. */
  post(request: WorkerRequest): void;
  /** Ends the worker at once. */
  terminate(): Promise<void>;
}

/** Receives what the worker sends, never before it is connected. */
export interface Ear {
  /** Something that the worker replies to a request. */
  answer(answer: WorkerReply): void;
  /** The worker has ended, or can no longer be relied on; with the reason. May be called more than once. */
  crash(reason: string): void;
}

/** Starts a worker; called again after each crash. */
export type Connect = (ear: Ear) => Port;
