import type { MetroState } from '@guimard/engine/metro';
import type { Themes } from '../../puzzles/themes.ts';
export const metroThemes: Themes<MetroState> = { of: () => ['save'] };
