/** Notification settings, and opening what they describe. */
import { z } from 'zod';
import { isDatabaseUrl } from '../store/data.ts';
import { memorySubscriptions } from './memory.ts';
import type { NotificationChannels } from './notifications.ts';
import { openSqliteSubscriptions } from './sqlite.ts';
import type { SubscriptionStore } from './subscription.ts';
import { openNetwork, WEB_PORTS } from './target.ts';
import { isPrivateKey, keyFileOf, newPrivateKey, privateKeyIn, vapidOf } from './vapid.ts';

export interface NotificationSettings {
  /** Contact for push services: mailto: or https:. Without it nothing is sent to browsers. */
  readonly contact: string | undefined;
  /** Instead of the key in the data folder. */
  readonly privateKey: string | undefined;
  /** Ports that webhooks may use. */
  readonly ports: readonly number[];
}

/** Ports below belong to services of a host: SSH, mail, DNS. A webhook must not talk to them. */
export const UNPRIVILEGED = 1024;
const mayListen = (port: number): boolean =>
  WEB_PORTS.includes(port) || (Number.isInteger(port) && port >= UNPRIVILEGED && port <= 65_535);

const portsIn = (written: string): number[] =>
  written.split(',').map((port) => Number(port.trim() || Number.NaN));

/** As written in the environment. */
export const notificationVariables = {
  GUIMARD_PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error: ({ input }) =>
        `GUIMARD_PUSH_CONTACT is an address such as mailto:you@example.org, not "${String(input)}".`,
    })
    .optional(),
  // Not quoted: it is a secret.
  GUIMARD_PUSH_KEY: z
    .string()
    .refine(isPrivateKey, 'GUIMARD_PUSH_KEY must be a private key on P-256: 32 bytes in base64url.')
    .optional(),
  GUIMARD_HOOK_PORTS: z
    .string()
    .refine((written) => portsIn(written).every(mayListen), {
      error: ({ input }) =>
        `GUIMARD_HOOK_PORTS may name 80, 443 and ports from ${UNPRIVILEGED} to 65535, such as 8443,8080; not "${String(input)}".`,
    })
    .transform((written): readonly number[] => [...WEB_PORTS, ...portsIn(written)])
    .default(WEB_PORTS),
};

/**
 * Opens what the server needs for notifications. Subscriptions and the key are stored with the tables, which must have
 * been opened; without a file or a database, they last as long as the process.
 */
export async function openChannels(
  settings: NotificationSettings,
  data: string | undefined,
): Promise<NotificationChannels> {
  const { contact, privateKey, ports } = settings;
  const { store, storedKey } = await openStored(data);
  try {
    // Undefined unless configured.
    const vapid = contact === undefined ? undefined : vapidOf(privateKey ?? (await storedKey()), contact);
    return { vapid, store, network: openNetwork({ ports }) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

interface Stored {
  readonly store: SubscriptionStore;
  /** Made once. */
  readonly storedKey: () => Promise<string>;
}

async function openStored(data: string | undefined): Promise<Stored> {
  if (data === undefined) {
    return { store: memorySubscriptions(), storedKey: async () => newPrivateKey() };
  }
  if (isDatabaseUrl(data)) {
    const { openPostgresSubscriptions } = await import('./postgres.ts');
    const store = openPostgresSubscriptions(data);
    return { store, storedKey: () => store.pushKey(newPrivateKey()) };
  }
  return { store: openSqliteSubscriptions(data), storedKey: async () => privateKeyIn(keyFileOf(data)) };
}
