/** Who was told of their turns goes on to the next table and is told there too. */
import { linkTo } from '../links.ts';
import { forgetNotification, storedNotification } from './stored-notifications.ts';
import { pushKey, subscribe } from './subscribe.ts';

/**
 * From a table whose game is over to the seat that the player has at another. Nobody is asked anything: the browser may
 * show notices already, or it is left at that. If it cannot be done, the switch of the new table is off.
 */
export async function carryNotifications(
  from: string,
  to: { readonly table: string; readonly secret: string },
): Promise<void> {
  try {
    const stored = await storedNotification(from);
    if (stored === undefined || Notification.permission !== 'granted') return;
    const key = await pushKey();
    if (key === undefined) return;
    const { title, body } = stored;
    const { table, secret } = to;
    const isOn = await subscribe({ table, secret, link: linkTo(table), title, body }, key);
    // Once: a player who turns notifications off there and comes back here must not find them on again.
    if (isOn) await forgetNotification(from);
  } catch {
    // A browser that keeps nothing has no notices.
  }
}
