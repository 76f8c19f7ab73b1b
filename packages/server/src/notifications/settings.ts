/** The settings of notifications, and what is opened by them. */
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { memorySubscriptions } from './memory.ts';
import type { NotificationChannels } from './notifications.ts';
import { openSqliteSubscriptions } from './sqlite.ts';
import { openNetwork, WEB_PORTS } from './target.ts';
import { isPrivateKey, newPrivateKey, privateKeyIn, type Vapid, vapidOf } from './vapid.ts';

export interface NotificationSettings {
  /** Whom push services may write to about us: mailto: or https:. Without it nothing is sent to browsers. */
  readonly contact: string | undefined;
  /** Instead of the key in the data folder. */
  readonly privateKey: string | undefined;
  /** Where webhooks may listen. */
  readonly ports: readonly number[];
}

/** Below are the services of a host: SSH, mail, names. A webhook must not speak to them. */
export const UNPRIVILEGED = 1024;
const mayListen = (port: number): boolean =>
  WEB_PORTS.includes(port) || (Number.isInteger(port) && port >= UNPRIVILEGED && port <= 65_535);

/** Beside the database. */
const KEY_FILE = 'push.key';

const portsIn = (written: string): number[] =>
  written.split(',').map((port) => Number(port.trim() || Number.NaN));

/** As they stand in the environment. */
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

/** What the server needs for notifications. Subscriptions are stored in the file of the tables; without one, they last as long as the process. */
export function openChannels(settings: NotificationSettings, data: string | undefined): NotificationChannels {
  return {
    // First: who cannot have a key must not leave a file open.
    vapid: openVapid(settings, data),
    store: data === undefined ? memorySubscriptions() : openSqliteSubscriptions(data),
    network: openNetwork({ ports: settings.ports }),
  };
}

/** Undefined unless it is asked for. */
function openVapid(
  { contact, privateKey }: NotificationSettings,
  data: string | undefined,
): Vapid | undefined {
  if (contact === undefined) return undefined;
  const stored = () => (data === undefined ? newPrivateKey() : privateKeyIn(join(dirname(data), KEY_FILE)));
  return vapidOf(privateKey ?? stored(), contact);
}
