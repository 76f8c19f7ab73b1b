/** A 32-bit hash, never 0, of the public part of a state: the key by which a tree finds a position again. */
import type { State } from '@guimard/engine/kit';

export type OpenFields = readonly (Uint8Array | Uint16Array | Int32Array)[];

export function openFields(s: State): OpenFields {
  return s.places.filter(({ sight }) => sight === 'open').map(({ array }) => array);
}

export function positionKey(fields: OpenFields): number {
  let key = 0x9e3779b9;
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i];
    for (let at = 0; at < field.length; at++) {
      key = Math.imul(key ^ field[at], 0x85ebca6b);
      key ^= key >>> 15;
    }
  }
  return key | 0 || 1;
}
