/** What the computer knows of Metro, for every module and city. */
import type { MetroState } from '@guimard/engine/metro';
import type { Policy } from '../../policy.ts';
import { MetroGuide } from './guide.ts';
import { MORE_PLAYERS, TWO_PLAYERS } from './learned.ts';
import { readLearned } from './read-learned.ts';

const two = readLearned(TWO_PLAYERS);
const more = readLearned(MORE_PLAYERS);

export const metroPolicy: Policy<MetroState> = {
  guide: (s) => new MetroGuide(s, s.seats <= 2 ? two : more),
  temperature: 3,
};
