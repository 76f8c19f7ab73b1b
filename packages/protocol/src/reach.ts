/** Where others can reach a server. */
import { z } from './zod.ts';

/** Where others can reach a server. */
export const reach = z.object({
  /** Nobody else can reach the server. */
  isAlone: z.boolean(),
  /** The address for others, if it is known and differs from the one the client used. */
  origin: z.url().optional(),
});
/** Where others can reach a server. */
export type Reach = z.infer<typeof reach>;
