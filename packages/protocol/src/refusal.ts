/** How the server says no: which rule refuses, and why, as data. Whoever shows it makes the sentence. */
import { z } from './zod.ts';

export const refusal = z.object({
  rule: z.string(),
  /** What is wrong: the id of a message in the catalogues, which takes the params. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])).readonly(),
  /** The version that the table has, if the refusal is about a table. */
  version: z.int().optional(),
});
export type Refused = z.infer<typeof refusal>;

/** Over HTTP a sentence comes with it, in the language that was asked for. */
export const problem = refusal.extend({ detail: z.string() });
export type Problem = z.infer<typeof problem>;
