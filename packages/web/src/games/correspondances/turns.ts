import type { GameEvent } from '@guimard/engine/kit';
import type { TurnPart } from '../../game-ui.ts';

/** What an event means for a log by turns. */
export const turnPartOf = ({ type }: GameEvent): TurnPart | undefined =>
  type === 'placed' ? 'acts' : type === 'round' ? 'apart' : undefined;
