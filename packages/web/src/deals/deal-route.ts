/** Where a deal can be played again: on the page of its day, or on its own. */
import type { Route } from '../route.svelte.ts';
import type { SavedTable } from '../table/seating.ts';
import { makeDealText } from './deal-text.ts';

/** Undefined while the game is not over: whoever begins it anew would know what comes. */
export function dealRoute({ isOver, deal, daily, log }: SavedTable): Route | undefined {
  if (!isOver || deal === undefined) return undefined;
  return daily === undefined
    ? { page: 'deal', text: makeDealText({ log, deal }) }
    : { page: 'daily', date: daily };
}
