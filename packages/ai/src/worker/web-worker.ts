/**
 * The program of a browser worker that searches. It exports nothing: load it with `new Worker`, see
 * `worker/web-port`.
 *
 * @module
 */
import { serve } from './serve.ts';

const hear = serve((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
