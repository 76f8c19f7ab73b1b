/** The settings of notifications, from the environment. */
import { dirname, join } from 'node:path';
import { ok, type Result, refuse } from '@guimard/engine/kit';
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

type Env = Readonly<Record<string, string | undefined>>;

export function readNotificationSettings(env: Env): Result<NotificationSettings> {
  const contact = env['GUIMARD_PUSH_CONTACT'] || undefined;
  if (contact !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)) {
    return refuse(
      'push',
      `GUIMARD_PUSH_CONTACT is an address such as mailto:you@example.org, not "${contact}".`,
    );
  }
  const privateKey = env['GUIMARD_PUSH_KEY'] || undefined;
  // Not quoted: it is a secret.
  if (privateKey !== undefined && !isPrivateKey(privateKey)) {
    return refuse('push', 'GUIMARD_PUSH_KEY is no private key on P-256 of 32 bytes in base64url.');
  }
  const written = env['GUIMARD_HOOK_PORTS'] || '';
  const more = written === '' ? [] : written.split(',').map((port) => Number(port.trim() || Number.NaN));
  if (!more.every(mayListen)) {
    return refuse(
      'port',
      `GUIMARD_HOOK_PORTS may name 80, 443 and ports from ${UNPRIVILEGED} to 65535, such as 8443,8080; not "${written}".`,
    );
  }
  return ok({ contact, privateKey, ports: [...WEB_PORTS, ...more] });
}

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
