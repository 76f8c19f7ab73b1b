/** What chance decides, for people who decide it by hand. */
import { type Line, parseTile, type Tile } from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import type { Outcome } from '../../game-ui.ts';
import { tileName } from './names.ts';
import { ownEvent } from './own.ts';
import { correspondancesWords } from './words.ts';

export const tileIn = ({ word }: Outcome): Tile | undefined => parseTile(word);
/** T8: the line that a player is dealt. */
export const lineIn = ({ word }: Outcome): Line | undefined =>
  word.startsWith('line-') ? Number(word.slice(5)) : undefined;

export function outcomeLabel(outcome: Outcome): string {
  const { words } = correspondancesWords;
  const [tile, line] = [tileIn(outcome), lineIn(outcome)];
  if (tile !== undefined) return tileName(tile);
  if (line !== undefined) return words.lineName({ line });
  return words.outcomes.order({ order: Array.from(outcome.word.slice('order-'.length), Number) });
}

export function outcomeQuestion(outcomes: readonly Outcome[], names: readonly string[]): string {
  const words = correspondancesWords.words.outcomes;
  const events = (outcomes[0]?.events ?? []).map(ownEvent);
  for (const event of events) {
    if (event.type === 'drew') return words.whichTile({ name: nth(names, event.seat) });
    if (event.type === 'dealt') return words.whichLine({ name: nth(names, event.seat) });
  }
  return words.whichOrder;
}
