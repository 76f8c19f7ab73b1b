/** In which ways the server tells people of their turn. */
import type { NotificationOffers } from '@guimard/protocol';
import { server } from '../api.ts';

/** None if it cannot be asked. */
export async function notificationOffers(): Promise<NotificationOffers> {
  const answer = await server.notificationOffers();
  return answer.ok ? answer.value : { webhook: false };
}
