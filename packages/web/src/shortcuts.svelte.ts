/** The keys of the app: one list for what listens to them and for the dialog that explains them. */
import { settings } from './settings.svelte.ts';

export const SHORTCUT_NAMES = [
  'help',
  'search',
  'menu',
  'history',
  'undo',
  'coach',
  'paint',
  'move',
  'place',
  'rotate',
  'rotateBack',
  'choose',
  'cancel',
  'line',
  'variation',
] as const;
type Shortcut = (typeof SHORTCUT_NAMES)[number];

interface Keys {
  readonly keys: readonly string[];
  /** Keys of the board work there even if the others are turned off. */
  readonly isOfBoard?: true;
}
export const SHORTCUTS: Readonly<Record<Shortcut, Keys>> = {
  help: { keys: ['?'] },
  search: { keys: ['/'] },
  menu: { keys: ['M'] },
  history: { keys: ['H'] },
  undo: { keys: ['U'] },
  coach: { keys: ['C'] },
  paint: { keys: ['L'] },
  move: { keys: ['←', '↑', '↓', '→'], isOfBoard: true },
  place: { keys: ['Enter'], isOfBoard: true },
  rotate: { keys: ['R'], isOfBoard: true },
  rotateBack: { keys: ['Shift+R'], isOfBoard: true },
  choose: { keys: ['1', '2', '3', '4'], isOfBoard: true },
  cancel: { keys: ['Esc'], isOfBoard: true },
  line: { keys: ['←', '→'] },
  variation: { keys: ['↑', '↓'] },
};

type Handlers = Partial<Record<Shortcut, (event: KeyboardEvent) => void>>;

/** The dialog that lists them. */
export const help = $state({ isOpen: false });

const listeners = new Set<Handlers>();

/** Listens until what it returns is called. Arrows, Enter and Esc are the business of what has the focus. */
export function onShortcuts(handlers: Handlers): () => void {
  if (listeners.size === 0) addEventListener('keydown', pressed);
  listeners.add(handlers);
  return () => {
    listeners.delete(handlers);
    if (listeners.size === 0) removeEventListener('keydown', pressed);
  };
}

const nameOf = ({ key, shiftKey }: KeyboardEvent): string => {
  const isLetter = /^[a-z]$/i.test(key);
  return isLetter ? `${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}` : key;
};

/** WCAG 2.1.4: keys without Ctrl or Alt can be turned off, except those of the board while it has the focus. */
function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (!(target instanceof Element) || target.closest('input, textarea, select, dialog[open]')) return;
  const name = nameOf(event);
  for (const handlers of listeners) {
    for (const shortcut of SHORTCUT_NAMES) {
      const { keys, isOfBoard } = SHORTCUTS[shortcut];
      if (handlers[shortcut] === undefined || !keys.includes(name)) continue;
      const isOnBoard = target.closest('[role="grid"]') !== null;
      if (!settings.shortcuts && !(isOfBoard && isOnBoard)) continue;
      event.preventDefault();
      handlers[shortcut]?.(event);
    }
  }
}
