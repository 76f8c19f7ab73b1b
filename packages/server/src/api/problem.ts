/** Turns an error in a request into a refusal. Details of our own faults go only to the log. */
import { newRefusal, type Refusal } from '@guimard/engine/kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { UnplayableTable } from '../domain/unplayable.ts';
import { IllStoreProblem, StoreProblem } from '../store/problem.ts';
import { OUR_FAULT, refused, STORE_FAULT, TOO_FAST, UNPLAYABLE } from './refusal.ts';

const NOT_UNDERSTOOD = newRefusal('request', 'notUnderstood');

export async function onProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // Files that nobody may request look as if they did not exist.
  if (error.statusCode === 403 || error.statusCode === 404) return reply.callNotFound();
  const refusal = refusalOf(error);
  const isOurs = refusal.rule === 'server' || refusal.rule === 'store';
  // The heartbeat logs it once.
  if (isOurs && !(error instanceof IllStoreProblem)) request.log.error({ err: error });
  reply.header('cache-control', 'no-store');
  const problem = refused(reply, refusal);
  if (isClients(error)) reply.code(error.statusCode);
  return problem;
}

const isClients = (error: FastifyError): error is FastifyError & { statusCode: number } =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;

/** For a fault in our own code or store; everything else has been refused before. */
export function faultOf(error: unknown): Refusal {
  if (error instanceof UnplayableTable) return UNPLAYABLE[error.kind];
  return error instanceof StoreProblem ? STORE_FAULT : OUR_FAULT;
}

function refusalOf(error: FastifyError): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return invalid('request', first?.instancePath ?? '', first?.message);
  }
  switch (error.statusCode) {
    case 413:
      return newRefusal('too-large', 'tooLong');
    case 415:
      return newRefusal('not-json', 'jsonOnly');
    case 429:
      return TOO_FAST;
    default:
      return isClients(error) ? NOT_UNDERSTOOD : faultOf(error);
  }
}

/** The path of what is wrong in a message, and the schema's description of it. */
export function invalid(rule: string, path: string, message = ''): Refusal {
  const field = path.split('/').filter(Boolean).join('.');
  const detail = message.replace(/\.$/, '');
  return field === ''
    ? newRefusal(rule, 'requestInvalid', { detail })
    : newRefusal(rule, 'fieldInvalid', { field, detail });
}
