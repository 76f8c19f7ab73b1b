/** What is heard at a table: screen readers announce moves and turns, and a chime says whose turn it is. */

import { CHANCE } from '@guimard/engine/kit';
import { asSentences } from '../i18n/joined.ts';
import { play as playSound } from '../sound.ts';
import { announce } from '../ui/announcer.svelte.ts';
import type { TableModel } from './table-model.ts';
import { sentencesAt } from './telling.ts';
import { tableWords } from './words.ts';

/** To be called while a component is set up. What happened before is in the log. */
export function announceMoves(table: TableModel): void {
  let told = table.steps.length;
  $effect(() => {
    const { steps } = table;
    // The set-up is not worth hearing.
    const news = steps
      .slice(told)
      .filter(({ index }) => index >= table.setUp)
      .flatMap(({ index }) => sentencesAt(table, index));
    told = steps.length;
    if (news.length > 0) announce(asSentences(news));
  });

  let chimed = table.steps.length;
  $effect(() => {
    if (!table.canAct) return;
    announce(tableWords.words.yourTurn);
    const { steps, viewer } = table;
    const last = steps.findLast(({ mover }) => mover !== CHANCE);
    // Once, and not where the player's own turn goes on.
    if (steps.length > chimed && last?.mover !== viewer) playSound('turn');
    chimed = steps.length;
  });
}
