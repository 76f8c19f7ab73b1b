/** A component of an installation, such as PostgreSQL, as a process: see tools/components. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { busyOf } from './process-usage.ts';

const FOLDER = join(import.meta.dirname, '../../tools/components');

export interface Component {
  readonly url: string;
  /** Milliseconds of processor time of all its processes since the start; NaN where the system does not report it. */
  busy(): number;
  stop(): Promise<void>;
}

export async function startComponent(name: 'nats' | 'postgres'): Promise<Component> {
  const child = spawn(process.execPath, [join(FOLDER, `${name}.mjs`)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const said: unknown[] = await Promise.race([once(child.stdout, 'data'), exited.then(() => [])]);
  if (said.length === 0) throw new Error(`${name} did not start.`);
  return {
    url: String(said[0]).trim(),
    busy: () => busyOf(child.pid),
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
