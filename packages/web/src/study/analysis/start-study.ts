/** From a game to a study of it. */
import { type AnyGame, type Log, newLog, Session } from '@guimard/engine/kit';
import { newId } from '../../setup/new-id.ts';
import type { Study } from './study.ts';
import type { SharedStudy } from './study-file.ts';
import { addLine, EMPTY_TREE, lineThrough, ROOT } from './tree.ts';

/** Of a game as far as it has come; the moment after so many actions is on display. */
export function studyOf(name: string, names: readonly string[], log: Log, at = log.actions.length): Study {
  const { tree } = addLine(EMPTY_TREE, log.actions);
  const id = lineThrough(tree, ROOT)[at - 1]?.id ?? ROOT;
  return received({ name, names, log: { ...log, actions: [] }, tree, at: id });
}

/** A study from elsewhere gets an id of its own: it replaces none. */
export function received(shared: SharedStudy): Study {
  const now = Date.now();
  return { ...shared, id: newId(), created: now, updated: now };
}

/** With all options in the game's order, as logs of this version have them. */
export function emptyLog(game: AnyGame, options: object): Log {
  const session = Session.open(game, newLog(game, options));
  if (!session.ok) throw new Error(`our own options are refused: ${session.error.code}`);
  return session.value.log;
}
