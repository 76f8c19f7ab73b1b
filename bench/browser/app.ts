/** The built web app on a server of its own, and the browser that opens it. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** Benchmarks run from bench/dist. */
const ROOT = join(import.meta.dirname, '../..');
/** Named by tools/bench.mjs. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '';

/** Serves the built app; returns its address and a function that stops it. */
async function serve(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const server = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts'), '--port', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => String(text).includes(port) && resolve());
    server.on('exit', () => reject(new Error('the server did not start')));
  });
  return { url: `http://localhost:${port}/`, stop: () => server.kill() };
}

function ensureBuilt(): void {
  const build = "import('./tools/web-build.mjs').then((m) => m.ensureWebBuilt())";
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: ROOT, stdio: 'inherit' });
}

/** `whenClosed` runs when the browser is gone and the server still there. */
export async function withApp(
  work: (browser: Browser, url: string) => Promise<void>,
  whenClosed: (url: string) => void = () => {},
): Promise<void> {
  ensureBuilt();
  const { url, stop } = await serve();
  try {
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      await work(browser, url);
    } finally {
      await browser.close();
    }
    whenClosed(url);
  } finally {
    stop();
  }
}
