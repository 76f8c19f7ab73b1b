/**
 * Applied commands, by their keys, so that one sent twice is applied once. A key is stored as `seat/key/digest` (see
 * `storedKey`): keys of different seats are unrelated, and the digest shows whether it is the same command.
 */

/** How many are remembered per table. */
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

  /** The version at which a command with this key was applied, if any, and whether it was a different command. */
  find(stored: string): { readonly version: number; readonly wasOther: boolean } | undefined {
    const { name, digest } = read(stored);
    const done = this.#done.get(name);
    return done && { version: done.version, wasOther: (done.digest ?? digest) !== digest };
  }
}
