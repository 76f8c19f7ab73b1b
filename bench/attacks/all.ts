/** All attacks, by the name that chooses them. */
import type { Attack } from './attack.ts';
import { chat } from './chat.ts';
import { cheapRoutes } from './cheap-routes.ts';
import { connections } from './connections.ts';
import { crowd } from './crowd.ts';
import { emptyTables } from './empty-tables.ts';
import { fullServer } from './full-server.ts';
import { pipelining } from './pipelining.ts';
import { slowBodies } from './slow-bodies.ts';
import { slowText } from './slow-text.ts';
import { squatting } from './squatting.ts';
import { strongComputers } from './strong-computers.ts';
import { wholeGames } from './whole-games.ts';

export const ATTACKS: ReadonlyMap<string, Attack> = new Map([
  ['text', slowText],
  ...[1, 10, 50].flatMap((count): [string, Attack][] => [
    [`unread-${count}`, pipelining(count, false)],
    [`read-${count}`, pipelining(count, true)],
  ]),
  ['routes', cheapRoutes],
  ['lobby', emptyTables],
  ['chat', chat],
  ['full', fullServer],
  ['squatting', squatting],
  ['connections', connections],
  ['crowd', crowd],
  ['computers', strongComputers],
  ['bodies', slowBodies],
  ['games', wholeGames],
]);
