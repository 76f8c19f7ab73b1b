/** The puzzles that come with the app. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Playable, playable } from '@guimard/ai';
import { type Puzzle, type PuzzleEntry, readDirectory, readPuzzles } from '@guimard/ai/puzzles';
import { type Code, codeOf, nth, replay, type State, type View, viewOf } from '@guimard/engine/kit';

const FOLDER = new URL('../../../../web/src/study/puzzles/data/', import.meta.url);

const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));

export const entries: readonly PuzzleEntry[] = readDirectory(read('index'));

/** By file, without its ending. */
export const shards: ReadonlyMap<string, readonly Puzzle[]> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json') && file !== 'index.json')
    .map((file) => file.slice(0, -'.json'.length))
    .map((name) => [name, readPuzzles(read(name))]),
);

export interface Position {
  readonly subject: Playable;
  readonly view: View<State>;
  /** Of the moves given with the puzzle, the solution first. */
  readonly codes: readonly Code[];
}

/** Throws unless the game can be replayed. */
export function positionOf({ log, seat, moves }: Puzzle): Position {
  const subject = playable(log.game);
  if (subject === undefined) throw new Error(`nobody plays ${log.game}`);
  const { game } = subject;
  const state = replay(game, log);
  if (!state.ok) throw new Error(`refused: ${state.error.code}`);
  const codes = moves.map(({ move }) => codeOf(game, state.value, move));
  return { subject, view: viewOf(game, state.value, seat), codes };
}

export const solutionOf = ({ codes }: Position): Code => nth(codes, 0);
