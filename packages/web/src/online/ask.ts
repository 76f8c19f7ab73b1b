/** One question to the server over HTTP. */
import { fail, ok, type Result } from '@guimard/engine/kit';
import type { Refused } from './connection.ts';

/** The rule of a refusal that the server knows nothing of: it could not be reached, or not be understood. */
export const OFFLINE = 'offline';

const NO_CONTENT = 204;

export type Answer<T> = Promise<Result<T, Refused>>;
export type Fields = Readonly<Record<string, unknown>>;

export async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { secret, body }: { readonly secret?: string | undefined; readonly body?: object } = {},
): Answer<Fields> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said: unknown = response.status === NO_CONTENT ? {} : await response.json();
    const fields = typeof said === 'object' && said !== null ? (said as Fields) : {};
    if (response.ok) return ok(fields);
    const { rule = OFFLINE, reason = response.statusText } = fields;
    return fail({ rule: String(rule), reason: String(reason) });
  } catch (error) {
    return fail({ rule: OFFLINE, reason: String(error) });
  }
}
