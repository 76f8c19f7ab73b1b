/** What the compose files say about the server, about the other files and about each other is true, and they are hardened. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startServer } from '../api/testing/server.ts';
import { readInvocation, SETTINGS } from '../settings.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

/** Read by the client of PostgreSQL, which takes the password from that file. */
const PASSWORD_FILE = 'PGPASSFILE';
// biome-ignore lint/suspicious/noTemplateCurlyInString: as written in a compose file.
const IMAGE = '${IMAGE:-guimard}';

const secret = z.union([
  z.string().transform((source) => ({ source, target: `/run/secrets/${source}` })),
  z.strictObject({ source: z.string(), target: z.string() }),
]);
const limits = z.strictObject({ memory: z.string(), cpus: z.string(), pids: z.int() });

/** Strict: whatever a service may say is checked below. */
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.literal('..'), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).default([]),
  user: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  secrets: z.array(secret).default([]),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  shm_size: z.string().optional(),
  stop_grace_period: z.string().optional(),
  restart: z.literal('unless-stopped'),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  deploy: z.strictObject({ resources: z.strictObject({ limits }) }),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
});
type Service = z.infer<typeof service>;

const compose = z.looseObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.strictObject({ internal: z.literal(true) }).nullable()).default({}),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })).default({}),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })).default({}),
});

/** A file, with its services and what the host sets for it. */
function readCompose(file: string, given: Readonly<Record<string, string>> = {}) {
  const all = compose.parse(parse(read(file), { merge: true }));
  const services = Object.entries(all.services);
  const ours = services.filter(([, { image }]) => image === IMAGE);
  const others = services.filter(([, { image }]) => image !== IMAGE);
  /** As Compose does: ${NAME:-otherwise} and ${NAME:?what is missing}. */
  const filled = (value: string | number): string =>
    String(value).replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind, text: string) => {
      if (kind === '?' && given[name] === undefined) throw new Error(`${name}: ${text}`);
      return given[name] ?? text;
    });
  const envOf = ({ environment }: Service) =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
  return { file, ...all, services, ours, others, envOf, filled };
}

const single = readCompose('compose.yaml');
const cluster = readCompose('compose.cluster.yaml', { GUIMARD_PUBLIC_URL: 'https://games.example' });

test('one file has a single server, the other two with all they need', () => {
  expect(single.services.map(([name]) => name)).toEqual(['guimard']);
  expect(cluster.services.map(([name]) => name)).toEqual([
    'server-1',
    'server-2',
    'worker',
    'nginx',
    'postgres',
    'nats',
  ]);
});

