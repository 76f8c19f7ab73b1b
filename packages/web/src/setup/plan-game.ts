/** Prepares set-up for a game that has been chosen elsewhere. */
import type { GameUi } from '../game-ui.ts';
import type { Mode } from '../route.svelte.ts';
import { freshDraft, presetsFor, withPreset } from './draft.ts';
import { recallDraft, rememberDraft } from './remember.ts';

/** Set-up will open with these options, and otherwise as it was left. */
export function planGame(ui: GameUi, mode: Mode, options: object): void {
  const presets = presetsFor(mode, ui.presets()).map((preset) => preset.options);
  const draft = recallDraft(ui.game, mode) ?? freshDraft(ui.game, mode, presets);
  const next = withPreset(ui.game, draft, options);
  if (next.ok) rememberDraft(ui.game, mode, next.value);
}
