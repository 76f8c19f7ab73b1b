/** A Node thread that searches. */
import { parentPort } from 'node:worker_threads';
import { serve } from './serve.ts';

const port = parentPort!;
port.on(
  'message',
  serve((answer) => port.postMessage(answer)),
);
