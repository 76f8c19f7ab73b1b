/** Dragging a tile from the hand onto the board. */
import { type Cell, cellAt } from '@guimard/engine/metro';
import type { Attachment } from 'svelte/attachments';
import type { MetroDesk } from './desk.svelte.ts';

/** Pixels that a pointer moves before a press becomes a drag. */
const THRESHOLD = 8;

/** The cell under a place on the screen. */
function cellUnder(x: number, y: number): Cell | undefined {
  // The first cell measures them all.
  const first = document.querySelector('[data-cell="0"] > .area')?.getBoundingClientRect();
  if (first === undefined) return undefined;
  const col = Math.floor((x - first.left) / first.width);
  const row = Math.floor((y - first.top) / first.height);
  return col >= 0 && col < 8 && row >= 0 && row < 8 ? cellAt(row, col) : undefined;
}

export function dragTile(desk: MetroDesk, index: number): Attachment<HTMLElement> {
  return (element) => {
    let from: { readonly x: number; readonly y: number } | undefined;
    let isDragging = false;

    const down = (event: PointerEvent): void => {
      from = { x: event.clientX, y: event.clientY };
      isDragging = false;
      desk.isTouch = event.pointerType === 'touch';
      // From the start: a quick pointer is out of the tile before its first move is told.
      if (desk.table.canAct) element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (from === undefined || !desk.table.canAct) return;
      if (!isDragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
      if (!isDragging) {
        isDragging = true;
        if (index !== desk.chosen) desk.choose(index);
      }
      desk.put = cellUnder(event.clientX, event.clientY);
    };
    const up = (): void => {
      from = undefined;
      // Let go over a cell: with a finger, or if the player wants to be asked, the tile waits there.
      if (isDragging && desk.put !== undefined) desk.drop();
    };
    const cancel = (): void => {
      from = undefined;
      desk.cancel();
    };
    /** The click that ends a drag is none. */
    const click = (event: MouseEvent): void => {
      if (isDragging) event.stopImmediatePropagation();
      isDragging = false;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
