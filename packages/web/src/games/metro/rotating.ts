/** The mouse wheel and the right button rotate the tile in hand. */
import type { Attachment } from 'svelte/attachments';
import type { MetroDesk } from './desk.svelte.ts';

/** Pixels of scrolling for a quarter: less than a notch of any wheel, and a short stroke on a touchpad. */
const QUARTER = 50;
/** Wheels that count lines or pages. */
const PIXELS = [1, 30, 300];

export function rotateByMouse(desk: MetroDesk): Attachment<HTMLElement> {
  const mayRotate = (): boolean => desk.table.canAct && desk.mayRotate;
  return (element) => {
    let scrolled = 0;
    const wheel = (event: WheelEvent): void => {
      // With Ctrl the wheel zooms the page.
      if (event.ctrlKey || event.metaKey || event.deltaY === 0 || !mayRotate()) return;
      event.preventDefault();
      const by = event.deltaY * (PIXELS[event.deltaMode] ?? 1);
      scrolled = Math.sign(by) === Math.sign(scrolled) ? scrolled + by : by;
      if (Math.abs(scrolled) < QUARTER) return;
      desk.rotate(Math.sign(scrolled));
      scrolled = 0;
    };
    const menu = (event: MouseEvent): void => {
      // A long press of a finger asks for a menu, too.
      if (desk.isTouch || !mayRotate()) return;
      event.preventDefault();
      desk.rotate();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('contextmenu', menu);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('contextmenu', menu);
    };
  };
}
