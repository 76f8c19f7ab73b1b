import type { CorrespondancesState } from '@guimard/engine/correspondances';
import type { Themes } from '../../puzzles/themes.ts';
export const correspondancesThemes: Themes<CorrespondancesState> = { of: () => ['journey'] };
