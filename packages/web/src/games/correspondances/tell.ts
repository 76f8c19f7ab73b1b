/** Events as sentences. */
import {
  type CorrespondancesEvent,
  makeSpot,
  POINT_NAMES,
  parseTile,
  type TileName,
} from '@guimard/engine/correspondances';
import { type GameEvent, nth } from '@guimard/engine/kit';
import { tileName } from './names.ts';
import { ownEvent } from './own.ts';
import { type CorrespondancesWords, correspondancesWords } from './words.ts';

/** As the viewer may hear it: those who may not know a line do not get it. */
export function tell(
  heard: GameEvent,
  names: readonly string[],
  words: CorrespondancesWords = correspondancesWords.words,
): string {
  const event = ownEvent(heard);
  const { told } = words;
  const nameOfTile = (name: TileName): string => tileName(parseTile(name)!, words);
  switch (event.type) {
    case 'round':
      return told.round({
        round: event.round,
        order: Array.from(event.order, Number),
        name: nth(names, event.first),
      });
    case 'dealt': {
      // Those who may not know the line are told without it.
      const line = 'secret' in event ? event.secret.line : undefined;
      const name = nth(names, event.seat);
      return line === undefined ? told.dealt({ name }) : told.dealtLine({ name, line });
    }
    case 'drew':
      // Where it is placed is told next, and the hand shows it meanwhile.
      return '';
    case 'aside':
      return told.aside({ name: nth(names, event.seat), tile: nameOfTile(event.tile) });
    case 'placed':
      return told.placed({
        name: nth(names, event.seat),
        tile: nameOfTile(event.tile),
        cell: makeSpot(event.x, event.y),
      });
    case 'journey':
      return told.journey({
        name: nth(names, event.seat),
        line: event.line,
        arrival: POINT_NAMES.indexOf(event.arrival),
        changes: event.transfers,
        gain: event.points,
      });
    case 'portion':
      return told.portion({
        name: nth(names, event.seat),
        line: event.line,
        length: event.length,
        gain: event.points,
      });
    case 'scored':
      return told.scored({ round: event.round, seats: tellSeats(event, names, words) });
    case 'over':
      return told.over({
        name: nth(names, event.winner),
        scores: event.scores.map((total, seat) => told.score({ name: nth(names, seat), total })),
      });
  }
}

/** Who had which line, and what it brought. */
function tellSeats(
  { lines, points, totals }: CorrespondancesEvent & { type: 'scored' },
  names: readonly string[],
  { told }: CorrespondancesWords,
): string[] {
  return lines.map((line, seat) =>
    told.seat({
      name: nth(names, seat),
      line,
      gain: nth(points, seat),
      total: nth(totals, seat),
    }),
  );
}
