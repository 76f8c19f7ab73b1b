/** The boards of the day: results that players have sent in, by date. Every kind of store passes the same tests. */

export interface BoardResult {
  /** A hash of the client's secret and the date: results of different dates cannot be connected. */
  readonly device: string;
  /** A hash of the game's actions. */
  readonly game: string;
  /** Empty if it was erased. */
  readonly name: string;
  /** Of all seats; the player has the first. */
  readonly scores: readonly number[];
  readonly margin: number;
  /** The date, as Date.now() counts. */
  readonly at: number;
  /** The service time: after some days of it the result is removed. */
  readonly time: number;
}

/** A result of any date. */
export interface DatedResult extends BoardResult {
  readonly day: string;
}

/** From 1; the same for results that are equally good. */
export interface RankedResult extends BoardResult {
  readonly rank: number;
}

export interface Boards {
  /** 'device' if this client has a result on the board, 'game' if another has one with the same game: nothing is stored then. */
  add(day: string, result: BoardResult): Promise<'added' | 'device' | 'game'>;
  /** Whether there is a result with that game. */
  has(day: string, game: string): Promise<boolean>;
  find(day: string, device: string): Promise<RankedResult | undefined>;
  /** The best ones: by margin, then by the player's points, then the earlier. */
  best(day: string, limit: number): Promise<readonly RankedResult[]>;
  count(day: string): Promise<number>;
  /** Returns whether there is such a result. */
  eraseName(day: string, device: string): Promise<boolean>;
  /** Of all dates: those from before that service time. */
  removeOld(since: number): Promise<void>;
}

export const pointsOf = ({ scores }: Pick<BoardResult, 'scores'>): number => scores[0] ?? 0;

/** For results in order, from the best on. */
export function ranked(results: readonly BoardResult[]): RankedResult[] {
  const found: RankedResult[] = [];
  for (const [i, result] of results.entries()) {
    const before = found[i - 1];
    const isEqual =
      before !== undefined && before.margin === result.margin && pointsOf(before) === pointsOf(result);
    found.push({ ...result, rank: isEqual ? before.rank : i + 1 });
  }
  return found;
}

/** A row of any database. Only `add` writes these. */
export function resultIn(row: Readonly<Record<string, unknown>>): BoardResult {
  return {
    device: String(row['device']),
    game: String(row['game']),
    name: String(row['name']),
    scores: JSON.parse(String(row['scores'])),
    margin: Number(row['margin']),
    at: Number(row['at']),
    time: Number(row['time']),
  };
}

/** The same, with its date. */
export const datedIn = (row: Readonly<Record<string, unknown>>): DatedResult => ({
  day: String(row['day']),
  ...resultIn(row),
});

/** In the order of the columns. */
export const valuesOf = (day: string, result: BoardResult) =>
  [
    day,
    result.device,
    result.game,
    result.name,
    JSON.stringify(result.scores),
    result.margin,
    pointsOf(result),
    result.at,
    result.time,
  ] as const;
