/** Before the tests that run without a browser: what components ask of it when they are loaded. */
import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
