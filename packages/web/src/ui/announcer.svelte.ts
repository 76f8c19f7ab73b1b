/** What a screen reader announces. */
interface Message {
  readonly text: string;
  /** Two equal messages after each other are still two. */
  readonly number: number;
}

let count = 0;
const fresh = (text: string): Message => ({ text, number: ++count });

class Announcements {
  polite = $state.raw<Message>(fresh(''));
  urgent = $state.raw<Message>(fresh(''));
}
export const announcements = new Announcements();

/** Nothing said on one page is found on the next. */
export function clearAnnouncements(): void {
  announcements.polite = fresh('');
  announcements.urgent = fresh('');
}

/** Says it when there is a pause, or, if it is urgent, at once. */
export function announce(text: string, urgent = false): void {
  announcements[urgent ? 'urgent' : 'polite'] = fresh(text);
}
