import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PER_MINUTE } from './api/limits.ts';
import { UNPRIVILEGED } from './notifications/settings.ts';
import { SHARE_OF_MEMORY, TABLES } from './room/quotas.ts';
import { RETENTION_DAYS } from './room/retention.ts';
import { HELP, readInvocation, SETTINGS } from './settings.ts';
import { MEMORY } from './store/open.ts';

const DEFAULTS = {
  host: '127.0.0.1',
  port: 8080,
  data: 'data/guimard.sqlite',
  nats: undefined,
  hasComputers: true,
  publicUrl: undefined,
  limits: PER_MINUTE,
  retentionDays: RETENTION_DAYS,
  grace: 60_000,
  quotas: { tables: TABLES, memory: expect.any(Number) },
  connections: expect.any(Number),
  logLevel: 'warn',
  trustProxy: false,
  notifications: { contact: undefined, privateKey: undefined, ports: [80, 443] },
};

test('defaults: this machine only, port 8080, a file below', () => {
  expect(readInvocation([], {})).toEqual({ serve: DEFAULTS });
  expect(readInvocation([], { PORT: '', HOST: '', GUIMARD_DATA: '', GUIMARD_RATE_LIMIT: '' })).toEqual({
    serve: DEFAULTS,
  });
});

test('the environment overrides the defaults, and a flag overrides both', () => {
  const env = { PORT: '3000', HOST: '0.0.0.0' };
  expect(readInvocation([], env)).toEqual({ serve: { ...DEFAULTS, host: '0.0.0.0', port: 3000 } });
  expect(readInvocation(['--port', '0', '--host=::1'], env)).toEqual({
    serve: { ...DEFAULTS, host: '::1', port: 0 },
  });
});

test.each([
  ['GUIMARD_DATA', '/srv/guimard.sqlite', { data: '/srv/guimard.sqlite' }],
  ['GUIMARD_DATA', ':memory:', { data: ':memory:' }],
  ['GUIMARD_PUBLIC_URL', 'https://Guimard.Example/', { publicUrl: 'https://guimard.example' }],
  ['GUIMARD_PUBLIC_URL', 'http://10.0.0.2:8080', { publicUrl: 'http://10.0.0.2:8080' }],
  ['GUIMARD_RATE_LIMIT', 'off', { limits: undefined, quotas: undefined }],
  ['GUIMARD_RATE_LIMIT', 'on', { limits: PER_MINUTE }],
  ['GUIMARD_RATE_LIMIT', 'create=5, read=1', { limits: { ...PER_MINUTE, create: 5, read: 1 } }],
  ['GUIMARD_KEEP_DAYS', 'off', { retentionDays: undefined }],
  ['GUIMARD_KEEP_DAYS', 'over=30', { retentionDays: { ...RETENTION_DAYS, over: 30 } }],
  ['GUIMARD_GRACE', '5', { grace: 5_000 }],
  ['GUIMARD_MAX_TABLES', '50', { quotas: { tables: 50, memory: expect.any(Number) } }],
  ['GUIMARD_MAX_MEMORY', '512', { quotas: { tables: TABLES, memory: 2 ** 29 } }],
  ['GUIMARD_MAX_CONNECTIONS', '500', { connections: 500 }],
  ['GUIMARD_LOG_LEVEL', 'info', { logLevel: 'info' }],
  ['GUIMARD_TRUST_PROXY', 'off', { trustProxy: false }],
  ['GUIMARD_TRUST_PROXY', '2', { trustProxy: 2 }],
  ['GUIMARD_TRUST_PROXY', '10.0.0.1, fd00::/8', { trustProxy: ['10.0.0.1', 'fd00::/8'] }],
  ['NATS_URL', 'nats://bus.example', { nats: { servers: ['bus.example:4222'] } }],
  [
    'NATS_URL',
    'tls://me:p%40ss@one:4333, two',
    { nats: { servers: ['one:4333', 'two:4222'], user: 'me', pass: 'p@ss', tls: {} } },
  ],
])('%s=%s', (name, written, chosen) => {
  expect(readInvocation([], { [name]: written })).toEqual({ serve: { ...DEFAULTS, ...chosen } });
});

