/** Bodies that are being received, all together: many clients that send slowly must not fill the memory. */
import type { FastifyInstance } from 'fastify';
import { refused } from '../api/refusal.ts';
import { SERVER_FULL } from '../room/quotas.ts';

/** Beyond `most` bytes, requests with a body are refused. */
export function limitBodies(app: FastifyInstance, most: number): void {
  let receiving = 0;
  app.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    const { bodyLimit } = routeOptions;
    const isChunked = headers['transfer-encoding'] !== undefined;
    // More is refused when it arrives.
    const length = Math.min(isChunked ? bodyLimit : Number(headers['content-length'] ?? 0), bodyLimit);
    if (length === 0) return undefined;
    if (receiving + length > most)
      return reply.header('connection', 'close').send(refused(reply, SERVER_FULL));
    receiving += length;
    reply.raw.once('close', () => {
      receiving -= length;
    });
    return undefined;
  });
}
