/** Refusals by the API itself, and their status codes. */
import { newRefusal, type Refusal } from '@guimard/engine/kit';
import type { Problem, Refused } from '@guimard/protocol';
import type { FastifyReply } from 'fastify';
import type { UnplayableTable } from '../domain/unplayable.ts';
import { problemOf } from '../http/problem-of.ts';

/** The HTTP status of each of the server's own rules. Refusals by a table or a game are 422. */
const STATUS: Readonly<Record<string, number>> = {
  request: 400,
  secret: 401,
  turn: 403,
  recovery: 403,
  origin: 403,
  'no-table': 404,
  'no-day': 404,
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

export const NO_TABLE = newRefusal('no-table', 'unknownTable');
export const WRONG_SECRET = newRefusal('secret', 'wrongSecret');
export const TOO_FAST = newRefusal('rate', 'tooFast');
export const OUR_FAULT = newRefusal('server', 'serverFault');
export const STORE_FAULT = newRefusal('store', 'storeFault');

export const UNPLAYABLE: Readonly<Record<UnplayableTable['kind'], Refusal>> = {
  damaged: newRefusal('damaged', 'tableDamaged'),
  noTable: NO_TABLE,
  rules: newRefusal('rules', 'tableOfOtherRules'),
};

const statusOf = ({ rule }: Refusal): number => STATUS[rule] ?? UNPROCESSABLE;

/** Sets the status, and returns the body to send. */
export function refused(reply: FastifyReply, refusal: Refused): Problem {
  reply.code(statusOf(refusal));
  return problemOf(refusal, reply.request.headers);
}
