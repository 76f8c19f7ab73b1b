/** What the API itself refuses, and the status that goes with it. */
import type { Refusal } from '@guimard/engine/kit';
import type { Refused } from '@guimard/protocol';
import type { FastifyReply } from 'fastify';
import type { UnplayableTable } from '../domain/unplayable.ts';

/** What each rule of the server's own is in the language of HTTP. Whatever a table or a game refuses is 422. */
const STATUS: Readonly<Record<string, number>> = {
  request: 400,
  secret: 401,
  turn: 403,
  recovery: 403,
  origin: 403,
  'no-table': 404,
  path: 404,
  version: 409,
  key: 409,
  'not-over': 409,
  damaged: 410,
  rules: 410,
  'too-large': 413,
  'not-json': 415,
  host: 421,
  handshake: 426,
  rate: 429,
  quota: 429,
  server: 500,
  store: 503,
  'full-server': 503,
};
const UNPROCESSABLE = 422;

export const NO_TABLE: Refusal = { rule: 'no-table', reason: 'There is no such table.' };
export const WRONG_SECRET: Refusal = { rule: 'secret', reason: 'Nobody at this table has this secret.' };
export const TOO_FAST: Refusal = { rule: 'rate', reason: 'That was too much at once. Please wait a moment.' };
export const OUR_FAULT: Refusal = { rule: 'server', reason: 'Something went wrong here. Please try again.' };
export const STORE_FAULT: Refusal = {
  rule: 'store',
  reason: 'Nothing can be written down at the moment, so nothing was done. Please try again.',
};

export const UNPLAYABLE: Readonly<Record<UnplayableTable['kind'], Refusal>> = {
  damaged: {
    rule: 'damaged',
    reason:
      'What is stored of this table is damaged, so it cannot be played on. Whoever runs the server may have a backup.',
  },
  noTable: NO_TABLE,
  rules: {
    rule: 'rules',
    reason:
      'This table was played by a version of the rules that this server does not know. Its moves are kept and can be saved.',
  },
};

const statusOf = ({ rule }: Refusal): number => STATUS[rule] ?? UNPROCESSABLE;

/** Sets the status; what it answers is to be sent. */
export function refused(reply: FastifyReply, refusal: Refused): Refused {
  reply.code(statusOf(refusal));
  return refusal;
}
