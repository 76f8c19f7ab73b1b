/** The game that a link to this app leads to: a finished table on the server, or a table in this browser. */
import { fail, type Log, ok, parseLog, type Result } from '@guimard/engine/kit';
import { parseAddress } from '@guimard/protocol/route';
import type { ShellWords } from '../i18n/shell.ts';
import type { SavedTable, Sitter } from '../table/seating.ts';
import { loadTable } from '../table/store.ts';

/** A table that is stored here already, or a game and who played it. */
export type Linked =
  | { readonly saved: SavedTable }
  | { readonly log: Log; readonly seats: readonly Sitter[] };

/** Undefined if the text is no link. */
export function linkIn(text: string): URL | undefined {
  const line = text.trim();
  return /^https?:\/\/\S+$/.test(line) && URL.canParse(line) ? new URL(line) : undefined;
}

export async function followLink(url: URL, { errors }: ShellWords): Promise<Result<Linked, string>> {
  if (url.origin !== location.origin) return fail(errors.linkElsewhere);
  const route = parseAddress(url.pathname, url.hash);
  switch (route.page) {
    case 'table':
    case 'review': {
      const saved = await loadTable(route.id).catch(() => undefined);
      return saved === undefined ? fail(errors.linkNotHere) : ok({ saved });
    }
    case 'online':
    case 'seat':
      return route.code === undefined ? fail(errors.linkNoGame) : finishedGame(route.code);
    default:
      return fail(errors.linkNoGame);
  }
}

/** Of a running table the server tells nothing. */
async function finishedGame(code: string): Promise<Result<Linked, string>> {
  const [{ server }, { seatName }, { tellOnline }, { loadOnlineWords }] = await Promise.all([
    import('../online/api.ts'),
    import('../online/names.ts'),
    import('../online/refusals.ts'),
    import('../online/words.ts'),
  ]);
  await loadOnlineWords();
  const [game, table] = await Promise.all([server.game(code), server.table(code)]);
  const log = game.ok ? parseLog(game.value.log) : game;
  if (!log.ok) return fail(tellOnline(log.error));
  const seats = table.ok ? table.value.seats : [];
  return ok({
    log: log.value,
    seats: seats.map(({ name, kind, level }, seat) => ({
      name: seatName({ seat, name }),
      player: kind === 'computer' ? { kind, level: level ?? 1 } : { kind: 'human' },
    })),
  });
}
