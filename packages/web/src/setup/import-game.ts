/** A game from a file, a line of text or a link becomes a table; whatever is wrong with it is said in words. */
import {
  completeLog,
  fail,
  guessedDecisions,
  type Log,
  ok,
  type Result,
  readLog,
  SeededRng,
  Session,
  type State,
  UNKNOWN,
} from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import { tellLogRefusal } from '../i18n/log-refusal.ts';
import { kitRefusals, tellRefusal } from '../i18n/refusals.ts';
import type { ShellWords } from '../i18n/shell.ts';
import { object, string } from '../schema.ts';
import { parsed } from '../stored.ts';
import type { SavedTable, Sitter } from '../table/seating.ts';
import { followLink, linkIn } from './linked-game.ts';
import { tableAt } from './new-table.ts';

/** The game of that name, if there is one here. */
export type FindGame = (id: string) => Promise<GameUi | undefined>;

export interface Imported {
  readonly ui: GameUi;
  readonly saved: SavedTable;
  /** As it was given: what is unknown is not filled in. */
  readonly log: Log;
}

export async function importTable(
  text: string,
  find: FindGame,
  words: ShellWords,
): Promise<Result<Imported, string>> {
  if (text.trim() === '') return fail(words.errors.empty);
  await kitRefusals.load();
  const link = linkIn(text);
  if (link !== undefined) {
    const linked = await followLink(link, words);
    if (!linked.ok) return linked;
    // A server gives out no game that is still played.
    if ('log' in linked.value)
      return open(linked.value.log, find, words, { endedEarly: true }, linked.value.seats);
    const { saved } = linked.value;
    const ui = await find(saved.log.game);
    return ui === undefined
      ? fail(words.errors.unknownGame({ game: saved.log.game }))
      : ok({ ui, saved, log: saved.log });
  }
  const read = readLog(text);
  return read.ok
    ? open(read.value, find, words, parsed(dealt, text))
    : fail(words.errors.noGame({ reason: tellRefusal(read.error) }));
}

/** Only files name a deal. Whether the game follows from it is verified when its table is opened. */
const dealt = object({ deal: string });

async function open(
  log: Log,
  find: FindGame,
  words: ShellWords,
  origin: Pick<SavedTable, 'deal' | 'endedEarly'> = {},
  known: readonly Sitter[] = [],
): Promise<Result<Imported, string>> {
  const ui = await find(log.game);
  if (ui === undefined) return fail(words.errors.unknownGame({ game: log.game }));
  // What is unknown is filled in the same way every time.
  const completed = completeLog(ui.game, log, new SeededRng('import'));
  const session = completed.ok ? Session.open(ui.game, completed.value) : completed;
  if (!session.ok) {
    const reason = tellRefusal(session.error, ui.refusals);
    return fail(tellLogRefusal(words.errors, ui.game.meta, log, session.error, reason));
  }
  const { state } = session.value;
  const table = tableAt(ui.game, session.value.log, state, seatsAt(ui, state, words, known));
  const { endedEarly, ...deal } = origin;
  const early = endedEarly === undefined || table.isOver ? {} : { endedEarly };
  const saved = { ...table, ...deal, ...early, isImported: true };
  const isComplete = !log.actions.includes(UNKNOWN);
  const guessed = isComplete ? {} : { guessed: guessedDecisions(ui.game, log) };
  return ok({ ui, saved: { ...saved, ...guessed }, log: { ...saved.log, actions: log.actions } });
}

const seatsAt = ({ game }: GameUi, state: State, { setup }: ShellWords, known: readonly Sitter[]): Sitter[] =>
  Array.from(
    { length: game.seats(state) },
    (_, seat) => known[seat] ?? { name: setup.player({ number: seat + 1 }), player: { kind: 'human' } },
  );

/** What stands in a file; nothing if it cannot be read. */
export async function readFile(file: Blob): Promise<string | undefined> {
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}
