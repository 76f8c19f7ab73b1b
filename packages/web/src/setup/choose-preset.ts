/** A preset is chosen: what then is wanted, and what is to be told of it. */
import type { GameUi, PresetCard } from '../game-ui.ts';
import { tellRefusal } from '../i18n/refusals.ts';
import type { ShellWords } from '../i18n/shell.ts';
import { type Draft, playersOf, withPreset } from './draft.ts';

export function choosePreset(
  ui: GameUi,
  draft: Draft,
  { title, options }: PresetCard,
  { setup }: ShellWords,
): { readonly draft: Draft; readonly notice: string } {
  const next = withPreset(ui.game, draft, options);
  if (!next.ok)
    return { draft, notice: setup.presetRefused({ title, reason: tellRefusal(next.error, ui.refusals) }) };
  const seats = playersOf(next.value.options);
  const isSame = seats === playersOf(draft.options);
  return { draft: next.value, notice: isSame ? '' : setup.seatsChanged({ title, seats }) };
}
