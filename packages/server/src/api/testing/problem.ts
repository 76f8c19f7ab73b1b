import { expect } from 'vitest';

/** The body of an answer that refuses something. */
export const problem = (rule: string, code: unknown) => ({
  rule,
  code,
  params: expect.any(Object),
  detail: expect.stringMatching(/.\.$/),
});
