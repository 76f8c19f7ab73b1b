/** The server's settings: one schema for the environment; flags for port and host take precedence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PER_MINUTE } from './api/limits.ts';
import { GRACE } from './domain/clock.ts';
import { messageOf } from './domain/message-of.ts';
import { usualConnections } from './http/descriptors.ts';
import { notificationVariables } from './notifications/settings.ts';
import { TABLES, usualMemory } from './room/quotas.ts';
import { RETENTION_DAYS } from './room/retention.ts';
import { count, counts, databaseUrl, natsUrl, origin, port, proxies } from './setting-types.ts';
import { DATA_FILE, isDatabaseUrl } from './store/data.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MB = 2 ** 20;

const variables = z.object({
  /** 0: any free port. */
  PORT: port().prefault('8080'),
  HOST: z.string().default('127.0.0.1'),
  /** The file in which tables are stored, or `:memory:`. */
  GUIMARD_DATA: z
    .string()
    .refine(
      (written) => !isDatabaseUrl(written),
      'GUIMARD_DATA is a file. A database is named by DATABASE_URL.',
    )
    .optional(),
  /** Instead of a file. */
  DATABASE_URL: databaseUrl('DATABASE_URL').optional(),
  NATS_URL: natsUrl('NATS_URL').optional(),
  GUIMARD_COMPUTERS: z
    .enum(['on', 'off'], {
      error: ({ input }) => `GUIMARD_COMPUTERS is on or off; not "${String(input)}".`,
    })
    .default('on'),
  GUIMARD_PUBLIC_URL: origin('GUIMARD_PUBLIC_URL').optional(),
  GUIMARD_RATE_LIMIT: counts('GUIMARD_RATE_LIMIT', PER_MINUTE).prefault('on'),
  GUIMARD_KEEP_DAYS: counts('GUIMARD_KEEP_DAYS', RETENTION_DAYS).prefault('on'),
  /** Seconds. */
  GUIMARD_GRACE: count('GUIMARD_GRACE').prefault(String(GRACE / 1000)),
  GUIMARD_MAX_TABLES: count('GUIMARD_MAX_TABLES').prefault(String(TABLES)),
  GUIMARD_MAX_MEMORY: count('GUIMARD_MAX_MEMORY').prefault(() => String(Math.floor(usualMemory() / MB))),
  GUIMARD_MAX_CONNECTIONS: count('GUIMARD_MAX_CONNECTIONS').prefault(() => String(usualConnections())),
  GUIMARD_LOG_LEVEL: z
    .enum(LOG_LEVELS, {
      error: ({ input }) => `GUIMARD_LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}; not "${String(input)}".`,
    })
    .default('warn'),
  GUIMARD_TRUST_PROXY: proxies('GUIMARD_TRUST_PROXY').prefault('off'),
  ...notificationVariables,
});

/** Moves of other nodes are found in the database, and heard of over NATS. */
const isOneOfSeveral = (env: Pick<z.infer<typeof variables>, 'DATABASE_URL' | 'NATS_URL'>): boolean =>
  env.DATABASE_URL !== undefined && env.NATS_URL !== undefined;

export const SETTINGS: readonly string[] = Object.keys(variables.shape);

const settings = variables
  .refine(
    (env) => env.DATABASE_URL === undefined || env.GUIMARD_DATA === undefined,
    'DATABASE_URL and GUIMARD_DATA are both set: tables are stored in a database or in a file.',
  )
  .refine(
    (env) => env.GUIMARD_COMPUTERS === 'on' || isOneOfSeveral(env),
    'GUIMARD_COMPUTERS=off leaves computers to workers, which need DATABASE_URL and NATS_URL.',
  )
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    data: env.DATABASE_URL ?? env.GUIMARD_DATA ?? DATA_FILE,
    /** Undefined: there are no other nodes. */
    nats: env.NATS_URL,
    /** Whether computers think here; otherwise workers let them. */
    hasComputers: env.GUIMARD_COMPUTERS === 'on',
    /** The public URL, if it is not where the server listens. */
    publicUrl: env.GUIMARD_PUBLIC_URL,
    /** Requests per minute; undefined: no limits. */
    limits: env.GUIMARD_RATE_LIMIT,
    /** Undefined: tables are stored for ever. */
    retentionDays: env.GUIMARD_KEEP_DAYS,
    /** How long a player may be absent, in milliseconds, before others may act on it. */
    grace: env.GUIMARD_GRACE * 1000,
    /** Undefined: no limits. */
    quotas: env.GUIMARD_RATE_LIMIT && {
      tables: env.GUIMARD_MAX_TABLES,
      memory: env.GUIMARD_MAX_MEMORY * MB,
    },
    /** All together, WebSockets included. */
    connections: env.GUIMARD_MAX_CONNECTIONS,
    logLevel: env.GUIMARD_LOG_LEVEL,
    /** Whose forwarding headers to trust: those of this many proxies, or of the proxies at these addresses. */
    trustProxy: env.GUIMARD_TRUST_PROXY,
    notifications: {
      contact: env.GUIMARD_PUSH_CONTACT,
      privateKey: env.GUIMARD_PUSH_KEY,
      ports: env.GUIMARD_HOOK_PORTS,
    },
  }));
export type Settings = Readonly<z.infer<typeof settings>>;

/** What the process should do. */
export type Invocation =
  | { readonly serve: Settings }
  /** Only let computers think. */
  | { readonly work: Settings }
  | { readonly print: string }
  /** A sentence for standard error. */
  | { readonly fail: string };

/** A separate file, because `npm start -- --help` prints it before anything is installed (tools/start.mjs). */
export const HELP = readFileSync(join(import.meta.dirname, 'help.txt'), 'utf8').trimEnd();
/** The part of it that is about the environment. */
export const SETTINGS_HELP = HELP.slice(HELP.indexOf('Environment variables:'), HELP.lastIndexOf('\n\n'));

const LONELY = 'A worker thinks for servers that share a database: it needs their DATABASE_URL and NATS_URL.';
const IDLE = 'A worker with GUIMARD_COMPUTERS=off has nothing to do.';

type Env = Readonly<Record<string, string | undefined>>;

export function readInvocation(args: readonly string[], env: Env): Invocation {
  let flags: {
    port?: string | undefined;
    host?: string | undefined;
    worker?: boolean | undefined;
    help?: boolean | undefined;
  };
  try {
    flags = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        worker: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // The first sentence names the flag; the rest explains other ways to write arguments.
    const [reason] = messageOf(error).split('. ');
    return { fail: `${reason}. See --help` };
  }
  if (flags.help === true) return { print: HELP };
  const given = withoutEmpty(env);
  if (flags.worker === true && (!given['DATABASE_URL'] || !given['NATS_URL'])) return { fail: LONELY };
  if (flags.worker === true && given['GUIMARD_COMPUTERS'] === 'off') return { fail: IDLE };
  const read = settings.safeParse({
    ...given,
    ...(flags.port !== undefined && { PORT: flags.port }),
    ...(flags.host !== undefined && { HOST: flags.host }),
  });
  // One line at a time.
  if (!read.success) return { fail: read.error.issues[0]?.message ?? '' };
  return flags.worker === true ? { work: read.data } : { serve: read.data };
}

/** An empty variable counts as unset. */
const withoutEmpty = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
