/** Free tables for tests. */
import { type Log, newLog } from '@guimard/engine/kit';
import type { GameUi } from '../../../game-ui.ts';
import { FreeTable } from '../free-table.svelte.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'];

/** Before the first draw. */
export function openFree(ui: GameUi, options: object, onchange?: (log: Log) => void): FreeTable {
  const { game } = ui;
  const checked = game.options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  const names = NAMES.slice(0, game.seats(game.create(checked.value)));
  const setup = { id: 'free', log: newLog(game, checked.value), names };
  const table = FreeTable.open(ui, onchange === undefined ? setup : { ...setup, onchange });
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
