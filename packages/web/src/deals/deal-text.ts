/**
 * A deal as text, for links: the game, the version of its rules, the options, and the name, as in
 * `metro.2/players=2,first=0/0123abcd`.
 */
import { type Log, makeText, parseText } from '@guimard/engine/kit';
import type { Deal } from '@guimard/protocol/deal';

export interface NamedDeal {
  /** Before its first action. */
  readonly log: Log;
  readonly deal: Deal;
}

export const makeDealText = ({ log, deal }: NamedDeal): string => makeText({ ...log, actions: [] }) + deal;

/** Undefined for what is no such text. Whether the options are legal shows when the game is asked. */
export function parseDealText(text: string): NamedDeal | undefined {
  // Some apps escape what they make a link of.
  const [, game = '', deal = ''] = /^([^/]*\/[^/]*\/)([\w/-]{1,128})$/.exec(unescaped(text)) ?? [];
  const log = parseText(game);
  return log.ok ? { log: log.value, deal } : undefined;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
