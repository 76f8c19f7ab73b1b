/** Correspondances' options as flags. */
import { FIRST, PLAYERS } from '../options.ts';

export const correspondancesFlags = {
  ...PLAYERS,
  ...FIRST,
  'rotate-first': { type: 'boolean', help: 'the next seat starts the next round (D3)' },
  target: { type: 'string', value: 'N', help: 'points that win the match (T16); else 10' },
} as const;
