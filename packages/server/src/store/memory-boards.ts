/** Boards of the day that last as long as the process. */
import { type BoardResult, type Boards, pointsOf, ranked } from './boards.ts';

const bestFirst = (a: BoardResult, b: BoardResult): number =>
  b.margin - a.margin || pointsOf(b) - pointsOf(a) || a.at - b.at || (a.device < b.device ? -1 : 1);

/** `open` throws if the store is closed. */
export function memoryBoards(open: () => void): Boards {
  const days = new Map<string, BoardResult[]>();
  const on = (day: string): BoardResult[] => {
    open();
    return days.get(day) ?? [];
  };
  return {
    async add(day, result) {
      const results = on(day);
      if (results.some(({ device }) => device === result.device)) return 'device';
      if (results.some(({ game }) => game === result.game)) return 'game';
      days.set(day, [...results, result].sort(bestFirst));
      return 'added';
    },
    async has(day, game) {
      return on(day).some((result) => result.game === game);
    },
    async find(day, device) {
      return ranked(on(day)).find((result) => result.device === device);
    },
    async best(day, limit) {
      return ranked(on(day).slice(0, limit));
    },
    async count(day) {
      return on(day).length;
    },
    async eraseName(day, device) {
      const results = on(day);
      days.set(
        day,
        results.map((result) => (result.device === device ? { ...result, name: '' } : result)),
      );
      return results.some((result) => result.device === device);
    },
    async removeOld(since) {
      for (const [day, results] of days) {
        const left = results.filter(({ time }) => time >= since);
        if (left.length > 0) days.set(day, left);
        else days.delete(day);
      }
    },
  };
}
