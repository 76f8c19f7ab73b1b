/** A database has one name: its log, which has the newest moves, is a file beside it that is named after it. */
import { closeSync, openSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';

/** Throws if the file can be reached by a name beside which its log is missing. A symbolic link does no harm: SQLite follows it. */
export function checkOneName(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || stat.isDirectory()) return;
  if (stat.nlink > 1) {
    throw new Error(
      `it has ${stat.nlink} names (hard links), and its newest moves are in a file beside only one of them. Keep the name that the server was started with, and delete the others, or replace them by copies`,
    );
  }
  if (isMounted(file)) {
    throw new Error(
      'it is mounted without the folder that it is in, and its newest moves are in a file beside it. Mount the folder',
    );
  }
}

/** Where the header of a database has the version that may write it, and what that is with a write-ahead log. */
const [WRITER, WITH_LOG] = [18, 2];

export function mayHaveLog(file: string): boolean {
  const fd = openSync(file, 'r');
  try {
    const byte = Buffer.alloc(1);
    readSync(fd, byte, 0, 1, WRITER);
    return byte[0] === WITH_LOG;
  } finally {
    closeSync(fd);
  }
}

/** Whether a file is mounted by itself, as a container may have it. Only Linux tells. */
export function isMounted(file: string, mounts = mountsOfLinux()): boolean {
  const points = mounts
    .split('\n')
    .map((line) =>
      line.split(' ')[4]?.replace(/\\(\d{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))),
    );
  return points.includes(realpathSync(file));
}

function mountsOfLinux(): string {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    return '';
  }
}
