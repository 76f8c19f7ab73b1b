/** Whether others can reach the server, and where. It matters only where this page has found it on its own machine. */
import { server } from './api.ts';

const isThisMachine = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

class Reach {
  #isAsked = false;
  /** Nobody else can. */
  isAlone = $state(false);
  /** Undefined: where this page has found it. */
  origin = $state<string>();

  async look(): Promise<void> {
    if (this.#isAsked || !isThisMachine()) return;
    this.#isAsked = true;
    const answer = await server.reach();
    if (!answer.ok) return;
    const { isAlone, origin } = answer.value;
    this.isAlone = isAlone;
    this.origin = origin;
  }
}
export const reach = new Reach();
