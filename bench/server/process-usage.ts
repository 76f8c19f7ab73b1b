/** What processes have used, as Linux counts it. On other systems everything is NaN. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly busy: number;
}

/** Undefined if the process has ended. */
function read(pid: string | number | undefined, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function statOf(pid: string): Stat | undefined {
  const text = read(pid, 'stat');
  if (text === undefined) return undefined;
  // The name of the program is in brackets, and may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // User and system time: its own, and that of the children it has waited for.
  const busy = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK;
  return { pid: Number(pid), parent: Number(fields[1]), busy };
}

/** Milliseconds of processor time since its start, with everything that it has started. */
export function busyOf(root: number | undefined): number {
  if (root === undefined || !existsSync('/proc/self/stat')) return Number.NaN;
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []));
  const family = new Set([root]);
  // A child's number may be lower than its parent's.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, busy }) => (family.has(pid) ? sum + busy : sum), 0);
}

/** Bytes that it has written to the disk. */
export const writtenBy = (pid: number | undefined): number =>
  Number(/^write_bytes: (\d+)/m.exec(read(pid, 'io') ?? '')?.[1] ?? Number.NaN);

/** Bytes of memory that it holds. */
export const residentOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status') ?? '')?.[1] ?? Number.NaN) * 1024;
