/** Whether everything that players asked for and saw is explained by what is stored. */
import type { Store } from '../../../store/store.ts';
import { wrongOrder } from '../history/linearizable.ts';
import { wrongSights } from '../history/sights.ts';
import { expectInOrder } from '../stored.ts';
import type { Crowd } from './crowd.ts';

/** A sentence for everything that is wrong. */
export async function wrongTables(
  store: Store,
  { tables }: Pick<Crowd, 'tables'>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { players, history } of tables) {
    wrong.push(...wrongOrder(history.operations), ...wrongSights(history));
    try {
      await expectInOrder(store, players);
    } catch (error) {
      wrong.push(`${players[0]?.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return wrong;
}

/** How often two devices of a seat decided differently at the same version, and one of them was refused for it. */
export function racesDecided({ racers }: Pick<Crowd, 'racers'>): number {
  return racers.reduce(
    (sum, { refused }) => sum + refused.filter(({ rule }) => rule === 'version').length,
    0,
  );
}
