/** WebKit by plain WebDriver over HTTP, in a window of ours on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './driver.ts';

const WINDOW = join(import.meta.dirname, 'window.py');
const STARTING = 30_000;

/** Larger than any window, or WebKit would make it smaller. */
export async function startScreen(): Promise<{ name: string; stop: () => void }> {
  const args = ['-displayfd', '1', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp', '-noreset'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let number = '';
  await new Promise<void>((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb has not started')));
    // It ends the line by a second write, and would end itself if nobody read that.
    screen.stdout.on('data', (text) => {
      number += text;
      if (number.endsWith('\n')) resolve();
    });
  });
  return { name: `:${number.trim()}`, stop: () => screen.kill() };
}

/** A driver has one window only, and so each gets a process of its own. */
export async function webkitDriver(screen: string, baseURL: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-webkit-'));
  const log = join(folder, 'complaints');
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Nobody looks at the screen: drawing each layer by itself only takes time.
    env: { ...process.env, DISPLAY: screen, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const call = caller(address);
  await untilReady(server, address);
  const { sessionId } = await call('/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: 80_000 },
        'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args: [WINDOW, log] },
      },
    },
  });
  const send = (command: string, body: object) => call(`/session/${sessionId}/${command}`, body);
  const pointer = (x: number, y: number, ...then: string[]) => {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const actions = [move, ...then.map((type) => ({ type, button: 0 }))];
    return send('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  };
  const resize = (width: number, height: number) => send('window/rect', { width, height });
  await resize(1280, 800);
  return {
    goto: (path) => send('url', { url: new URL(path, baseURL).href }),
    resize,
    async evaluate(script, argument) {
      const { value, fault } = await send('execute/async', {
        script: `const done = arguments[1];
          Promise.resolve(arguments[0]).then(${String(script)}).then((value) => done({ value }), (error) => done({ fault: String(error) }));`,
        args: [argument ?? null],
      });
      if (fault !== undefined) throw new Error(fault);
      return value;
    },
    move: (x, y) => pointer(x, y),
    click: (x, y) => pointer(x, y, 'pointerDown', 'pointerUp'),
    type: (text) =>
      send('actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: Array.from(text).flatMap((value) =>
              ['keyDown', 'keyUp'].map((type) => ({ type, value })),
            ),
          },
        ],
      }),
    complaints: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
    async close() {
      server.kill();
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** WebDriver answers with values of any shape: callers check them. */
const caller = (address: string) => async (path: string, body: object) => {
  const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver, ${path}: ${value.error} ${value.message}`);
  return value;
};

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < STARTING; await wait(20)) {
    if (server.exitCode !== null) break;
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('WebKitWebDriver has not started');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}
