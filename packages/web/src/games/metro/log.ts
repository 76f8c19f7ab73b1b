/** What the log needs of an event beyond its sentence. */
import { COLOURS, type MetroEvent } from '@guimard/engine/metro';
import type { Gain, TurnPart } from '../../game-ui.ts';
import { liveryOf, seatLivery } from './liveries.ts';
import { shownOf } from './modules/shown.ts';
import type { MetroWords } from './words.ts';

/** Of points as they are moved on the score track: what modules tell of the end is part of `profit` and `bonus`. */
export function gainOf(words: MetroWords, options: object, event: MetroEvent): Gain | undefined {
  switch (event.type) {
    case 'line':
    case 'profit': {
      if (event.colour === null || event.points === 0) return undefined;
      return { livery: liveryOf(words, COLOURS.indexOf(event.colour)), points: event.points };
    }
    case 'bonus':
      return { livery: seatLivery(words, options, event.seat), points: event.points };
    case 'module': {
      const gain = 'gain' in event ? event.gain : undefined;
      if (gain?.total === undefined || gain.points === 0) return undefined;
      return { livery: seatLivery(words, options, gain.seat), points: gain.points };
    }
    default:
      return undefined;
  }
}

export function turnPartOf(event: MetroEvent): TurnPart | undefined {
  if (event.type === 'placed' || event.type === 'passed') return 'acts';
  return event.type === 'module' ? shownOf(event.module).turnParts?.[event.what] : undefined;
}
