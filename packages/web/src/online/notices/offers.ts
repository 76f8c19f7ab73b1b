/** In which ways the server tells people of their turn. */
import { ask } from '../ask.ts';

/** None if it cannot be asked. */
export async function noticeOffers(): Promise<{ readonly webhook: boolean; readonly push?: string }> {
  const answer = await ask('GET', '/api/notices');
  const { webhook, push } = answer.ok ? answer.value : {};
  return { webhook: webhook === true, ...(typeof push === 'string' ? { push } : {}) };
}
