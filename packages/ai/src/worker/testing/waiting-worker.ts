/** The Node worker, with agents that wait. */
import { parentPort } from 'node:worker_threads';
import { serve } from '../serve.ts';
import { waitingAgent } from './waiting-agent.ts';

const port = parentPort!;
port.on(
  'message',
  serve((answer) => port.postMessage(answer), waitingAgent),
);
