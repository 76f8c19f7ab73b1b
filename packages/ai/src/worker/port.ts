/** A worker as its caller sees it, be it a thread of Node or a worker of a browser. */
import type { Request, WorkerReply } from './messages.ts';

export interface Port {
  post(request: Request): void;
  terminate(): Promise<void>;
}

/** Who is told what comes from the worker, never before it is connected. */
export interface Ear {
  answer(answer: WorkerReply): void;
  /** The worker has ended, or can no longer be relied on; why, in words. May be told more than once. */
  crash(reason: string): void;
}

/** Starts a worker; called again whenever one has crashed. */
export type Connect = (ear: Ear) => Port;
