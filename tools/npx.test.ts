/** In a clone, `npx guimard` runs our program or nothing: never what a stranger has published under that name. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './setup.mjs';
import { folderForCopies, makeBareCopy, makeReadyCopy } from './testing/copy.ts';

const folder = folderForCopies();

/** Has been asked for these. */
const asked: (string | undefined)[] = [];
const registry = createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(404).end('{}');
});
beforeAll(async () => {
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => registry.close());

function npx(cwd: string, ...args: string[]) {
  const { port } = registry.address() as AddressInfo;
  // Ours is in the path of this process.
  const path = process.env['PATH']?.split(delimiter).filter((each) => !each.endsWith('.bin'));
  const env = {
    ...process.env,
    PATH: path?.join(delimiter),
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: join(folder, 'cache'),
    npm_config_update_notifier: 'false',
  };
  return new Promise<{ status: unknown; stdout: string }>((resolve) => {
    const child = execFile(
      'npx',
      ['--yes', ...args],
      { cwd, env, shell: process.platform === 'win32' },
      (error, stdout) => resolve({ status: error?.code ?? 0, stdout }),
    );
    child.stdin?.end();
  });
}

test('before anything is installed, nothing runs', async () => {
  const copy = join(folder, 'bare');
  makeBareCopy(copy);
  for (const where of ['.', 'docs', 'packages/engine'])
    expect((await npx(join(copy, where), 'guimard', 'play')).status).not.toBe(0);
  expect(asked).toEqual([]);
});

test('after npm start, ours does', async () => {
  const copy = join(folder, 'ready');
  makeReadyCopy(copy);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8'));
  expect(await npx(copy, 'guimard', '--version')).toEqual({ status: 0, stdout: `guimard ${version}\n` });
  expect(asked).toEqual([]);
});

test('the check can fail: other names are asked for', async () => {
  await npx(folder, 'guimard-that-nobody-has-published', 'play');
  expect(asked).toContain('/guimard-that-nobody-has-published');
});
