/** The processes of a cluster's nodes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { NodeSettings } from './node-settings.ts';

const NODE = join(import.meta.dirname, 'node.ts');

/** The signals of faults: an end without warning, the usual one, and a process that stands still. */
type Signal = 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT';

export class NodeProcess {
  /** For the next start. */
  settings: NodeSettings;
  readonly #prefix: readonly string[];
  #child: ChildProcess | undefined;
  #complaints = '';

  /** The words of `prefix` come before the name of the program. */
  constructor(settings: NodeSettings, prefix: readonly string[] = []) {
    this.settings = settings;
    this.#prefix = prefix;
  }

  /** Where it is called. */
  get front(): string {
    const { host, port, front = `${host}:${port}` } = this.settings;
    return front;
  }

  get url(): string {
    return `http://${this.front}`;
  }

  /** Everything on standard error, of all its lives. */
  get complaints(): readonly string[] {
    return this.#complaints.split('\n').filter((line) => line !== '');
  }

  async start(): Promise<void> {
    const [program, ...args] = [...this.#prefix, process.execPath, NODE, JSON.stringify(this.settings)];
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints += text;
    });
    const gone = once(child, 'exit').then(() => Promise.reject(new Error(`it ended: ${this.#complaints}`)));
    // Later it may end.
    gone.catch(() => {});
    await Promise.race([once(child, 'message'), gone]);
  }

  /** Replaces it by a process of the next release. */
  async upgrade(): Promise<void> {
    await this.end('SIGTERM');
    this.settings = { ...this.settings, release: 'next' };
    await this.start();
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
