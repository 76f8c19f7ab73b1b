/** Events as sentences: what the log shows and screen readers say. */
import type { MetroEvent, PlatformName, Station } from '@guimard/engine/metro';
import { parseCell } from '@guimard/engine/metro';
import { uiOf } from './modules/index.ts';
import { readEvent } from './modules/parts/told.ts';
import type { MetroWords } from './words/en.ts';
import { cellName, colourWord, list, stopName } from './words/naming.ts';

/** Empty for what is not worth a sentence: a tile that is drawn, a tourist that takes its place at set-up. */
export function tellEvent(words: MetroWords, event: MetroEvent, names: readonly string[]): string {
  const { events } = words;
  switch (event.type) {
    case 'first':
      return events.first({ name: names[event.seat] });
    case 'laid':
      return events.laid({ name: names[event.seat], cell: cellName(parseCell(event.cell)!) });
    case 'line':
      return tellLine(words, event, names);
    case 'profit': {
      const owner = words.company({ colour: colourWord(words, event.colour) });
      return events.profit({ owner, points: event.points, total: event.total });
    }
    case 'bonus':
      return events.bonus({ name: names[event.seat], points: event.points, total: event.total });
    case 'drew':
    case 'tourist':
      return '';
    case 'passed':
      return events.passed({ name: names[event.seat] });
    case 'module':
      return uiOf(event.module).events[event.what](readEvent(words, event, names));
    case 'over':
      return events.over({
        scores: list(event.scores.map((score, seat) => events.score({ name: names[seat], score }))),
      });
  }
}

function tellLine(
  words: MetroWords,
  event: MetroEvent & { readonly type: 'line' },
  names: readonly string[],
): string {
  const { colour, length, points, total } = event;
  const from = stopName(words, event.station);
  const to = endName(words, event.end);
  if (colour === null) return words.events.lineOfNobody({ from, to });
  const owner =
    event.owner === undefined ? words.company({ colour: colourWord(words, colour) }) : names[event.owner];
  return points > length
    ? words.events.lineDoubled({ from, to, owner, length, points, total })
    : words.events.line({ from, to, owner, points, total });
}

const endName = (words: MetroWords, end: Station | PlatformName | 'centre'): string =>
  end === 'centre' ? words.centre : stopName(words, end);
