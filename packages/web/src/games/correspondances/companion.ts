import type { CompanionUi } from '../../study/companion/companion-ui.ts';
import OpenTable from '../../study/companion/OpenTable.svelte';

/** Lines are shown when a round is over: then it is entered tile by tile, with everything open. */
export const correspondancesCompanion: CompanionUi = { entersBoards: false, Table: OpenTable };
