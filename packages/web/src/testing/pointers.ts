/** Real pointers, as the browser gets them from the machine. */
import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  /** Declared by the driver of the browser together with all types of Node, which the app must not see. */
  interface CDPSession {
    send(method: string, params: object): Promise<unknown>;
  }
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function middleOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Tests run in a frame; the browser counts from the corner of the page. */
function onPage({ x, y }: Spot): Spot {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0, width: innerWidth };
  const scale = frame.width / innerWidth;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const mouse = {
  async down(at: Spot): Promise<void> {
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...onPage(at) });
    await cdp().send('Input.dispatchMouseEvent', {
      type: 'mousePressed',
      button: 'left',
      clickCount: 1,
      ...onPage(at),
    });
  },
  async move(at: Spot): Promise<void> {
    await cdp().send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      button: 'left',
      buttons: 1,
      ...onPage(at),
    });
  },
  async up(at: Spot): Promise<void> {
    await cdp().send('Input.dispatchMouseEvent', {
      type: 'mouseReleased',
      button: 'left',
      clickCount: 1,
      ...onPage(at),
    });
  },
};

export const finger = {
  async down(at: Spot): Promise<void> {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [onPage(at)] });
  },
  async move(at: Spot): Promise<void> {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [onPage(at)] });
  },
  async up(_at: Spot): Promise<void> {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
};

type Pointer = typeof mouse | typeof finger;

/** Presses, and moves there in some steps, without letting go. */
export async function pull(pointer: Pointer, from: Spot, to: Spot): Promise<void> {
  await pointer.down(from);
  for (const part of [0.1, 0.4, 0.7, 1]) await pointer.move(between(from, to, part));
}

export async function drag(pointer: Pointer, from: Spot, to: Spot): Promise<void> {
  await pull(pointer, from, to);
  await pointer.up(to);
}

/** A tap of a finger, both messages at once: with a round trip between them, a slow machine would make a long press. */
export async function tap(at: Spot): Promise<void> {
  await Promise.all([finger.down(at), finger.up(at)]);
}
