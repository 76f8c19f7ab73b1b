/** The key under which a command is stored: see domain/done-commands.ts. */
import { hash } from 'node:crypto';
import type { Seat } from '@guimard/engine/kit';
import type { Command, CommandRequest } from '@guimard/protocol';

/** Characters of base64url: enough to catch mistakes, and only the seat itself could gain from a forged digest. */
const DIGEST_LENGTH = 10;

export const storedKey = (seat: Seat, { key, command }: CommandRequest): string =>
  `${seat}/${key}/${digestOf(command)}`;

/** The same whatever the order of the fields. */
function digestOf(command: Command): string {
  const fields = Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(fields), 'base64url').slice(0, DIGEST_LENGTH);
}
