import type { Code } from '@guimard/engine/kit';
import type { TableModel } from '../../table/table-model.ts';

/** The code of a word that the viewer may play now; the position may have changed since the computer said it. */
export function legalCode({ game, view }: TableModel, word: string): Code | undefined {
  return view.legal.find((code) => game.format(game.decode(view.known, code)) === word);
}
