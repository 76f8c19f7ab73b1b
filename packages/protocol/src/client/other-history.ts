/** Whether a server's table continues what was known. It does not after a backup was restored. */
import type { Commitment, TableInfo } from '../table.ts';

interface Known {
  readonly version: number;
  /** How many random outcomes have been seen. */
  readonly draws: number;
  readonly commitments: readonly Commitment[];
}

/** A table's log only grows, a published seed stays, and an added one affects only later draws. */
export function isOtherHistory(known: Known, { version, commitments }: TableInfo): boolean {
  const isKept = ({ from, hash }: Commitment, i: number): boolean =>
    commitments[i]?.hash === hash && commitments[i].from === from;
  const added = commitments.slice(known.commitments.length);
  return (
    version < known.version ||
    !known.commitments.every(isKept) ||
    added.some(({ from }) => from < known.draws)
  );
}
