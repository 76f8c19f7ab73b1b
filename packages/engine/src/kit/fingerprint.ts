/** Whether two programs have the same layout of a game's state: only then may one send the other bytes of it. */
import type { State } from './layout.ts';

/**
 * A short text derived from the layout of a state and nothing else: names, visibility, kinds and lengths of all fields, in
 * the order of the buffer, slices included. It does not depend on the values.
 */
export function fingerprint({ places, bytes }: State): string {
  const fields = places.map(({ name, sight, shape, array }) =>
    [name, sight, shape, kindOf(array), array.length, array.byteOffset].join(':'),
  );
  return hashText([...fields, bytes.length].join('\n'));
}

const kindOf = (array: ArrayBufferView): string => Object.prototype.toString.call(array);

/** 64 bits in hexadecimal: two FNV-1a hashes that differ in their start. */
function hashText(text: string): string {
  const halves = [0x811c9dc5, 0x9e3779b9].map((start) => {
    let h = start;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    return ((h ^ (h >>> 13)) >>> 0).toString(16).padStart(8, '0');
  });
  return halves.join('');
}
