/** `guimard arena` in a process of its own, with this one's inlining limits; its results as data. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Arena {
  readonly games: number;
  readonly agents: readonly {
    readonly msPerMove: number;
    /** Of games for one player, and how it compares with the first agent's. */
    readonly mean: Estimate;
    readonly ratio: Estimate;
  }[];
  /** Missing in games for one player. */
  readonly pairings?: readonly {
    readonly games: number;
    readonly share: Estimate;
    readonly margin: Estimate;
    readonly elo: Estimate;
  }[];
}

export function arena(args: readonly string[]): Arena {
  const program = join(import.meta.dirname, '../../packages/cli/src/main.ts');
  const output = execFileSync(process.execPath, [...process.execArgv, program, 'arena', ...args, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}
