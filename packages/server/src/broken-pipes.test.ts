import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from './api/testing/server.ts';
import { startProcess } from './trials/testing/server-process.ts';

test('the server keeps running when its log has no reader', async () => {
  const folder = tempFolder();
  const server = await startProcess(join(folder.path, 'tables.sqlite'), 'info');
  onTestFinished(async () => {
    await server.kill();
    folder.remove();
  });
  await server.closeLog();
  for (let i = 0; i < 5; i++) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
