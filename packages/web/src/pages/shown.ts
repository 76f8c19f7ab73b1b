/** A page, ready to be shown. */
import type { Component } from 'svelte';

export interface ShownPage {
  readonly Page: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

/** A page and its props, which fit each other; nobody need know more of them afterwards. */
export function shown<Props extends object>(Page: Component<Props>, props: Props): ShownPage {
  // Which props fit is no longer known where pages are shown, nor needed.
  return { Page, props } as unknown as ShownPage;
}

export const unknown = async (): Promise<ShownPage> => shown((await import('./Unknown.svelte')).default, {});

export async function notOpened(why: string): Promise<ShownPage> {
  const [{ default: NotOpened }, { tableWords }] = await Promise.all([
    import('../table/NotOpened.svelte'),
    import('../table/words.ts'),
  ]);
  await tableWords.load();
  return shown(NotOpened, { why });
}
