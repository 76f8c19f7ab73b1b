/** What players do at a table, and the finished game. */
import { type Log, newRefusal, SPECTATOR } from '@guimard/engine/kit';
import {
  chatLine,
  chatRequest,
  commandDone,
  commandRequest,
  damagedGame,
  type FinishedGame,
  finishedGame,
  seated,
} from '@guimard/protocol';
import { z } from 'zod';
import { knowsSecret, storedLog } from '../domain/stored-game.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import { hashSecret } from '../room/secrets.ts';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { NO_TABLE, refused, UNPLAYABLE } from './refusal.ts';
import { rematchAt } from './rematch.ts';
import {
  type App,
  nameAt,
  ONLY_PLAYERS,
  REFUSALS,
  secretOf,
  tableParams,
  visit,
  visitSeat,
  WITH_SECRET,
} from './route.ts';

export function playRoutes(app: App, context: Context): void {
  const { store, rooms, commands, chat } = context;

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        summary: 'Send a command: make a move, or ask for something at the table',
        description:
          'A command is applied once per key, however often it is sent. A key that was used for another command is refused (409).',
        ...WITH_SECRET,
        params: tableParams,
        body: commandRequest,
        response: { 200: commandDone, ...REFUSALS },
      },
      config: limited('command'),
    },
    async (request, reply) => {
      const found = await visitSeat(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { room, viewer } = found.value;
      const done = await commands.give(room, viewer, request.body);
      return done.ok ? done.value : refused(reply, done.error);
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'Send a message to the players; without the secret of a seat, to the spectators',
        ...WITH_SECRET,
        params: tableParams,
        body: chatRequest,
        response: { 201: chatLine, ...REFUSALS },
      },
      // The lines are counted where they are said.
      config: limited('command'),
    },
    async (request, reply) => {
      const found = await visit(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { room, viewer } = found.value;
      const { key, text, name = '' } = request.body;
      const called = viewer === SPECTATOR ? name : nameAt(await room.info(), viewer);
      const line = await chat.say({ table: room.id, viewer, name: called, address: request.ip }, key, text);
      if (!line.ok) return refused(reply, line.error);
      reply.code(201);
      return line.value;
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'Rematch: another table with the same players and options',
        description:
          'The first request opens the table; everyone has the same seat there, with the same secret and the same recovery code.',
        ...WITH_SECRET,
        params: tableParams,
        response: { 201: seated.omit({ recovery: true }), ...REFUSALS },
      },
      config: limited('create'),
    },
    async (request, reply) => {
      const found = await visitSeat(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { secret } = found.value;
      const again = await rematchAt(context, found.value, subscriberOf(request.ip));
      if (!again.ok) return refused(reply, again.error);
      reply.code(201);
      return { ...again.value, secret };
    },
  );

  app.get(
    '/api/tables/:id/game',
    {
      schema: {
        summary: 'The finished game with its seeds, for anyone to check',
        description:
          '`seeds`: what draws follow from; one with a `seat` is the share of that player. `draws`: how they follow (docs/engine/notation.md). `seats`: what each client had promised before the first draw. For a damaged table, with the secret of a seat: the moves that can still be read, so that players can save them. Its seeds are left out, since the game may yet be restored.',
        ...WITH_SECRET,
        params: tableParams,
        response: { 200: z.union([finishedGame, damagedGame]), ...REFUSALS },
      },
      config: limited('read'),
    },
    async (request, reply) => {
      const { params } = request;
      const room = await rooms.get(params.id).catch(unplayable);
      if (room === undefined) return refused(reply, NO_TABLE);
      if (room instanceof UnplayableTable) {
        const stored = await store.loadReadable(params.id);
        const secret = secretOf(request);
        // Not public: the log contains hands, and the game may yet be restored.
        if (secret === undefined || !knowsSecret(stored, hashSecret(secret)))
          return refused(reply, ONLY_PLAYERS);
        const log = storedLog(stored);
        return log === undefined
          ? refused(reply, UNPLAYABLE[room.kind])
          : { log: logOf(log), damaged: true as const };
      }
      const game = await room.export();
      if (game === undefined) {
        return refused(reply, newRefusal('not-over', 'gameNotOver'));
      }
      const { log, seeds, draws, seats } = game;
      return {
        log: logOf(log),
        seeds: seeds.map(({ from, seed, hash, seat }) => ({ from, seed, hash, seat })),
        draws,
        seats: seats.map(({ kind, commitment }) => ({ kind, commitment })),
      };
    },
  );
}

const logOf = (log: Log): FinishedGame['log'] => ({
  ...log,
  // The options of all games are plain values and lists of them, as entries store them.
  options: log.options as FinishedGame['log']['options'],
  actions: [...log.actions],
});

function unplayable(problem: unknown): UnplayableTable {
  if (problem instanceof UnplayableTable) return problem;
  throw problem;
}
