import { expect } from 'vitest';

/** The body of a refusal. */
export const problem = (rule: string, code: unknown) => ({
  rule,
  code,
  params: expect.any(Object),
  detail: expect.stringMatching(/.\.$/),
});
