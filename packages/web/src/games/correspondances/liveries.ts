/** How seats look. */
import { nth, type Seat } from '@guimard/engine/kit';
import type { Livery } from '../../game-ui.ts';
import { type CorrespondancesWords, correspondancesWords } from './words.ts';

/** Seats have paints that no line has, since lines are secret (T10): purple, orange, brown, grey. */
const SEAT_PAINTS = [4, 2, 7, 5] as const;

export const seatLivery = (seat: Seat, words: CorrespondancesWords = correspondancesWords.words): Livery => ({
  name: nth(words.seatColours, seat),
  letter: nth(words.seatLetters, seat),
  colour: nth(SEAT_PAINTS, seat),
});
