/** The program under test: in this process with captured streams, or as a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { guimard } from '../guimard.ts';
import type { Io } from '../io.ts';

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** A stream that records what was written. */
export class Sink extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export async function run(args: readonly string[], input = '', env: Io['env'] = {}): Promise<Ran> {
  const out = new Sink();
  const err = new Sink();
  const status = await guimard(args, { input: Readable.from([Buffer.from(input)]), out, err, env });
  return { status, out: out.text, err: err.text };
}

/** Lines of JSON, as objects. */
export function objects(out: string): unknown[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export const BIN = fileURLToPath(new URL('../../bin/guimard.mjs', import.meta.url));

export async function runProcess(
  args: readonly string[],
  { input = '', cwd = '/', node = [] as readonly string[], bin = BIN, env = {} } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [...node, bin, ...args], { cwd, env: { ...process.env, ...env } });
  child.stdin.end(input);
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, out, err };
}
