/** The table of a day: the player has the first seat, the computer the others. */
import type { Daily } from '@guimard/ai/daily';
import type { AnyGame } from '@guimard/engine/kit';
import { type Draft, freshDraft, fullBench, playersOf } from '../setup/draft.ts';
import { type NameWords, namesOf } from '../setup/names.ts';
import { newTable } from '../setup/new-table.ts';
import type { Player, SavedTable } from '../table/seating.ts';

/** `first`: who has the player's seat; a computer in a model game. `own`: the name of the person. */
export function dailyTable(
  game: AnyGame,
  { date, deal, options, level }: Daily,
  words: NameWords,
  own: string,
  first: Player = { kind: 'human' },
): SavedTable {
  const opponent: Player = { kind: 'computer', level };
  const seats = Array.from({ length: playersOf(options) }, (_, seat) => ({
    name: '',
    player: seat === 0 ? first : opponent,
  }));
  const draft: Draft = { ...freshDraft(game, 'computer', [options]), bench: fullBench('computer', seats) };
  return { ...newTable(game, draft, namesOf(draft, words, own), deal), daily: date };
}
