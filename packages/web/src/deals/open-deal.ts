/** A deal from a link, ready to be played. */
import { fail, newLog, ok, type Result } from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import { gameCalled, loadGame } from '../games.ts';
import { kitRefusals, tellRefusal } from '../i18n/refusals.ts';
import { shell } from '../i18n/shell.ts';
import { type Draft, freshDraft, fullBench, playersOf } from '../setup/draft.ts';
import { recallDraft } from '../setup/remember.ts';
import type { SavedTable } from '../table/seating.ts';
import { type NamedDeal, parseDealText } from './deal-text.ts';
import { type DealResult, isDealtAs, resultsOf } from './results.ts';
import { dealWords } from './words.ts';

export interface OpenedDeal {
  readonly ui: GameUi;
  readonly named: NamedDeal;
  readonly draft: Draft;
  readonly results: readonly DealResult[];
}

/** Or, in words, what is wrong with the link. `tables`: all of this device, the last one played first. */
export async function openDeal(
  text: string,
  tables: readonly SavedTable[],
): Promise<Result<OpenedDeal, string>> {
  await Promise.all([dealWords.load(), kitRefusals.load()]);
  const bad = (reason: string) => fail(dealWords.words.same.bad({ reason }));
  const parsed = parseDealText(text);
  if (parsed === undefined) return fail(dealWords.words.same.damaged);
  const { log, deal } = parsed;
  const entry = gameCalled(log.game);
  if (entry === undefined) return bad(shell.words.errors.unknownGame({ game: log.game }));
  const ui = await loadGame(entry);
  const { rules } = ui.game.meta;
  // Other rules could deal in another order.
  if (log.rules !== rules) return bad(shell.words.errors.otherRules({ theirs: log.rules, ours: rules }));
  const options = ui.game.options(log.options);
  if (!options.ok) return bad(tellRefusal(options.error, ui.refusals));
  // With all options, in the game's order, as stored tables have them.
  const named: NamedDeal = { log: newLog(ui.game, options.value), deal };
  const last = tables.find((table) => isDealtAs(table, named));
  return ok({ ui, named, draft: draftFor(ui, options.value, last), results: resultsOf(tables, named) });
}

/** Who sat there last time, or who usually plays. */
function draftFor(ui: GameUi, options: object, last: SavedTable | undefined): Draft {
  const mode = playersOf(options) === 1 ? 'solo' : 'computer';
  const usual = { ...(recallDraft(ui.game, mode) ?? freshDraft(ui.game, mode, [options])), options };
  if (last === undefined) return usual;
  const { seats, assistance, practice, hands = 'hidden' } = last;
  return { ...usual, bench: fullBench(mode, seats), assistance, practice, hands };
}
