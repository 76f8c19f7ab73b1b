/** A person at a browser: finds things by their text, as people do, and points at them. */
import type { Driver } from './driver.ts';

/** What fits the selector, and is called so if a name is given. */
export interface Target {
  readonly css?: string;
  readonly name?: string;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}

const PRESSABLE = 'button, a, label, summary, [role=tab]';
const TIMEOUT = 20_000;

export type Visitor = ReturnType<typeof visitor>;

export function visitor(driver: Driver) {
  const find = async (target: Target): Promise<Spot> => {
    const spot = await driver.evaluate(locate, { css: PRESSABLE, ...target, timeout: TIMEOUT });
    if (spot === null) throw new Error(`not in sight: ${JSON.stringify(target)}`);
    return spot;
  };
  return {
    ...driver,
    /** Waits until it can be pointed at. */
    see: async (target: Target): Promise<void> => void (await find(target)),
    async press(target: Target): Promise<void> {
      const { x, y } = await find(target);
      await driver.click(x, y);
    },
    async write(target: Target, text: string): Promise<void> {
      const { x, y } = await find(target);
      await driver.click(x, y);
      await driver.type(text);
    },
    /** Waits until the page says so. */
    async until<Argument>(what: string, script: (argument: Argument) => unknown, argument: Argument) {
      const begun = Date.now();
      while (!(await driver.evaluate(script, argument))) {
        if (Date.now() - begun > TIMEOUT) throw new Error(`timed out: ${what}`);
      }
    },
  };
}

/** In the page: waits until there is such a thing that stands still with nothing above it; its middle. */
async function locate({
  css,
  name,
  timeout,
}: Target & { css: string; timeout: number }): Promise<Spot | null> {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (element: Element): boolean =>
    name === undefined ||
    [element.getAttribute('aria-label'), element.textContent].some((text) => plain(text) === name);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = Date.now();
  while (Date.now() - begun < timeout) {
    for (const element of [...document.querySelectorAll(css)].filter(fits)) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const before = element.getBoundingClientRect();
      await frame();
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isStill = before.left === left && before.top === top && width > 0;
      if (isStill && element.contains(hit)) return { x, y };
    }
    await frame();
  }
  return null;
}
