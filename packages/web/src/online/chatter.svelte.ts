/** Whether one wants to hear what is said at tables; kept in the browser. */
const KEY = 'guimard.chat.muted';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

class Chatter {
  isMuted = $state(read());

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    try {
      if (isMuted) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing: it holds for this visit.
    }
  }
}
export const chatter = new Chatter();
