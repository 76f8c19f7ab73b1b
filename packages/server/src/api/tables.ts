/** Opening, finding and joining tables. */
import {
  createTable,
  joinTable,
  lobby,
  ownSeat,
  recoverSeat,
  seated,
  type TableId,
  update,
} from '@guimard/protocol';
import { z } from 'zod';
import { UnplayableTable } from '../domain/unplayable.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import { Lobby } from '../room/lobby.ts';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { NO_TABLE, refused } from './refusal.ts';
import { type App, nameAt, REFUSALS, tableParams, visit, visitSeat, WITH_SECRET } from './route.ts';

/** Part of the description of each route that returns a seat. */
const KEYS =
  'A client that brings its own random keys may repeat the request if the response is lost: the same keys get the same seat. Otherwise the server makes them and returns them once.';

const count = z.coerce.number().pipe(z.int().min(0)).default(0);
const had = z.object({
  moves: count.describe('How many moves the client already has'),
  version: count.describe('The version of the table at that point'),
  commitment: z.string().max(64).optional().describe('The hash of the last commitment that the client knows'),
});

export function tableRoutes(app: App, context: Context): void {
  const { rooms } = context;
  const listed = new Lobby(context);

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Open a table and take a seat at it',
        description: KEYS,
        body: createTable,
        response: { 201: seated, ...REFUSALS },
      },
      config: limited('create'),
    },
    async ({ body, ip }, reply) => {
      const created = await rooms.create(body, subscriberOf(ip));
      if (!created.ok) return refused(reply, created.error);
      reply.code(201);
      return created.value;
    },
  );

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: public tables that are open or in progress',
        response: { 200: lobby, ...REFUSALS },
      },
      config: limited('read'),
    },
    async () => ({ tables: await listPublic(context, listed) }),
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'What has happened at a table, as far as the client may see it',
        description: 'With the secret of a seat: as that seat sees it. Otherwise as a spectator sees it.',
        ...WITH_SECRET,
        params: tableParams,
        querystring: had,
        response: { 200: update, ...REFUSALS },
      },
      config: limited('read'),
    },
    async (request, reply) => {
      const found = await visit(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { room, viewer } = found.value;
      return room.look(viewer, request.query);
    },
  );

  app.post(
    '/api/tables/:id/seats',
    {
      schema: {
        summary: 'Take a seat at a table',
        description: KEYS,
        params: tableParams,
        body: joinTable,
        response: { 201: seated, ...REFUSALS },
      },
      config: limited('join'),
    },
    async ({ params, body, ip }, reply) => {
      const room = await rooms.get(params.id);
      if (room === undefined) return refused(reply, NO_TABLE);
      const joined = await room.join(body.nickname, body.seat, body.keys, ip);
      if (!joined.ok) return refused(reply, joined.error);
      reply.code(201);
      return { table: params.id, ...joined.value };
    },
  );

  app.get(
    '/api/tables/:id/seats/mine',
    {
      schema: {
        summary: 'Which seat a secret belongs to',
        description: 'For a client that was given a secret and wants to know whether it is valid.',
        ...WITH_SECRET,
        params: tableParams,
        response: { 200: ownSeat, ...REFUSALS },
      },
      config: limited('read'),
    },
    async (request, reply) => {
      const found = await visitSeat(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { room, viewer } = found.value;
      return { seat: viewer, name: nameAt(await room.info(), viewer) };
    },
  );

  app.delete(
    '/api/tables/:id/seats/mine',
    {
      schema: {
        summary: 'Remove the name and the messages of a seat from the table',
        description: 'For everyone and for good. The seat stays, without a name.',
        ...WITH_SECRET,
        params: tableParams,
        response: { 204: z.null(), ...REFUSALS },
      },
      config: limited('command'),
    },
    async (request, reply) => {
      const found = await visitSeat(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { room, viewer } = found.value;
      await room.erasePlayer(viewer);
      reply.code(204);
      return null;
    },
  );

  app.post(
    '/api/tables/:id/seats/recover',
    {
      schema: {
        summary: 'Get a seat back with its recovery code; its old secret becomes invalid',
        description: KEYS,
        params: tableParams,
        body: recoverSeat,
        response: { 201: seated, ...REFUSALS },
      },
      config: limited('recover'),
    },
    async ({ params, body }, reply) => {
      const room = await rooms.get(params.id);
      if (room === undefined) return refused(reply, NO_TABLE);
      const recovered = await room.recover(body.recovery, body.keys);
      if (!recovered.ok) return refused(reply, recovered.error);
      reply.code(201);
      return { table: params.id, ...recovered.value };
    },
  );
}

/** Only those that are listed are opened. Who is there now is known better than when they were chosen. */
async function listPublic({ rooms, onProblem }: Context, listed: Lobby) {
  const tables = await listed.tables();
  const lineOf = async (id: TableId) => {
    const room = await rooms.get(id);
    if (room === undefined) return [];
    const info = await room.info();
    return info.seats.some(({ kind }) => kind === 'person') ? [{ ...info, ...room.presence }] : [];
  };
  // A table that cannot be opened is left out; the others are listed.
  const leaveOut = (problem: unknown) => {
    if (!(problem instanceof UnplayableTable)) onProblem(problem);
    return [];
  };
  const lines = (await Promise.all(tables.map(({ id }) => lineOf(id).catch(leaveOut)))).flat();
  const isAlive = ({ present }: (typeof lines)[number]) => present.includes(true);
  return [...lines.filter(isAlive), ...lines.filter((line) => !isAlive(line))];
}
