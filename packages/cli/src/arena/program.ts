/** Another program as a process: requests go to its standard input, replies come from its standard output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Something the author of a program must fix. */
export class ProgramFailure extends Error {}

const SILENCE = Symbol('silence');

export interface Watch {
  /** So that ending the arena in the middle of a game can also end the program. */
  started(pid: number): void;
  ended(pid: number): void;
}

export class Program {
  /** Which one, for messages. */
  readonly #name: string;
  readonly #timeout: number;
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  /** Why there is no reply; settles when the program has ended. */
  readonly #ending: Promise<string>;

  /** `timeout` is for each reply, in milliseconds. */
  constructor(name: string, [file = '', ...args]: readonly string[], timeout: number, watch: Watch) {
    this.#name = name;
    this.#timeout = timeout;
    // Its standard error is for its author: it goes where ours goes.
    const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    const { pid } = child;
    if (pid !== undefined) watch.started(pid);
    this.#ending = new Promise((resolve) => {
      child.on('error', ({ message }) => resolve(`cannot be run (${message})`));
      child.on('exit', (status, signal) => {
        if (pid !== undefined) watch.ended(pid);
        const how = signal === null ? `ended with status ${status}` : `was ended by ${signal}`;
        resolve(`${how} instead of answering`);
      });
    });
    // Writing to a program that has ended fails silently; the missing reply is reported.
    child.stdin.on('error', () => {});
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  /** Sends lines and waits for a reply. */
  async ask(lines: readonly string[]): Promise<string> {
    this.#send(lines);
    const line = await this.#within(this.#lines.next());
    if (line === SILENCE) throw this.failure(`did not answer within ${this.#seconds}`);
    if (line.done !== true) return line.value.trim();
    const ending = await this.#within(this.#ending);
    throw this.failure(ending === SILENCE ? 'closed its output instead of answering' : ending);
  }

  /** Sends the last lines and waits for the program to end, so that it can clean up. */
  async close(lines: readonly string[]): Promise<void> {
    this.#send(lines);
    this.#child.stdin!.end();
    if ((await this.#within(this.#ending)) === SILENCE) {
      throw this.failure(`did not end within ${this.#seconds} after the game`);
    }
  }

  /** Does nothing if it has ended. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  failure(what: string): ProgramFailure {
    return new ProgramFailure(`${this.#name} ${what}`);
  }

  get #seconds(): string {
    return `${this.#timeout / 1000} s`;
  }

  #send(lines: readonly string[]): void {
    this.#child.stdin!.write(lines.map((line) => `${line}\n`).join(''));
  }

  async #within<T>(promise: Promise<T>): Promise<T | typeof SILENCE> {
    const timer = new AbortController();
    try {
      return await Promise.race([promise, setTimeout(this.#timeout, SILENCE, { signal: timer.signal })]);
    } finally {
      timer.abort();
    }
  }
}
