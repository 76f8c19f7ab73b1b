/** Where others find a server. */
import { z } from './zod.ts';

export const reach = z.object({
  /** Nobody else can reach the server. */
  isAlone: z.boolean(),
  /** Where others find it, if that is known and not where the one who asks has found it. */
  origin: z.url().optional(),
});
export type Reach = z.infer<typeof reach>;
