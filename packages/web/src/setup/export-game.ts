/** Games leave the browser as a file or as a line of text. */
import type { SavedTable } from '../table/seating.ts';

/** A name that says which game it is and when it was played. */
export function fileNameOf({ log, updated }: SavedTable): string {
  return `${log.game}-${new Date(updated).toISOString().slice(0, 10)}.json`;
}

/** A file has the name of the deal, too, so that the game can be played again elsewhere with the same tiles. */
export const fileOf = ({ log, deal }: SavedTable): object => (deal === undefined ? log : { ...log, deal });

/** Saves a game, or what else there is, as a file. */
export function downloadJson(content: object, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts text on the clipboard; answers whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way: on a page from the home network without https there is no other. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.className = 'visually-hidden';
  // Behind an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
