/**
 * Characters that show nothing: control and format characters, unassigned and private ones, line and paragraph
 * separators, whatever Unicode lets fonts ignore, and the braille blank. For use inside the brackets of a pattern with
 * the flag `u`.
 */
export const INVISIBLE = String.raw`\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;
