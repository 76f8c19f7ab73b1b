/** The ways to the analysis board. */
import { type AnyGame, type Log, type Seat, SeededRng, Session } from '@guimard/engine/kit';
import type { GameUi } from '../../game-ui.ts';
import { go } from '../../route.svelte.ts';
import { newId } from '../../setup/new-id.ts';
import { seenLog } from './seen-log.ts';
import { studyOf } from './start-study.ts';
import { saveStudy } from './store.ts';
import type { Study } from './study.ts';

export async function showStudy(study: Study): Promise<void> {
  await saveStudy(study);
  go({ page: 'analysis', id: study.id });
}

interface Played {
  readonly ui: GameUi;
  readonly names: readonly string[];
  readonly log: Log;
  /** How many actions lie before the moment to look at. */
  readonly at: number;
  /** Who may not learn more by it: what is hidden from them is unknown. Left out if nothing is to stay hidden. */
  readonly viewer?: Seat | undefined;
}

/** Analyses a game from a moment on. */
export async function analyse({ ui, names, log, at, viewer }: Played): Promise<void> {
  const seen = viewer === undefined ? log : seenBy(ui.game, log, viewer);
  await showStudy(studyOf(ui.title(log.options), names, seen, at));
}

function seenBy(game: AnyGame, log: Log, viewer: Seat): Log {
  const session = Session.open(game, log);
  if (!session.ok) throw new Error(`our own log is refused: ${session.error.code}`);
  return seenLog(session.value, viewer, new SeededRng(newId()));
}
