/** Events as sentences: what the log shows and screen readers say. */
import { nth } from '@guimard/engine/kit';
import { type MetroEvent, parseCell } from '@guimard/engine/metro';
import { tellModuleEvent } from './modules/shown.ts';
import { cellName, companyAsOwner, endAt, playerAsOwner, startAt } from './words/naming.ts';
import type { MetroWords } from './words.ts';

/** Empty for what is not worth a sentence: a tile that is drawn, a tourist that takes its place at set-up. */
export function tellEvent(words: MetroWords, event: MetroEvent, names: readonly string[]): string {
  const { events } = words;
  switch (event.type) {
    case 'first':
      return events.first({ name: nth(names, event.seat) });
    case 'placed':
      return events.placed({ name: nth(names, event.seat), cell: cellName(parseCell(event.cell)!) });
    case 'line':
      return tellLine(words, event, names);
    case 'profit': {
      const { points, total } = event;
      return events.profit({ ...companyAsOwner(words, event.colour), points, total });
    }
    case 'bonus': {
      const { seat, points, total } = event;
      const tell = points < 0 ? events.bonusLost : events.bonus;
      return tell({ name: nth(names, seat), points: Math.abs(points), total });
    }
    case 'drew':
    case 'tourist':
      return '';
    case 'passed':
      return events.passed({ name: nth(names, event.seat) });
    case 'module':
      return tellModuleEvent(words, event, names);
    case 'over':
      return events.over({
        scores: event.scores.map((score, seat) => events.score({ name: nth(names, seat), score })),
      });
  }
}

function tellLine(
  words: MetroWords,
  event: MetroEvent & { readonly type: 'line' },
  names: readonly string[],
): string {
  const { colour, length, points, total } = event;
  const ends = { ...startAt(words, event.station), ...endAt(words, event.end) };
  if (colour === null) return words.events.lineOfNobody(ends);
  const owner =
    event.owner === undefined ? companyAsOwner(words, colour) : playerAsOwner(nth(names, event.owner));
  const line = { ...ends, ...owner, points, total };
  return points > length ? words.events.lineDoubled({ ...line, length }) : words.events.line(line);
}
