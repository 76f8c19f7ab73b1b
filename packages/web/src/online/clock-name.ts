/** A kind of clock in words. */
import type { Clock } from '@guimard/protocol';
import { onlineWords } from './words.ts';

export function clockName(clock: Clock): string {
  const { clocks } = onlineWords.words;
  switch (clock.kind) {
    case 'none':
      return clocks.none;
    case 'move':
      return clocks.move({ seconds: clock.seconds });
    case 'bank':
      return clocks.bank({ minutes: clock.seconds / 60, increment: clock.increment });
    case 'days':
      return clocks.days({ days: clock.days });
  }
}
