/** Boards of the day in the same database as the tables. */
import { type Boards, pointsOf, ranked, resultIn, valuesOf } from '../boards.ts';
import type { Row } from '../rows.ts';
import type { StatementName } from './statements.ts';

/** All changes may be repeated: a result that is added twice is there once. */
export function postgresBoards(
  ask: (name: StatementName, ...values: unknown[]) => Promise<readonly Row[]>,
): Boards {
  const countOf = async (name: StatementName, ...values: unknown[]) =>
    Number((await ask(name, ...values))[0]?.['count']);
  return {
    async add(day, result) {
      const added = await ask('addResult', ...valuesOf(day, result));
      if (added.length > 0) return 'added';
      return (await ask('findResult', day, result.device)).length === 0 ? 'game' : 'device';
    },
    has: async (day, game) => (await ask('hasGame', day, game)).length > 0,
    async find(day, device) {
      const [row] = await ask('findResult', day, device);
      if (row === undefined) return undefined;
      const result = resultIn(row);
      return { ...result, rank: (await countOf('betterResults', day, result.margin, pointsOf(result))) + 1 };
    },
    best: async (day, limit) => ranked((await ask('bestResults', day, limit)).map(resultIn)),
    count: (day) => countOf('countResults', day),
    eraseName: async (day, device) => (await ask('eraseResultName', day, device)).length > 0,
    removeOld: async (since) => void (await ask('removeOldResults', since)),
  };
}
