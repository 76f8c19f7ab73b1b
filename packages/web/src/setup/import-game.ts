/** A game from a file or a line of text becomes a table; whatever is wrong with it is said in words. */
import {
  fail,
  type Log,
  type LogRefusal,
  nth,
  ok,
  opensRules,
  parseLog,
  parseText,
  type Result,
  refuse,
  replay,
} from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import { kitRefusals, tellRefusal } from '../i18n/refusals.ts';
import type { ShellWords } from '../i18n/shell.ts';
import { object, string } from '../schema.ts';
import { parsed } from '../stored.ts';
import type { SavedTable } from '../table/seating.ts';
import { tableAt } from './new-table.ts';

/** The game of that name, if there is one here. */
export type FindGame = (id: string) => Promise<GameUi | undefined>;

export async function importTable(
  text: string,
  find: FindGame,
  words: ShellWords,
): Promise<Result<SavedTable, string>> {
  if (text.trim() === '') return fail(words.errors.empty);
  await kitRefusals.load();
  const read = readLog(text);
  if (!read.ok) return fail(words.errors.noGame({ reason: tellRefusal(read.error) }));
  const log = read.value;
  const ui = await find(log.game);
  if (ui === undefined) return fail(words.errors.unknownGame({ game: log.game }));
  const state = replay(ui.game, log);
  if (!state.ok) return fail(whyNot(ui, log, state.error, words));
  const seats = Array.from({ length: ui.game.seats(state.value) }, (_, seat) => ({
    name: words.setup.player({ number: seat + 1 }),
    player: { kind: 'human' } as const,
  }));
  return ok({ ...tableAt(ui.game, log, state.value, seats), ...parsed(dealt, text), isImported: true });
}

/** Only files name a deal. Whether the game follows from it is verified when its table is opened. */
const dealt = object({ deal: string });

/** JSON begins with a brace, a line of text never does. */
function readLog(text: string): Result<Log> {
  if (!text.trim().startsWith('{')) return parseText(text);
  try {
    return parseLog(JSON.parse(text));
  } catch (error) {
    return refuse('log', 'notJson', { detail: error instanceof Error ? error.message : String(error) });
  }
}

function whyNot(ui: GameUi, log: Log, error: LogRefusal, { errors }: ShellWords): string {
  const otherRules = errors.otherRules({ theirs: log.rules, ours: ui.game.meta.rules });
  if (!opensRules(ui.game.meta, log.rules)) return otherRules;
  const reason = tellRefusal(error, ui.refusals);
  if (error.at < 0) return errors.badOptions({ reason });
  const badStep = errors.badStep({ number: error.at + 1, action: nth(log.actions, error.at), reason });
  return error.isChanged ? `${badStep} ${otherRules}` : badStep;
}

/** What stands in a file; nothing if it cannot be read. */
export async function readFile(file: Blob): Promise<string | undefined> {
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}
