/** Before the tests of each file that run without a browser: what components ask of it when they are loaded. */
import { vi } from 'vitest';

// What the file before left.
vi.unstubAllGlobals();
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('location', new URL('http://localhost/'));
