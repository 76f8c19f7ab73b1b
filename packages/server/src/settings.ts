/** What whoever starts the server may choose: by flag, else by the environment, else as it is here. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ok, type Result, refuse } from '@guimard/engine/kit';
import { type Limits, PER_MINUTE } from './api/limits.ts';
import { GRACE } from './domain/clock.ts';
import { type NotificationSettings, readNotificationSettings } from './notifications/settings.ts';
import { type Quotas, TABLES, usualMemory } from './room/quotas.ts';
import { RETENTION_DAYS, type RetentionDays } from './room/retention.ts';
import { DATA_FILE } from './store/data-file.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** The file in which tables are kept, or `:memory:`. */
  readonly data: string;
  /** Where people find the server, if it is not where it listens: an origin, such as https://guimard.example. */
  readonly publicUrl: string | undefined;
  /** Undefined: nobody is held back. */
  readonly limits: Limits | undefined;
  /** How long tables are kept that nobody changes any more; undefined: for ever. */
  readonly retentionDays: RetentionDays | undefined;
  /** How long a player may be away, in milliseconds, before others may act on it. */
  readonly grace: number;
  /** Undefined: nobody is held back. */
  readonly quotas: Quotas | undefined;
  readonly logLevel: LogLevel;
  /** Whose word is taken for where a request comes from: of so many proxies, or of those at these addresses. */
  readonly trustProxy: false | number | string[];
  readonly notifications: NotificationSettings;
}
/** What to do: serve, or tell something and stop. */
export type Wish = { readonly serve: Settings } | { readonly tell: string } | { readonly refuse: string };

const MB = 2 ** 20;
/** Such as create=20,join=30. */
const tellCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind}=${count}`)
    .join(',');

/** A file of its own, because `npm start -- --help` prints it where nothing is installed yet (tools/start.mjs). */
export const HELP = readFileSync(join(import.meta.dirname, 'help.txt'), 'utf8').trimEnd();

type Env = Readonly<Record<string, string | undefined>>;

export function readWish(args: readonly string[], env: Env): Wish {
  let flags: { port?: string | undefined; host?: string | undefined; help?: boolean | undefined };
  try {
    flags = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    // The first sentence names the flag; the rest is about other ways to write arguments.
    const [reason] = (error as Error).message.split('. ');
    return { refuse: `${reason}. See npm start -- --help` };
  }
  if (flags.help === true) return { tell: HELP };
  const settings = readSettings(flags, env);
  return settings.ok ? { serve: settings.value } : { refuse: settings.error.reason };
}

function readSettings(
  flags: { port?: string | undefined; host?: string | undefined },
  env: Env,
): Result<Settings> {
  const port = readPort(flags.port ?? (env['PORT'] || '8080'));
  if (!port.ok) return port;
  const publicUrl = readOrigin(env['GUIMARD_PUBLIC_URL'] || undefined);
  if (!publicUrl.ok) return publicUrl;
  const limits = readCounts('GUIMARD_RATE_LIMIT', env['GUIMARD_RATE_LIMIT'] || 'on', PER_MINUTE);
  if (!limits.ok) return limits;
  const retentionDays = readCounts('GUIMARD_KEEP_DAYS', env['GUIMARD_KEEP_DAYS'] || 'on', RETENTION_DAYS);
  if (!retentionDays.ok) return retentionDays;
  const grace = readCount('GUIMARD_GRACE', env['GUIMARD_GRACE'] || String(GRACE / 1000));
  if (!grace.ok) return grace;
  const maxTables = readCount('GUIMARD_MAX_TABLES', env['GUIMARD_MAX_TABLES'] || String(TABLES));
  if (!maxTables.ok) return maxTables;
  const maxMemory = readCount(
    'GUIMARD_MAX_MEMORY',
    env['GUIMARD_MAX_MEMORY'] || String(Math.floor(usualMemory() / MB)),
  );
  if (!maxMemory.ok) return maxMemory;
  const logLevel = readLogLevel(env['GUIMARD_LOG_LEVEL'] || 'warn');
  if (!logLevel.ok) return logLevel;
  const trustProxy = readProxies(env['GUIMARD_TRUST_PROXY'] || 'off');
  if (!trustProxy.ok) return trustProxy;
  const notifications = readNotificationSettings(env);
  if (!notifications.ok) return notifications;
  return ok({
    host: flags.host ?? (env['HOST'] || '127.0.0.1'),
    port: port.value,
    data: env['GUIMARD_DATA'] || DATA_FILE,
    publicUrl: publicUrl.value,
    limits: limits.value,
    retentionDays: retentionDays.value,
    grace: grace.value * 1000,
    quotas: limits.value && { tables: maxTables.value, memory: maxMemory.value * MB },
    logLevel: logLevel.value,
    trustProxy: trustProxy.value,
    notifications: notifications.value,
  });
}

function readPort(written: string): Result<number> {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  return port <= 65_535 ? ok(port) : refuse('port', `A port is a number from 0 to 65535, not "${written}".`);
}

function readOrigin(written: string | undefined): Result<string | undefined> {
  if (written === undefined) return ok(undefined);
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isOrigin && /^https?:$/.test(url.protocol)
    ? ok(url.origin)
    : refuse('url', `GUIMARD_PUBLIC_URL is an address such as https://guimard.example, not "${written}".`);
}

/** Such as create=20,join=30; what is left out stays as it is. */
function readCounts<Counts extends Readonly<Record<string, number>>>(
  name: string,
  written: string,
  usual: Counts,
): Result<Readonly<Record<keyof Counts, number>> | undefined> {
  if (written === 'off') return ok(undefined);
  if (written === 'on') return ok(usual);
  const counts: Record<keyof Counts, number> = { ...usual };
  for (const pair of written.split(',')) {
    const [, kind, count] = /^([a-z]+)=(\d{1,6})$/.exec(pair.trim()) ?? [];
    if (kind === undefined || !Object.hasOwn(usual, kind)) {
      return refuse(
        'settings',
        `${name} is on, off, or a list such as ${tellCounts(usual)}; not "${written}".`,
      );
    }
    counts[kind as keyof Counts] = Number(count);
  }
  return ok(counts);
}

function readCount(name: string, written: string): Result<number> {
  const count = /^\d{1,7}$/.test(written) ? Number(written) : 0;
  return count > 0
    ? ok(count)
    : refuse('settings', `${name} is a number from 1 to 9999999, not "${written}".`);
}

function readLogLevel(written: string): Result<LogLevel> {
  const level = LOG_LEVELS.find((known) => known === written);
  return level === undefined
    ? refuse('log', `GUIMARD_LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}; not "${written}".`)
    : ok(level);
}

function readProxies(written: string): Result<Settings['trustProxy']> {
  if (written === 'off') return ok(false);
  if (/^[1-9]$/.test(written)) return ok(Number(written));
  const proxies = written.split(',').map((proxy) => proxy.trim());
  return proxies.every(isAddress)
    ? ok(proxies)
    : refuse(
        'proxy',
        `GUIMARD_TRUST_PROXY is off, how many proxies there are (1 to 9), or their addresses; not "${written}".`,
      );
}

/** One address, or all that begin with so many bits of it. */
function isAddress(written: string): boolean {
  const [address, bits, ...more] = written.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return version > 0 && isRange && more.length === 0;
}
