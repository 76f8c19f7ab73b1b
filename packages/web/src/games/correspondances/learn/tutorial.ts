/** The tutorial: one round for two, in which the player holds blue and Camille red. */
import type { Words } from '@guimard/messages/correspondances-learn';
import type { Tutorial, TutorialStep } from '../../../learn/learn.ts';
import { placeSteps } from '../../../learn/tutorialPlayer.ts';

type TutorialKey = keyof Words['tutorial'];

const RED = 1;
const BLUE = 2;

const SCRIPT: readonly (string | TutorialStep<TutorialKey>)[] = [
  'order-4312 line-2 line-1 curves-23',
  { text: 'welcome', wait: 'next' },
  { text: 'journey', wait: 'next' },
  { text: 'first', wait: { action: 'place-e0n1-1' }, show: { cells: ['e0n1'] } },
  'curves-13 place-e5n1-2 bridge-24',
  { text: 'theirs', wait: 'next', show: { departures: [RED] }, expects: [{ type: 'placed', seat: 1, x: 5 }] },
  { text: 'bridge', wait: { action: 'place-e1n1-1' }, show: { departures: [BLUE], cells: ['e1n1'] } },
  'cross-12 place-e4n1-1 cross-23',
  { text: 'ring', wait: { action: 'place-e2n1-1' }, show: { departures: [BLUE], cells: ['e2n1'] } },
  'curves-34 place-e0s1-0 link-12',
  { text: 'gap', wait: 'next', show: { departures: [BLUE, RED], cells: ['e3n1'] } },
  { text: 'change', wait: { action: 'place-e3n1-1' }, show: { departures: [BLUE, RED], cells: ['e3n1'] } },
  {
    text: 'complete',
    wait: 'next',
    // All of it follows from one move; the next steps explain it part by part.
    expects: [
      { type: 'journey', seat: 0, line: BLUE, transfers: 1, points: 4 },
      { type: 'journey', seat: 1, line: RED, transfers: 1, points: 4 },
      { type: 'portion', seat: 0, length: 4, points: 1 },
      { type: 'scored', lengths: [4, 3], totals: [5, 4] },
    ],
  },
  { text: 'reverse', wait: 'next' },
  { text: 'stretch', wait: 'next' },
  { text: 'match', wait: 'next', show: { panel: 'totals' } },
];

const { actions, steps } = placeSteps(SCRIPT);

export const tutorial: Tutorial<TutorialKey> = {
  log: { game: 'correspondances', rules: 1, options: { players: 2, first: 0 }, actions },
  seat: 0,
  steps,
};
