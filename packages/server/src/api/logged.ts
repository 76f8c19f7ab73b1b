/** What is logged about requests: neither bodies nor secrets. */
import type { FastifyRequest } from 'fastify';

export const LOGGED = {
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
  },
  // In case a request is ever logged in another way.
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
