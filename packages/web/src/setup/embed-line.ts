/** A finished game as a line of HTML, for pages anywhere. */
import { makeText } from '@guimard/engine/kit';
import type { SavedTable } from '../table/seating.ts';

const ELEMENT = '/embed/guimard-board.js';

/** Where other pages load the board from; undefined where no server gives it out, or nobody else can reach that server. */
export async function findElement(): Promise<string | undefined> {
  const [{ reach }, { outside }] = await Promise.all([
    import('../online/reach.svelte.ts'),
    import('../online/links.ts'),
  ]);
  await reach.look();
  if (reach.isAlone) return undefined;
  // Without a network there is no answer.
  const answer = await fetch(ELEMENT, { method: 'HEAD' }).catch(() => undefined);
  return answer?.ok ? outside() + ELEMENT : undefined;
}

export function embedLine(element: string, { log, seats }: Pick<SavedTable, 'log' | 'seats'>): string {
  const names = seats.map(({ name }) => name);
  const isPlain = names.every((name) => !/^\s*\[|,/.test(name));
  const players = isPlain ? names.join(', ') : JSON.stringify(names);
  return `<script type="module" src="${escaped(element)}"></script><guimard-board players="${escaped(players)}" log="${escaped(makeText(log))}"></guimard-board>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As the value of an attribute in double quotes. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
