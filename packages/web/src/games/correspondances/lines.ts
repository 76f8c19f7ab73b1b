/** How the four lines look (D2): a paint, a pattern along the track, and always the number. */
import type { Line } from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { linePaint } from '@guimard/miniature/correspondances';

/** Along the middle of the track, in hundredths of a tile: nothing, dashes, dots, and a line without a break. */
const DASHES = ['', '12 8', '0.1 9.9', 'none'] as const;

export const LINE_NUMBERS: readonly Line[] = [1, 2, 3, 4];
export const paintOf = (line: Line): string => `var(--colour-${linePaint(line)})`;
export const inkOn = (line: Line): string => `var(--on-colour-${linePaint(line)})`;
export const hasPattern = (line: Line): boolean => DASHES[line - 1] !== '';
export const isDotted = (line: Line): boolean => line === 3;
export const dashOf = (line: Line): string => nth(DASHES, line - 1);
