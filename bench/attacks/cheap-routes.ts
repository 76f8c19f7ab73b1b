/** Routes that seem to cost nothing, as fast as they are answered. */
import type { Attack } from './attack.ts';

const PATHS = [
  '/readyz',
  '/healthz',
  '/nowhere',
  '/api/nowhere',
  '/theme.js',
  '/icon-512.png',
  '/docs/',
  '/metrics',
];
const ATTACKERS = 4;
const LANES_EACH = 4;

export const cheapRoutes: Attack = {
  title: 'probes, missing paths and files',
  run: (battle) => {
    const lanes = battle
      .clients(ATTACKERS)
      .flatMap((client) => Array.from({ length: LANES_EACH }, () => client));
    return battle.repeat(lanes, 0, async (client, round) => {
      battle.tally.add(await client.outcome({ path: PATHS[round % PATHS.length] ?? '/' }));
    });
  },
};
