/** Notifications of a player's turn: what the server offers, and subscribing to it. */
import {
  notificationAdded,
  notificationId,
  notificationOffers,
  notificationRequest,
} from '@guimard/protocol';
import { z } from 'zod';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { refused } from './refusal.ts';
import { type App, REFUSALS, tableParams, visitSeat, WITH_SECRET } from './route.ts';

export function notificationRoutes(app: App, context: Context): void {
  const { notifications } = context;

  app.get(
    '/api/notices',
    {
      schema: {
        summary: 'How this server notifies absent players of their turn',
        response: { 200: notificationOffers, ...REFUSALS },
      },
      config: limited('read'),
    },
    async () => notifications.offers,
  );

  app.post(
    '/api/tables/:id/notices',
    {
      schema: {
        summary: 'Subscribe to notifications of your turn while you are away',
        description:
          'A webhook gets a POST of {"table","url","seat","event":"turn"}, signed by the key that is returned here: guimard-signature: t=SECONDS,v1=HEX, the HMAC-SHA256 of SECONDS, a dot and the body. Redirects are not followed.',
        ...WITH_SECRET,
        params: tableParams,
        body: notificationRequest,
        response: { 201: notificationAdded, ...REFUSALS },
      },
      config: limited('join'),
    },
    async (request, reply) => {
      const found = await visitSeat(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { room, viewer } = found.value;
      const added = await notifications.add({ table: room.id, seat: viewer }, request.body);
      if (!added.ok) return refused(reply, added.error);
      reply.code(201);
      return added.value;
    },
  );

  app.delete(
    '/api/tables/:id/notices/:notice',
    {
      schema: {
        summary: 'End a subscription',
        ...WITH_SECRET,
        params: tableParams.extend({ notice: notificationId }),
        response: { 200: z.object({}), ...REFUSALS },
      },
      config: limited('join'),
    },
    async (request, reply) => {
      const found = await visitSeat(context, request.params.id, request);
      if (!found.ok) return refused(reply, found.error);
      const { room, viewer } = found.value;
      await notifications.remove({ table: room.id, seat: viewer }, request.params.notice);
      return {};
    },
  );
}
