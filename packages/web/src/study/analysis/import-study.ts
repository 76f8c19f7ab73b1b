/** A study from a file, a link or the text of a game; whatever is wrong with it is said in words. */
import { fail, ok, type Result, readLog } from '@guimard/engine/kit';
import { gameCalled, loadGame } from '../../games.ts';
import { shell } from '../../i18n/shell.ts';
import { importTable } from '../../setup/import-game.ts';
import { isRunning } from '../fair-play.ts';
import { openStudy } from './open-analysis.ts';
import { received, studyOf } from './start-study.ts';
import type { Study } from './study.ts';
import { readStudy } from './study-file.ts';
import { packedIn, unpackStudy } from './study-link.ts';
import { analysisWords } from './words.ts';

export async function importStudy(text: string): Promise<Result<Study, string>> {
  const packed = packedIn(text);
  const read = packed === undefined ? readStudy(text) : await unpackStudy(packed);
  if (read.ok) return checked(received(read.value));
  // What is no study may still be a game.
  if (read.error !== 'notStudy' || packed !== undefined) return fail(analysisWords.words.faults[read.error]);
  return importGame(text);
}

/** All of its moves must be moves. */
async function checked(study: Study): Promise<Result<Study, string>> {
  const opened = await openStudy(study);
  if (!opened.ok) return opened;
  const { table } = opened.value;
  table.look(table.steps.length);
  return isRunning(table.game, table.view.known) ? fail(analysisWords.words.running) : ok(study);
}

async function importGame(text: string): Promise<Result<Study, string>> {
  const find = async (id: string) => {
    const entry = gameCalled(id);
    return entry === undefined ? undefined : loadGame(entry);
  };
  const imported = await importTable(text, find, shell.words);
  if (!imported.ok) return imported;
  const { ui, saved } = imported.value;
  // What is unknown stays unknown here.
  const written = readLog(text);
  const actions = written.ok ? written.value.actions : saved.log.actions;
  const names = saved.seats.map(({ name }) => name);
  return checked(studyOf(ui.title(saved.log.options), names, { ...saved.log, actions }));
}
