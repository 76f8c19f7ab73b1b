/**
 * The addresses that are told of the turns of this browser's seats, without their keys. Only the page reads them: unlike
 * what a notice says they need no store that the service worker can use too.
 */
export interface KeptWebhook {
  readonly table: string;
  /** When the seat was taken: whoever takes it anew is told nothing any more. */
  readonly since: number;
  /** What the server calls it. */
  readonly id: string;
  readonly address: string;
}

const KEY = 'guimard.webhooks';
/** Older ones are forgotten. */
const MOST = 60;

const isWebhook = (value: unknown): value is KeptWebhook => {
  if (typeof value !== 'object' || value === null) return false;
  const { table, since, id, address } = value as Partial<Record<keyof KeptWebhook, unknown>>;
  return (
    typeof table === 'string' &&
    typeof since === 'number' &&
    typeof id === 'string' &&
    typeof address === 'string'
  );
};

/** The last one first. What is kept may be junk. */
function webhooks(): readonly KeptWebhook[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWebhook) : [];
  } catch {
    return [];
  }
}

export const keptWebhook = (table: string, since: number): KeptWebhook | undefined =>
  webhooks().find((webhook) => webhook.table === table && webhook.since === since);

export const keepWebhook = (webhook: KeptWebhook): void => write([webhook, ...others(webhook.table)]);

export const forgetWebhook = (table: string): void => write(others(table));

const others = (table: string): readonly KeptWebhook[] =>
  webhooks().filter((webhook) => webhook.table !== table);

function write(kept: readonly KeptWebhook[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing: it is known as long as the menu is open.
  }
}
