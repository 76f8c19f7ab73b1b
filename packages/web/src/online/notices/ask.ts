/** What is asked of the server about notices. */
import { fail, ok } from '@guimard/engine/kit';
import { type Answer, OFFLINE } from '../api.ts';

type Fields = Readonly<Record<string, unknown>>;

/** In which ways the server tells people; none if it cannot be asked. */
export async function noticeOffers(): Promise<{ readonly webhook: boolean; readonly push?: string }> {
  const answer = await ask('GET', '/api/notices');
  const { webhook, push } = answer.ok ? answer.value : {};
  return { webhook: webhook === true, ...(typeof push === 'string' ? { push } : {}) };
}

export async function ask(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  secret?: string,
  body?: object,
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
    const answer = (await response.json()) as Fields;
    if (response.ok) return ok(answer);
    const { rule = OFFLINE, reason = response.statusText } = answer;
    return fail({ rule: String(rule), reason: String(reason) });
  } catch (error) {
    return fail({ rule: OFFLINE, reason: String(error) });
  }
}
