/** Colours on a terminal, if wanted. */
import type { Io } from './io.ts';

/** Text in a style: the parameters of an ANSI "select graphic rendition" sequence; empty for none. */
export type Paint = (style: string, text: string) => string;

export const BOLD = '1';
export const DIM = '2';

export const plain: Paint = (_, text) => text;
export const coloured: Paint = (style, text) => (style === '' ? text : `\x1b[${style}m${text}\x1b[0m`);

export const COLOUR_FLAG = {
  'no-color': { type: 'boolean', help: 'no colours; the same as setting NO_COLOR' },
} as const;

/** No escape codes over a pipe, nor where the user opts out (no-color.org). */
export function paintFor(io: Io, flags: { readonly 'no-color'?: boolean }): Paint {
  const wanted = !flags['no-color'] && (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  return wanted && io.out.isTTY ? coloured : plain;
}
