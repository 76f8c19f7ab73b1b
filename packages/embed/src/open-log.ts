/** From the text of a log to a game that can be shown; whatever is wrong with it is said in the reader's language. */
import { completeLog, fail, ok, type Result, readLog, SeededRng, Session } from '@guimard/engine/kit';
import type { Locale } from '@guimard/web/src/i18n/locale.ts';
import { tellLogRefusal } from '@guimard/web/src/i18n/log-refusal.ts';
import { shell } from '@guimard/web/src/i18n/shell.ts';
import { explainIn } from './explain.ts';
import type { ShownGame } from './game.ts';
import { gameCalled } from './games.ts';

export interface Opened {
  readonly game: ShownGame;
  readonly session: Session;
}

/** What is wrong, in a language. The words are loaded only when they are needed. */
export type Trouble = (locale: Locale) => Promise<string>;

export async function openLog(text: string): Promise<Result<Opened, Trouble>> {
  const read = readLog(text);
  if (!read.ok)
    return fail(async (locale) => {
      const { errors } = await shell.fetch(locale);
      return errors.noGame({ reason: await explainIn(locale, read.error) });
    });
  const log = read.value;
  const game = await gameCalled(log.game);
  if (game === undefined)
    return fail(async (locale) => (await shell.fetch(locale)).errors.unknownGame({ game: log.game }));
  // What nobody wrote down is filled in as the app does it.
  const completed = completeLog(game.game, log, new SeededRng('import'));
  const session = completed.ok ? Session.open(game.game, completed.value) : completed;
  if (session.ok) return ok({ game, session: session.value });
  const { error } = session;
  return fail(async (locale) => {
    const { errors } = await shell.fetch(locale);
    return tellLogRefusal(errors, game.game.meta, log, error, await game.explain(locale, error));
  });
}

/** In bytes; no game is nearly as long. */
const LONGEST = 1_000_000;

/** The text at an address, from any server that lets pages read it. */
export async function fetchLog(address: string, base: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(address, base), { credentials: 'omit' });
    if (!response.ok || Number(response.headers.get('content-length')) > LONGEST) return undefined;
    return await response.text();
  } catch {
    // Not an address, no network, or a server that does not let other pages read: browsers do not say which.
    return undefined;
  }
}
