/** The keys of the tree. They work wherever the focus has no use for them itself. */
import { settings } from '../../settings.svelte.ts';

type TreeKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** What moves the focus, the cursor or the text by arrows. */
const OWN_ARROWS =
  'input, textarea, select, dialog[open], [role="grid"], [role="toolbar"], [role="tablist"], [role="tabpanel"]:focus, details[open]';

/** Listens until what it returns is called. */
export function onTreeKeys(handlers: Readonly<Record<TreeKey, () => void>>): () => void {
  const isTreeKey = (key: string): key is TreeKey => key in handlers;
  const pressed = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!settings.shortcuts || !isTreeKey(key)) return;
    if (!(target instanceof Element) || target.closest(OWN_ARROWS) !== null) return;
    event.preventDefault();
    handlers[key]();
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