test.each([
  ['GUIMARD_PUBLIC_URL', 'guimard.example'],
  ['GUIMARD_PUBLIC_URL', 'https://guimard.example/games'],
  ['GUIMARD_PUBLIC_URL', 'ftp://guimard.example'],
  ['GUIMARD_PUBLIC_URL', 'https://me:secret@guimard.example'],
  ['GUIMARD_RATE_LIMIT', 'none'],
  ['GUIMARD_RATE_LIMIT', 'create=many'],
  ['GUIMARD_RATE_LIMIT', 'create=0'],
  ['GUIMARD_RATE_LIMIT', 'create=5,join=00'],
  ['GUIMARD_RATE_LIMIT', 'toString=3'],
  ['GUIMARD_COMPUTERS', 'none'],
  ['GUIMARD_KEEP_DAYS', '30'],
  ['GUIMARD_KEEP_DAYS', 'waiting=0'],
  ['GUIMARD_KEEP_DAYS', 'paused=3'],
  ['GUIMARD_GRACE', '0'],
  ['GUIMARD_MAX_TABLES', 'many'],
  ['GUIMARD_MAX_MEMORY', '1.5'],
  ['GUIMARD_GRACE', 'a minute'],
  ['GUIMARD_LOG_LEVEL', 'loud'],
  ['GUIMARD_TRUST_PROXY', 'on'],
  ['GUIMARD_TRUST_PROXY', '10.0.0.0/33'],
  ['GUIMARD_TRUST_PROXY', '10.0.0.1/8/8'],
])('%s=%s is refused in one line that names it', (name, written) => {
  const read = readInvocation([], { [name]: written });
  const { fail } = read as { fail: string };
  expect(fail).toContain(name);
  expect(fail).toContain(`"${written}"`);
  expect(fail).not.toContain('\n');
});

const SHARED = { DATABASE_URL: 'postgres://db.example/guimard', NATS_URL: 'nats://bus.example' };

test('computers may be left to workers, if there can be any', () => {
  expect(readInvocation([], { ...SHARED, GUIMARD_COMPUTERS: 'off' })).toMatchObject({
    serve: { hasComputers: false },
  });
  for (const env of [{}, { NATS_URL: SHARED.NATS_URL }, { DATABASE_URL: SHARED.DATABASE_URL }])
    expect(readInvocation([], { ...env, GUIMARD_COMPUTERS: 'off' })).toEqual({
      fail: 'GUIMARD_COMPUTERS=off leaves computers to workers, which need DATABASE_URL and NATS_URL.',
    });
});

test('a worker needs servers to think for', () => {
  expect(readInvocation(['--worker', '--port=0'], SHARED)).toMatchObject({
    work: { port: 0, data: SHARED.DATABASE_URL, hasComputers: true },
  });
  for (const env of [{}, { ...SHARED, NATS_URL: '' }, { DATABASE_URL: SHARED.DATABASE_URL }])
    expect(readInvocation(['--worker'], env)).toEqual({
      fail: 'A worker thinks for servers that share a database: it needs their DATABASE_URL and NATS_URL.',
    });
  expect(readInvocation(['--worker'], { ...SHARED, GUIMARD_COMPUTERS: 'off' })).toEqual({
    fail: 'A worker with GUIMARD_COMPUTERS=off has nothing to do.',
  });
});

test.each(['eighty', '-1', '65536', '80.5', '1e3', ' 80'])(
  'port "%s" is refused with a message',
  (written) => {
    expect(readInvocation([`--port=${written}`], {})).toEqual({
      fail: `A port is a number from 0 to 65535, not "${written}".`,
    });
    expect(readInvocation([], { PORT: written })).toHaveProperty('fail');
  },
);

