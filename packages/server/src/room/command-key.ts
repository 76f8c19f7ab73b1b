/** Under which key a command is stored: see domain/done-commands.ts. */
import { createHash } from 'node:crypto';
import type { Seat } from '@guimard/engine/kit';
import type { Command, CommandRequest } from '@guimard/protocol';

/** Characters of base64url: mistakes are found, and nobody but the seat itself could gain by a forged digest. */
const DIGEST_LENGTH = 10;

export const storedKey = (seat: Seat, { key, command }: CommandRequest): string =>
  `${seat}/${key}/${digestOf(command)}`;

/** The same whatever order the fields were sent in. */
function digestOf(command: Command): string {
  const fields = Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, DIGEST_LENGTH);
}
