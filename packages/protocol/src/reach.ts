/** Where others can reach a server. */
import { z } from './zod.ts';

export const reach = z.object({
  /** Nobody else can reach the server. */
  isAlone: z.boolean(),
  /** The address for others, if it is known and differs from the one the client used. */
  origin: z.url().optional(),
});
export type Reach = z.infer<typeof reach>;
