import { encode } from 'uqr';

/** What fits into version 9 at level M: finer codes are hard to read from a screen. */
const MAX_BYTES = 180;
/** Light modules around the code, which readers need. */
const QUIET_ZONE = 4;

/** Rows of modules, true where they are dark; undefined if the text is too long. */
export function qrOf(text: string): readonly (readonly boolean[])[] | undefined {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return undefined;
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}
