/** The board of the day: the results of those who played the deal of a date, each verified from its log. */
import { nickname, seatSecret } from './ids.ts';
import { finishedGame } from './table.ts';
import { z } from './zod.ts';

/** Far more than any game of the calendar has. */
const LONGEST_GAME = 1_500;

/** As `2026-11-17`: the date where the player is. Whether the calendar has it is checked by the server. */
export const dayName = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'A date is written as 2026-11-17.');

/** One player's result. */
export const dailyResult = z.object({
  /** From 1; the same for results that are equally good. */
  rank: z.int(),
  /** Empty if the player had it removed. */
  name: z.string(),
  /** Of all seats; the player has the first. */
  scores: z.array(z.number()),
  /** Points ahead of the best opponent; alone, the points themselves. The best margin comes first, then the most points. */
  margin: z.number(),
});
/** One player's result. */
export type DailyResult = z.infer<typeof dailyResult>;

/** The results of a date, best first. */
export const dailyBoard = z.object({
  date: dayName,
  /** Whether results are still accepted: it is that date somewhere on Earth, or was half a day ago. */
  isOpen: z.boolean(),
  /** How many results there are; those listed are the best. */
  count: z.int(),
  results: z.array(dailyResult),
});
/** The results of a date. */
export type DailyBoard = z.infer<typeof dailyBoard>;

/** A game to be counted. The server replays it: the deal and the opponents must be those of the date. */
export const dailySubmission = z.object({
  name: nickname,
  /**
   * Made by the client, and the same for all dates: the first result of a date counts, whatever comes later with the same
   * secret. Sent again, the result is the same, so a lost response does no harm.
   */
  secret: seatSecret,
  log: finishedGame.shape.log.extend({ actions: z.array(z.string().max(40)).max(LONGEST_GAME) }),
});
/** A game to be counted. */
export type DailySubmission = z.infer<typeof dailySubmission>;

/** The result that counts for this client: the one just sent, or an earlier one. */
export const dailyCounted = z.object({ result: dailyResult, count: z.int(), isFirst: z.boolean() });
/** The result that counts. */
export type DailyCounted = z.infer<typeof dailyCounted>;
