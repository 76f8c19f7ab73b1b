/** Metro's options as flags. */

import type { Result } from '@guimard/engine/kit';
import { type MetroOptions, metro } from '@guimard/engine/metro';
import type { UserError } from '../command.ts';
import { checkOptions, optionsAmong } from '../options.ts';

export const PLAYERS = {
  players: { type: 'string', value: 'N', help: 'how many play: 2 to 6' },
} as const;
export const ROTATE = { rotate: { type: 'boolean', help: 'free rotation of tiles (V1)' } } as const;
export const EXCLUSIVE = { exclusive: { type: 'boolean', help: 'exclusive score track (V3)' } } as const;
export const CORNERS = { corners: { type: 'boolean', help: 'corner contact suffices (V4)' } } as const;

export const metroFlags = {
  ...PLAYERS,
  first: { type: 'string', value: 'SEAT', help: 'who starts: a seat from 0, or random; else random' },
  ...ROTATE,
  hand: { type: 'string', value: 'N', help: 'tiles in hand, 1 to 3 (V2); else 1' },
  ...EXCLUSIVE,
  ...CORNERS,
} as const;

export function metroOptions(flags: object): Result<MetroOptions, UserError> {
  return checkOptions(metro, optionsAmong(metroFlags, flags));
}
