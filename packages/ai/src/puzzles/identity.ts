/** The name of a puzzle: a hash of its position as text. */
import { type Log, makeText } from '@guimard/engine/kit';

/** Two hashes that start differently; four characters of each, together 41 bits, tell a million puzzles apart. */
const OFFSETS = [0x811c9dc5, 0x7d9a5b31] as const;

/** The id of the puzzle in this position: eight characters. */
export function idOf(log: Log): string {
  const text = makeText(log);
  return OFFSETS.map((offset) => fnv(text, offset).toString(36).padStart(7, '0').slice(-4)).join('');
}

/** FNV-1a. */
function fnv(text: string, offset: number): number {
  let hash = offset;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
