/** Why nothing can be taken back at a table on this device, in words. */
import { CHANCE, newRefusal, type Refusal } from '@guimard/engine/kit';
import { tellRefusal } from '../i18n/refusals.ts';
import type { Table } from './table.svelte.ts';
import { tableWords } from './words.ts';

type Undoable = Pick<Table, 'ui' | 'steps' | 'isLive' | 'isElsewhere' | 'isOver' | 'practice'>;

/** Undefined if something can. */
export function whyNoUndo(table: Undoable, isHuman: (mover: number) => boolean): string | undefined {
  const { words } = tableWords;
  if (!table.isLive) return words.undoReviewing;
  if (table.isElsewhere) return words.elsewhere;
  const tell = (refusal: Refusal): string => tellRefusal(refusal, table.ui.refusals);
  const last = table.steps.findLastIndex(({ mover }) => isHuman(mover));
  if (last < 0) return tell(newRefusal('undo', 'nothingToUndo'));
  if (table.practice) return undefined;
  // The result stands.
  if (table.isOver) return tell(newRefusal('undo', 'gameOver'));
  if (table.steps.slice(last).every(({ mover }) => mover !== CHANCE)) return undefined;
  return `${tell(newRefusal('undo', 'drawnSince'))} ${words.undoPractice}`;
}
