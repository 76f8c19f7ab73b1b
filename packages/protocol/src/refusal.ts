/** How the server says no: which rule refuses, and why, in words. */
import { z } from 'zod';

export const refusal = z.object({
  rule: z.string(),
  reason: z.string(),
  /** The version that the table has, if the refusal is about a table. */
  version: z.int().optional(),
});
export type Refused = z.infer<typeof refusal>;
