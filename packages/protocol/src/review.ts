/** The review of a game as JSON, as `guimard analyse --json` writes it (docs/engine/how-it-plays.md says what it means). */
import { z } from './zod.ts';

/** By seat. */
const expectation = z.object({ points: z.array(z.number()), wins: z.array(z.number()) });
const loss = z.object({ points: z.number().min(0), win: z.number().min(0) });
const grade = z.enum(['best', 'good', 'inaccuracy', 'mistake', 'blunder']);
const count = z.number().int().min(0);

const judgement = z.object({
  moves: z.array(expectation.extend({ move: z.string(), loss })).min(1),
  loss,
  grade,
  isSolved: z.boolean(),
  skill: expectation,
});

const step = z.object({ index: count, action: z.string(), before: expectation, after: expectation });

const share = z.object({ points: z.number(), win: z.number() });

/** A review, as `Review` of `@guimard/ai` describes it. */
export const gameReview = z.object({
  version: z.literal(1),
  game: z.string(),
  rules: z.number().int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  /** A loss of as much is a blunder. */
  blunder: loss,
  depth: z.string(),
  seed: z.string(),
  steps: z.array(
    z.discriminatedUnion('kind', [
      step.extend({ kind: z.literal('chance'), luck: expectation }),
      step.extend({
        kind: z.literal('decision'),
        seat: count,
        skill: expectation,
        hidden: expectation,
        judgement: judgement.exactOptional(),
        isGuessed: z.literal(true).exactOptional(),
      }),
    ]),
  ),
  seats: z.array(
    z.object({
      seat: count,
      decisions: count,
      grades: z.record(grade, count),
      accuracy: z.number().min(0).max(1).exactOptional(),
      meanLoss: loss.exactOptional(),
      account: z.object({
        start: share,
        luck: share,
        ownPlay: share,
        othersPlay: share,
        hidden: share,
        result: share,
      }),
    }),
  ),
  moments: z.array(count),
});
/** A review. */
export type GameReview = z.infer<typeof gameReview>;
