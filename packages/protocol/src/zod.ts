/** zod as all our schemas use it. */
import { z } from 'zod';

// Pages forbid code made from strings (the server's CSP), so zod must not even try; Node may, and parses faster. Read when
// a schema is made, so it is set before the first one.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
