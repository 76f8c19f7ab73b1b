/** Opens a table on the server and goes there; answers what went wrong, in words. */
import type { SeatKeys } from '@guimard/protocol';
import type { GameUi } from '../game-ui.ts';
import { go } from '../route.svelte.ts';
import { changeSettings } from '../setup/apply-settings.ts';
import { cleanName } from '../setup/remember.ts';
import { server } from './api.ts';
import { tellOnline } from './refusals.ts';
import { storeSeat } from './seats.ts';
import { requestOf, type TableDraft } from './table-draft.ts';

/** Asked again with the same keys, it is the same table. */
export async function openTable(
  ui: GameUi,
  tableDraft: TableDraft,
  nickname: string,
  keys: SeatKeys,
  asDealtAt?: string,
): Promise<string | undefined> {
  const name = cleanName(nickname);
  await changeSettings({ name });
  const created = await server.create({
    ...requestOf(ui.game, tableDraft, name),
    keys,
    ...(asDealtAt === undefined ? {} : { asDealtAt }),
  });
  if (!created.ok) return tellOnline(created.error, ui);
  storeSeat(created.value);
  go({ page: 'online', code: created.value.table });
  return undefined;
}
