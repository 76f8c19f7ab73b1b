/** The board of the day. */
import { dailyBoard, dailyCounted, dailySubmission, dayName } from '@guimard/protocol';
import { z } from 'zod';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { refused } from './refusal.ts';
import { type App, ONLY_PLAYERS, REFUSALS, secretOf, WITH_SECRET } from './route.ts';

/** In bytes: the longest game that the protocol accepts fits in. */
const LONGEST_GAME = 72 * 1024;

const params = z.object({ date: dayName });

export function dailyRoutes(app: App, { daily }: Context): void {
  app.get(
    '/api/daily/:date',
    {
      schema: {
        summary: 'The board of a date: the best results of its deal, and how many there are',
        params,
        response: { 200: dailyBoard, ...REFUSALS },
      },
      config: limited('read'),
    },
    async (request, reply) => {
      const board = await daily.board(request.params.date);
      return board.ok ? board.value : refused(reply, board.error);
    },
  );

  app.post(
    '/api/daily/:date',
    {
      schema: {
        summary: 'Send in a finished game of the deal of a date',
        description:
          'The game counts if it was dealt on that date, the computer played as it does there, and the board is open: it is that date somewhere on Earth, or was half a day ago. The first game of a secret counts; whatever is sent later with the same one gets the first result again.',
        params,
        body: dailySubmission,
        response: { 201: dailyCounted, ...REFUSALS },
      },
      bodyLimit: LONGEST_GAME,
      config: limited('daily'),
    },
    async (request, reply) => {
      const counted = await daily.submit(request.params.date, request.body);
      if (!counted.ok) return refused(reply, counted.error);
      reply.code(201);
      return counted.value;
    },
  );

  app.delete(
    '/api/daily/:date/mine',
    {
      schema: {
        summary: 'Remove the name from a result, with the secret it was sent in with',
        description: 'For everyone and for good. The result stays, without a name.',
        ...WITH_SECRET,
        params,
        response: { 204: z.null(), ...REFUSALS },
      },
      config: limited('daily'),
    },
    async (request, reply) => {
      const secret = secretOf(request);
      if (secret === undefined) return refused(reply, ONLY_PLAYERS);
      const erased = await daily.erase(request.params.date, secret);
      if (!erased.ok) return refused(reply, erased.error);
      reply.code(204);
      return null;
    },
  );
}
