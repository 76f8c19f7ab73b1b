/** What benchmarks of the server need around them. */
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { nth } from '@guimard/engine/kit';

const ROOT = join(import.meta.dirname, '../..');

export const describeMachine = (): string =>
  `${cpus()[0]?.model}, ${availableParallelism()} cores, load ${nth(loadavg(), 0).toFixed(1)}, Node ${process.version}`;

/** The server does not start without it. */
export function ensureWebBuilt(): void {
  const script = "import('./tools/web-build.mjs').then((m) => m.ensureWebBuilt())";
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, stdio: 'inherit' });
}

/** From a flag; zeros are left out. */
export const numbersIn = (list: string): number[] =>
  list
    .split(',')
    .map(Number)
    .filter((count) => count > 0);
