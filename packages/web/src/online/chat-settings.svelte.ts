/** Whether one wants to hear what is said at tables; stored in the browser. */
import { boolean } from '../schema.ts';
import { stored } from '../stored.ts';

const muted = stored('guimard.chat.muted', boolean, false);

class ChatSettings {
  isMuted = $state(muted.read());

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    muted.write(isMuted);
  }
}
export const chatSettings = new ChatSettings();
