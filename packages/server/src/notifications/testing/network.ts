/** A network in which names resolve as a test says. */
import { isRoutable } from '../routable.ts';
import { type Network, WEB_PORTS } from '../target.ts';

/** A name may resolve differently each time; the last result stays. */
type Names = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface TestNetwork extends Network {
  /** Resolved names, in order. */
  readonly asked: string[];
}

/** With the checks of the real one. */
export function testNetwork(names: Names = {}, more: Partial<Network> = {}): TestNetwork {
  const asked: string[] = [];
  return {
    asked,
    ports: WEB_PORTS,
    isAllowed: isRoutable,
    resolve: async (name) => {
      const meanings = names[name] ?? [];
      const times = asked.filter((one) => one === name).length;
      asked.push(name);
      return meanings[Math.min(times, meanings.length - 1)] ?? [];
    },
    ...more,
  };
}
