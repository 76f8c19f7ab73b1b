/** What deploy/compose.yaml and the image say about the server is true of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startServer } from '../api/testing/server.ts';
import { readInvocation, SETTINGS } from '../settings.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

const service = z.object({
  image: z.string(),
  profiles: z.array(z.literal('several')).optional(),
  restart: z.literal('unless-stopped'),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  command: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  configs: z.object({ servers: z.object({ content: z.string() }) }),
});

const { services, volumes, configs } = compose.parse(parse(read('compose.yaml'), { merge: true }));
const ours = Object.entries(services).filter(([, { image }]) => image === 'guimard');
const others = Object.entries(services).filter(([, { image }]) => image !== 'guimard');

/** As Compose does, where nothing is set. */
const plain = (value: string | number): string => String(value).replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const envOf = ({ environment }: z.infer<typeof service>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, plain(value)]));

test('one server starts by default, and several with their profile', () => {
  const isDefault = (profiles: unknown) => profiles === undefined;
  const names = (all: typeof ours) =>
    all.filter(([, { profiles }]) => isDefault(profiles)).map(([name]) => name);
  expect([names(ours), names(others)]).toEqual([['guimard'], []]);
  expect(ours.map(([name]) => name)).toEqual(['guimard', 'server-1', 'server-2', 'worker']);
});

test.each(ours)('%s has settings that exist and fit together', (_name, one) => {
  expect(Object.keys(one.environment).filter((name) => !SETTINGS.includes(name))).toEqual([]);
  const flags = one.command.filter((word) => word.startsWith('--'));
  const invocation = readInvocation(flags, envOf(one));
  expect(invocation).toHaveProperty(flags.includes('--worker') ? 'work' : 'serve');
});

test('the image starts what exists, stores where the volume is, and names settings that exist', () => {
  const image = read('Containerfile');
  const [, program = ''] = /^CMD \["node", "\/app\/(.*)"\]$/m.exec(image) ?? [];
  expect(existsSync(join(DEPLOY, '..', program))).toBe(true);
  for (const [, { command }] of ours) if (command.length > 0) expect(command[1]).toBe(`/app/${program}`);
  const [, folder = ''] = /^VOLUME (.*)$/m.exec(image) ?? [];
  expect(services['guimard']?.volumes).toEqual([`tables:${folder}`]);
  const [, env = ''] = /^ENV (.*)$/m.exec(image) ?? [];
  const names = env.split(' ').map((pair) => pair.split('=')[0]);
  expect(names.filter((name) => name !== 'NODE_ENV' && !SETTINGS.includes(name!))).toEqual([]);
});

test('health is asked for where the server answers', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const tests = [...ours, ...others.filter(([name]) => name === 'nginx')].map(
    ([, { healthcheck }]) => healthcheck.test.at(-1) ?? '',
  );
  const paths = [...tests, read('Containerfile')].map((text) => /\/\w+z\b/.exec(text)?.[0]);
  for (const path of new Set(paths)) expect((await fetch(`${server.url}${path}`)).status).toBe(200);
});

test('everything that is named is there, and no secret is', () => {
  const proxied = [...configs.servers.content.matchAll(/^server ([\w-]+):8080 /gm)].map(([, name]) => name);
  expect(proxied).toEqual(['server-1', 'server-2']);
  for (const [, { volumes: mounted, depends_on, environment }] of Object.entries(services)) {
    for (const [name, value] of Object.entries(environment))
      expect(`${name}=${value}`).not.toMatch(/PASSWORD|_KEY|:\/\/\w+:\w+@/);
    for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
    for (const [source = ''] of mounted.map((mount) => mount.split(':'))) {
      if (!source.startsWith('./')) expect(volumes).toHaveProperty(source);
      // Certificates are the host's.
      else if (source !== './certificates') expect(existsSync(join(DEPLOY, source))).toBe(true);
    }
  }
});
