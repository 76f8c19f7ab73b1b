/** What the pages of the companion need. */
import type { GameUi } from '../../game-ui.ts';
import { go } from '../../route.svelte.ts';
import { tableWords } from '../../table/words.ts';
import { freeWords } from '../free/words.ts';
import type { CompanionUi } from './companion-ui.ts';
import { CompanionEntry } from './entry.svelte.ts';
import {
  deleteCompanion,
  listCompanions,
  loadCompanion,
  type SavedCompanion,
  saveCompanion,
} from './store.ts';
import { companionWords } from './words.ts';

/** Tables that the browser could not save: they live as long as the page. */
const unsaved = new Map<string, SavedCompanion>();

async function keep(table: SavedCompanion): Promise<void> {
  unsaved.set(table.id, table);
  await saveCompanion(table);
  unsaved.delete(table.id);
}

export interface CompanionTables {
  readonly ui: GameUi;
  readonly entersBoards: boolean;
  /** The last one changed first. */
  readonly tables: readonly SavedCompanion[];
  /** The table asked for is not on this device. */
  readonly isMissing: boolean;
  readonly onnew: (table: SavedCompanion) => Promise<void>;
  readonly ondelete: (id: string) => Promise<void>;
}

/** One table, or all of them. */
export type OpenedCompanion =
  | { readonly entry: CompanionEntry; readonly companion: CompanionUi }
  | { readonly entry?: never; readonly home: CompanionTables };

/** Undefined if the game has no companion. */
export async function openCompanion(
  ui: GameUi,
  id: string | undefined,
): Promise<OpenedCompanion | undefined> {
  const companion = await ui.companion?.();
  if (companion === undefined) return undefined;
  await Promise.all([companionWords, freeWords, tableWords].map((words) => words.load()));
  const game = ui.game.meta.id;
  if (id !== undefined) {
    const saved = unsaved.get(id) ?? (await loadCompanion(id).catch(() => undefined));
    // Another version may have other rules.
    if (saved !== undefined && saved.game === game && ui.game.options(saved.options).ok) {
      return { entry: new CompanionEntry(ui, saved, keep), companion };
    }
  }
  const tables = await listCompanions(game).catch(() => []);
  const home: CompanionTables = {
    ui,
    entersBoards: companion.entersBoards,
    tables,
    isMissing: id !== undefined,
    ondelete: deleteCompanion,
    onnew: async (table: SavedCompanion) => {
      // What cannot be kept is shown all the same, and says so.
      await keep(table).catch(() => undefined);
      go({ page: 'companion', game, id: table.id });
    },
  };
  return { home };
}
