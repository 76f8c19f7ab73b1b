/** Reviews positions on a separate thread: this file is what such a thread runs. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PositionRequest, playable, reviewPosition } from '@guimard/ai';

export const WORKER = new URL(import.meta.url);

/** Other libraries start threads, too: theirs have other data. */
const ROLE = 'guimard analyse';
export const WORKER_DATA = { role: ROLE };

/** One position per message. An error ends the thread, and the crew reports it. */
if (parentPort !== null && workerData?.role === ROLE) {
  const port = parentPort;
  port.on('message', (request: PositionRequest) => {
    const subject = playable(request.log.game);
    if (subject === undefined) throw new Error(`nobody plays ${request.log.game}`);
    port.postMessage(reviewPosition(subject, request));
  });
}
