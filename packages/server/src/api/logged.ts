/** What the log tells of requests: neither what they say nor by which secret. */
import type { FastifyRequest } from 'fastify';

export const LOGGED = {
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
  },
  // Should a request ever be logged in another way.
  redact: [
    'authorization',
    'secret',
    'recovery',
    'seed',
    '*.authorization',
    '*.secret',
    '*.recovery',
    '*.seed',
    '*.headers',
  ],
};
