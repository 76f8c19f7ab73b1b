/** The processes of a cluster's servers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const NODE = join(import.meta.dirname, 'node.ts');

/** The signals of faults: an end without warning, the usual one, and a process that stands still. */
type Signal = 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT';

export class NodeProcess {
  readonly #args: readonly string[];
  readonly #cache: string;
  #child: ChildProcess | undefined;
  #complaints = '';

  /** Its clock is so many milliseconds ahead. */
  constructor(
    port: number,
    urls: { readonly postgres: string; readonly nats: string },
    cache: string,
    ahead = 0,
  ) {
    this.#args = [NODE, String(port), urls.postgres, urls.nats, String(ahead)];
    this.#cache = cache;
  }

  /** Everything on standard error, of all its lives. */
  get complaints(): readonly string[] {
    return this.#complaints.split('\n').filter((line) => line !== '');
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: this.#cache },
    });
    this.#child = child;
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints += text;
    });
    const gone = once(child, 'exit').then(() => Promise.reject(new Error(`it ended: ${this.#complaints}`)));
    // Later it may end.
    gone.catch(() => {});
    await Promise.race([once(child, 'message'), gone]);
  }

  signal(signal: Signal): void {
    this.#child?.kill(signal);
  }

  /** Ends it, and resolves when it is gone. */
  async end(signal: Signal): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
