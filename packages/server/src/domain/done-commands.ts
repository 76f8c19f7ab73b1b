/**
 * Commands that were done, by their keys, so that one sent twice is done once. A key is stored as `seat/key/digest`
 * (see `storedKey`): keys of different seats are unrelated, and the digest tells whether it is the same command.
 */

/** So many are remembered at a table. */
const REMEMBERED = 500;

interface Done {
  readonly version: number;
  /** Left out by earlier versions of the server. */
  readonly digest: string | undefined;
}

function read(stored: string): { readonly name: string; readonly digest: string | undefined } {
  const [seat, key, digest] = stored.split('/');
  return { name: `${seat}/${key}`, digest };
}

export class DoneCommands {
  readonly #done = new Map<string, Done>();

  add(stored: string, version: number): void {
    const { name, digest } = read(stored);
    this.#done.set(name, { version, digest });
    const [oldest] = this.#done.keys();
    if (this.#done.size > REMEMBERED && oldest !== undefined) this.#done.delete(oldest);
  }

  /** At which version a command with this key was done, if one was, and whether it was another command. */
  find(stored: string): { readonly version: number; readonly wasOther: boolean } | undefined {
    const { name, digest } = read(stored);
    const done = this.#done.get(name);
    return done && { version: done.version, wasOther: (done.digest ?? digest) !== digest };
  }
}
