/**
 * Commands that were done, by their keys, so that one sent twice is done once. A key is stored as `seat/key/digest`:
 * keys of different seats have nothing to do with each other, and the digest tells whether it is the same command.
 */
import { createHash } from 'node:crypto';
import type { Seat } from '@guimard/engine/kit';
import type { Command, CommandRequest } from '@guimard/protocol';

/** So many are remembered at a table. */
const REMEMBERED = 500;
/** Characters of base64url: mistakes are found, and nobody but the seat itself could gain by a forged digest. */
const DIGEST_LENGTH = 10;

interface Done {
  readonly version: number;
  /** Left out by earlier versions of the server. */
  readonly digest: string | undefined;
}

/** In whatever order the fields were sent. */
function digestOf(command: Command): string {
  const fields = Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, DIGEST_LENGTH);
}

export const storedKey = (seat: Seat, { key, command }: CommandRequest): string =>
  `${seat}/${key}/${digestOf(command)}`;

function read(stored: string): { readonly name: string; readonly digest: string | undefined } {
  const [seat, key, digest] = stored.split('/');
  return { name: `${seat}/${key}`, digest };
}

export class DoneCommands {
  readonly #done = new Map<string, Done>();

  add(stored: string, version: number): void {
    const { name, digest } = read(stored);
    this.#done.set(name, { version, digest });
    if (this.#done.size > REMEMBERED) this.#done.delete(this.#done.keys().next().value!);
  }

  /** At which version a command with this key was done, if one was, and whether it was another command. */
  find(stored: string): { readonly version: number; readonly wasOther: boolean } | undefined {
    const { name, digest } = read(stored);
    const done = this.#done.get(name);
    return done && { version: done.version, wasOther: (done.digest ?? digest) !== digest };
  }
}
