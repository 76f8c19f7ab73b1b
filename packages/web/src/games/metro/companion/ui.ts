import type { CompanionUi } from '../../../study/companion/companion-ui.ts';
import MetroCompanion from './MetroCompanion.svelte';

export const metroCompanion: CompanionUi = { entersBoards: true, Table: MetroCompanion };