test('an unknown flag is named', () => {
  expect(readInvocation(['--prot', '80'], {})).toEqual({
    fail: "Unknown option '--prot'. See --help",
  });
  expect(readInvocation(['80'], {})).toHaveProperty('fail');
});

test('the help flag works, whatever else is wrong', () => {
  expect(readInvocation(['--help', '--port', 'x'], {})).toEqual({ print: HELP });
  expect(readInvocation(['-h'], {})).toEqual({ print: HELP });
});

const DOCUMENTATION = readFileSync(join(import.meta.dirname, '../../../docs/host/index.md'), 'utf8');

test.each([
  ['help', HELP],
  ['the documentation', DOCUMENTATION],
])('%s names every setting, and nothing else', (_where, text) => {
  expect(SETTINGS.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  const named = text.match(/GUIMARD_\w+/g) ?? [];
  expect(named.filter((name) => !SETTINGS.includes(name))).toEqual([]);
});

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind}=${count}`)
    .join(',');

test.each([
  ['PORT', ` ${DEFAULTS.port} if neither`],
  ['HOST', `: ${DEFAULTS.host}, `],
  ['GUIMARD_DATA', `: ${DEFAULTS.data}, `],
  ['GUIMARD_DATA', `; ${MEMORY} stores nothing`],
  ['GUIMARD_RATE_LIMIT', ` ${list(PER_MINUTE)}\n`],
  ['GUIMARD_KEEP_DAYS', ` ${list(RETENTION_DAYS)}\n`],
  ['GUIMARD_GRACE', `: ${DEFAULTS.grace / 1000}\n`],
  ['GUIMARD_MAX_TABLES', `: ${DEFAULTS.quotas.tables}\n`],
  ['GUIMARD_MAX_MEMORY', `: ${SHARE_OF_MEMORY * 100} % of `],
  ['GUIMARD_LOG_LEVEL', `: ${DEFAULTS.logLevel}, `],
  ['GUIMARD_HOOK_PORTS', ` ${DEFAULTS.notifications.ports.join(' and ')}: `],
  ['GUIMARD_HOOK_PORTS', ` ${UNPRIVILEGED} (`],
])('help names the default of %s: %s', (_, named) => {
  expect(HELP).toContain(named);
});

test.each(['postgres://guimard:secret@db.example:5433/guimard', 'postgresql://db.example/g?sslmode=require'])(
  '%s is a database',
  (DATABASE_URL) => {
    expect(readInvocation([], { DATABASE_URL })).toMatchObject({ serve: { data: DATABASE_URL } });
  },
);

test.each([
  [
    { DATABASE_URL: 'postgres://u:secret@h/db', GUIMARD_DATA: 'x.sqlite' },
    /^DATABASE_URL and GUIMARD_DATA are both set/,
  ],
  [{ DATABASE_URL: 'mysql://u:secret@h/db' }, /^DATABASE_URL is an address such as postgres:/],
  [{ DATABASE_URL: 'postgres://u:secret@h:port/db' }, /^DATABASE_URL is an address such as postgres:/],
  [{ DATABASE_URL: 'postgres://u:secret%@h/db' }, /^DATABASE_URL is an address such as postgres:/],
  [
    { GUIMARD_DATA: 'postgres://u:secret@h/db' },
    /^GUIMARD_DATA is a file\. A database is named by DATABASE_URL\.$/,
  ],
  [{ NATS_URL: 'http://u:secret@h' }, /^NATS_URL is an address such as nats:/],
  [{ NATS_URL: 'nats://u:secret%@h' }, /^NATS_URL is an address such as nats:/],
])('%j is refused, and the password is not repeated', (env, message) => {
  const { fail } = readInvocation([], env) as { fail: string };
  expect(fail).toMatch(message);
  expect(fail).not.toContain('secret');
});
