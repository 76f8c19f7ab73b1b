/** A browser worker that searches. */
import { serve } from './serve.ts';

const hear = serve((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
