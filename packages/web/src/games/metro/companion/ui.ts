import type { CompanionUi } from '../../../study/companion/companion-ui.ts';
import TallyTable from './TallyTable.svelte';

export const metroCompanion: CompanionUi = { Table: TallyTable };