describe.each([single, cluster])('$file', ({ ours, others, services, envOf, filled, ...file }) => {
  test.each(ours)('%s has settings that exist and fit together', (_name, one) => {
    const names = Object.keys(one.environment).filter((name) => name !== PASSWORD_FILE);
    expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([]);
    const isWorker = one.command[0] === 'worker';
    expect(one.command).toEqual(isWorker ? ['worker'] : []);
    expect(readInvocation(isWorker ? ['--worker'] : [], envOf(one))).toHaveProperty(
      isWorker ? 'work' : 'serve',
    );
  });

  test.each(ours)('%s is built by a file that exists, and writes to its volume and /tmp', (_name, one) => {
    expect(existsSync(join(DEPLOY, '..', one.build?.dockerfile ?? ''))).toBe(true);
    expect(one.tmpfs).toEqual(['/tmp:mode=1777,noexec,nosuid,nodev,size=64m']);
    expect([one.user, one.cap_add]).toEqual([undefined, []]);
    const stored = one.environment['DATABASE_URL'] === undefined ? ['tables:/var/lib/guimard'] : [];
    expect(one.volumes).toEqual(stored);
    // The image's own check, of the port that the server listens on in it.
    expect(one.healthcheck).toBeUndefined();
  });

  test.each(others)('%s is an exact version, by its digest', (_name, { image, healthcheck }) => {
    expect(image).toMatch(/^docker\.io\/library\/[a-z]+:\d+(\.\d+)+-[a-z]+@sha256:[\da-f]{64}$/);
    expect(healthcheck).toBeDefined();
  });

  test('no secret is in it, nor in the environment of a service', () => {
    expect(read(file.file)).not.toMatch(/:\/\/[^\s/@]+:[^\s/@]+@/);
    for (const [, { environment }] of services)
      for (const name of Object.keys(environment))
        if (/PASS|SECRET|KEY/.test(name)) expect(name).toMatch(/FILE$/);
  });

  test('everything that is named is there, and nothing is unused', () => {
    const newNames = () => new Set<string>();
    const used = { volumes: newNames(), networks: newNames(), secrets: newNames(), configs: newNames() };
    for (const [, one] of services) {
      for (const name of Object.keys(one.depends_on))
        expect(services.map(([other]) => other)).toContain(name);
      for (const name of one.networks) used.networks.add(name);
      for (const { source } of one.secrets) used.secrets.add(source);
      for (const { source } of one.configs) used.configs.add(source);
      for (const [source = ''] of one.volumes.map((mount) => mount.split(':')))
        if (source.startsWith('./')) expect(existsSync(join(DEPLOY, source))).toBe(true);
        else used.volumes.add(source);
      // A file that is named in the environment is one of the secrets.
      for (const [name, value] of Object.entries(one.environment))
        if (name.endsWith('FILE')) expect(one.secrets.map(({ target }) => target)).toContain(value);
    }
    for (const kind of ['volumes', 'networks', 'secrets', 'configs'] as const)
      expect([...used[kind]].toSorted()).toEqual(Object.keys(file[kind]).toSorted());
    // What the host puts there is ignored by git.
    const ignored = readFileSync(join(DEPLOY, '../.gitignore'), 'utf8').split('\n');
    for (const { file: path } of Object.values(file.secrets)) expect(path).toMatch(/^secrets\//);
    expect(ignored).toContain('/deploy/secrets/');
  });

  test('only one service has ports on the host', () => {
    const open = services.flatMap(([name, { ports }]) => ports.map((port) => `${name} ${filled(port)}`));
    expect(open).toEqual(
      file.file === single.file ? ['guimard 127.0.0.1:8080:8080'] : ['nginx 80:80', 'nginx 443:443'],
    );
  });
});

test('the database and NATS are out of reach, from the proxy too', () => {
  const { networks, services } = cluster;
  expect(networks).toEqual({ front: null, back: { internal: true } });
  const on = Object.fromEntries(services.map(([name, one]) => [name, one.networks.join(' ')]));
  expect(on).toEqual({
    'server-1': 'front back',
    'server-2': 'front back',
    worker: 'front back',
    nginx: 'front',
    postgres: 'back',
    nats: 'back',
  });
});

test('the proxy has what its configuration includes, and passes on to the servers', () => {
  const nginx = cluster.services.find(([name]) => name === 'nginx')?.[1];
  const given = [...(nginx?.secrets ?? []), ...(nginx?.configs ?? [])].map(({ target }) => target);
  const wanted = [...read('nginx-tls.conf').matchAll(/^\s*(?:include|ssl_certificate(?:_key)?) (.*);$/gm)];
  expect(given.toSorted()).toEqual(wanted.map(([, path]) => path).toSorted());
  const proxied = cluster.configs['servers']?.content.matchAll(/^server ([\w-]+):8080 max_fails=0;$/gm) ?? [];
  expect([...proxied].map(([, name]) => name)).toEqual(['server-1', 'server-2']);
});

test('health is asked for where a server answers', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const nginx = cluster.services.find(([name]) => name === 'nginx')?.[1];
  const asked = [nginx?.healthcheck?.test.at(-1) ?? '', read('Containerfile')];
  const paths = asked.map((text) => /\/\w+z\b/.exec(text)?.[0]);
  expect(paths).toEqual(['/healthz', '/readyz']);
  for (const path of paths) expect((await fetch(`${server.url}${path}`)).status).toBe(200);
});
