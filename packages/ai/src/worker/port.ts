/** A worker as its caller sees it: a Node thread or a browser worker. */
import type { Request, WorkerReply } from './messages.ts';

export interface Port {
  post(request: Request): void;
  terminate(): Promise<void>;
}

/** Receives what the worker sends, never before it is connected. */
export interface Ear {
  answer(answer: WorkerReply): void;
  /** The worker has ended, or can no longer be relied on; with the reason. May be called more than once. */
  crash(reason: string): void;
}

/** Starts a worker; called again after each crash. */
export type Connect = (ear: Ear) => Port;
