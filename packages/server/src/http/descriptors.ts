/** How many connections the system lets a process have: each takes a file descriptor, and another while it is sent a file. */
import { report } from 'node:process';
import { z } from 'zod';

/** More would need more memory than small machines have. */
const MOST = 20_000;
/** For the database, the log, threads, and outgoing requests. */
const OWN = 200;

const limits = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.number() }) }) });

/** What the system allows, as `ulimit -n` says; where it has no such limit, or no room for any, the most that is sensible. */
export function usualConnections(): number {
  const { data } = limits.safeParse(report.getReport());
  return connectionsWith(data?.userLimits.open_files.soft ?? Number.POSITIVE_INFINITY);
}

export const connectionsWith = (descriptors: number): number =>
  Math.max(1, Math.min(MOST, Math.floor((descriptors - OWN) / 2)));
