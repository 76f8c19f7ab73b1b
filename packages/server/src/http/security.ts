/** What pages of ours may do: everything from here, nothing from elsewhere. */
import type { FastifyHelmetOptions } from '@fastify/helmet';

export const SECURITY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      // Small pictures are built into the files that use them.
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      // Sockets to this very host are 'self' too, in every browser that we build for.
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  // Whether a host and all its neighbours speak only https is for the host to say.
  strictTransportSecurity: false,
};
