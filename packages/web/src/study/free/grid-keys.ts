/** Arrow keys among buttons that are laid out in rows, however many fit in a row. */
import { nth } from '@guimard/engine/kit';
import { forward } from '../../i18n/dictionary.svelte.ts';

/** The index of the one to go to; undefined for other keys, and at the edge. */
export function nextInGrid(
  key: string,
  current: number,
  items: readonly Pick<HTMLElement, 'offsetTop' | 'offsetLeft'>[],
): number | undefined {
  if (items.length === 0) return undefined;
  switch (key) {
    case forward() === 1 ? 'ArrowRight' : 'ArrowLeft':
      return current + 1 < items.length ? current + 1 : undefined;
    case forward() === 1 ? 'ArrowLeft' : 'ArrowRight':
      return current > 0 ? current - 1 : undefined;
    case 'Home':
      return 0;
    case 'End':
      return items.length - 1;
    case 'ArrowDown':
      return inNextRow(current, items, 1);
    case 'ArrowUp':
      return inNextRow(current, items, -1);
    default:
      return undefined;
  }
}

/** The nearest one in the row below or above. */
function inNextRow(
  current: number,
  items: readonly Pick<HTMLElement, 'offsetTop' | 'offsetLeft'>[],
  by: 1 | -1,
): number | undefined {
  const { offsetTop, offsetLeft } = nth(items, current);
  const beyond = items.filter((item) => (item.offsetTop - offsetTop) * by > 0);
  if (beyond.length === 0) return undefined;
  const row = by * Math.min(...beyond.map((item) => item.offsetTop * by));
  const [nearest] = beyond
    .filter((item) => item.offsetTop === row)
    .toSorted((a, b) => Math.abs(a.offsetLeft - offsetLeft) - Math.abs(b.offsetLeft - offsetLeft));
  return nearest === undefined ? undefined : items.indexOf(nearest);
}
