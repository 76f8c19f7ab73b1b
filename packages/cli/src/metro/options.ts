/** Metro's options as flags. */

import type { Result } from '@guimard/engine/kit';
import { type MetroOptions, metro } from '@guimard/engine/metro';
import type { UserError } from '../command.ts';
import type { Given } from '../flags.ts';
import { chosenOptions, FIRST, PLAYERS } from '../options.ts';

export const ROTATE = { rotate: { type: 'boolean', help: 'free rotation of tiles (V1)' } } as const;
export const EXCLUSIVE = { exclusive: { type: 'boolean', help: 'exclusive score track (V3)' } } as const;
export const CORNERS = { corners: { type: 'boolean', help: 'corner contact suffices (V4)' } } as const;

export const metroFlags = {
  ...PLAYERS,
  ...FIRST,
  ...ROTATE,
  hand: { type: 'string', value: 'N', help: 'tiles in hand, 1 to 3 (V2); else 1' },
  ...EXCLUSIVE,
  ...CORNERS,
  with: {
    type: 'string',
    value: 'LIST',
    multiple: true,
    help: 'modules to play with, as in companies,paris',
  },
  side: { type: 'string', value: 'SIDE', help: 'side or variant of the module that has several' },
  hard: { type: 'boolean', shortFor: { side: 'hard' }, help: 'the solo game made hard: --side hard' },
} as const;

export function metroOptions(flags: Given['flags']): Result<MetroOptions, UserError> {
  return chosenOptions(metro, metroFlags, flags);
}
