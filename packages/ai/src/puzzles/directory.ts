/** The list of all puzzles, small enough to choose from without loading them. */
import { type Puzzle, THEMES, type Theme } from './puzzle.ts';

/** What one needs to choose a puzzle. */
export interface PuzzleEntry {
  /** Of the puzzle. */
  readonly id: string;
  /** The file that holds it, without its ending. */
  readonly shard: string;
  /** The id of the game. */
  readonly game: string;
  /** As in the puzzle. */
  readonly rating: number;
  /** As in the puzzle. */
  readonly level: number;
  /** As in the puzzle. */
  readonly themes: readonly Theme[];
}

/** The id, the shard and the game by their numbers in the lists, rating, level, and the numbers of the themes. */
type PackedEntry = readonly [
  id: string,
  shard: number,
  game: number,
  rating: number,
  level: number,
  ...themes: readonly number[],
];

/** The list as it is stored. */
export interface PuzzleDirectory {
  /** Names of the files. */
  readonly shards: readonly string[];
  /** Ids of the games. */
  readonly games: readonly string[];
  /** One entry for each puzzle. */
  readonly puzzles: readonly PackedEntry[];
}

/** The list of the puzzles in these files, in the order given. */
export function writeDirectory(shards: ReadonlyMap<string, readonly Puzzle[]>): PuzzleDirectory {
  const names = [...shards.keys()];
  const games = [...new Set([...shards.values()].flat().map(({ log }) => log.game))];
  const puzzles = [...shards.values()].flatMap((shard, number) =>
    shard.map(
      ({ id, log, rating, level, themes }): PackedEntry => [
        id,
        number,
        games.indexOf(log.game),
        rating,
        level,
        ...themes.map((theme) => THEMES.indexOf(theme)),
      ],
    ),
  );
  return { shards: names, games, puzzles };
}

/** The entries of a stored list. */
export function readDirectory({ shards, games, puzzles }: PuzzleDirectory): PuzzleEntry[] {
  return puzzles.map(([id, shard, game, rating, level, ...themes]) => ({
    id,
    shard: shards[shard] ?? '',
    game: games[game] ?? '',
    rating,
    level,
    themes: themes.flatMap((number) => THEMES[number] ?? []),
  }));
}
