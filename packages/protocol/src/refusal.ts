/** How the server refuses: the rule and the reason, as data. The client turns it into a sentence. */
import { z } from './zod.ts';

/** Why the server refuses: the rule and the reason, as data. */
export const refusal = z.object({
  rule: z.string(),
  /** The reason: the id of a message in the catalogues, which takes the params. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])).readonly(),
  /** The table's version, if the refusal is about a table. */
  version: z.int().optional(),
});
/** Why the server refuses. */
export type Refused = z.infer<typeof refusal>;

/** Over HTTP it comes with a sentence, in the requested language. */
export const problem = refusal.extend({ detail: z.string() });
/** A refusal over HTTP, with its sentence. */
export type Problem = z.infer<typeof problem>;
