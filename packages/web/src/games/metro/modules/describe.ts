/** How a module's part of a view becomes sentences. */
import type { View } from '@guimard/engine/kit';
import type { MetroState } from '@guimard/engine/metro';
import type { PanelSpeech } from './parts/naming.ts';

export type Describe = (
  speech: PanelSpeech,
  view: View<MetroState>,
  names: readonly string[],
) => readonly string[];
