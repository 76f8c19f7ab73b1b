/** 32 bits, not 0, made from what everybody sees of a state: by them a position is found again in a tree. */
import type { State } from '@guimard/engine/kit';

export type OpenFields = readonly (Uint8Array | Uint16Array | Int32Array)[];

export function openFields(s: State): OpenFields {
  return s.places.filter(({ sight }) => sight === 'open').map(({ array }) => array);
}

export function markOf(fields: OpenFields): number {
  let mark = 0x9e3779b9;
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i];
    for (let at = 0; at < field.length; at++) {
      mark = Math.imul(mark ^ field[at], 0x85ebca6b);
      mark ^= mark >>> 15;
    }
  }
  return mark | 0 || 1;
}
