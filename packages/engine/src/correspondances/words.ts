/** Events as sentences. */
import { nth } from '../kit/nth.ts';
import { makeSpot } from './board.ts';
import type { CorrespondancesEvent } from './event.ts';
import { COLOURS, type Line } from './types.ts';

const count = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);
const TURNED = ['', ', turned a quarter', ', turned a half', ', turned three quarters'] as const;

/** Seats have no colour of their own, since lines are secret (T10). */
const seatName = (seat: number): string => `Player ${seat + 1}`;
/** A line in English, with its colour. */
export const lineName = (line: Line): string => `line ${line} (${COLOURS[line - 1]})`;

export function describeEvent(event: CorrespondancesEvent, names?: readonly string[]): string {
  const nameOf = (seat: number): string => names?.[seat] ?? seatName(seat);
  switch (event.type) {
    case 'round': {
      const straights = `the straights lie in the order ${Array.from(event.order).join(', ')}`;
      return `Round ${event.round}: ${straights}. ${nameOf(event.first)} begins.`;
    }
    case 'dealt': {
      // Viewers who may not know it do not get the secret.
      const line = (event as Partial<typeof event>).secret?.line;
      return `${nameOf(event.seat)} draws ${line === undefined ? 'a line' : lineName(line)}.`;
    }
    case 'drew':
      return `${nameOf(event.seat)} draws ${event.tile}.`;
    case 'aside':
      return `${nameOf(event.seat)} finds no place for ${event.tile}: it is set aside.`;
    case 'placed': {
      const where = makeSpot(event.x, event.y) + TURNED[event.rot];
      return `${nameOf(event.seat)} places ${event.tile} on ${where}.`;
    }
    case 'journey':
      return describeJourney(event, nameOf);
    case 'portion': {
      const portion = `the longest portion, ${count(event.length, 'section')} of ${lineName(event.line)}`;
      return `${nameOf(event.seat)} has ${portion}: ${count(event.points, 'point')}.`;
    }
    case 'scored':
      return describeRound(event, nameOf);
    case 'over': {
      const scores = event.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ');
      return `${nameOf(event.winner)} wins the match: ${scores}.`;
    }
  }
}

type Told<Type> = CorrespondancesEvent & { readonly type: Type };

function describeJourney(event: Told<'journey'>, nameOf: (seat: number) => string): string {
  const { arrival } = event;
  const where = arrival.startsWith('M') ? `(M) in the ${arrival.slice(2)}` : `the point of line ${arrival}`;
  const transfers =
    event.transfers === 0 ? 'without a transfer' : `with ${count(event.transfers, 'transfer')}`;
  const journey = `${nameOf(event.seat)}, on ${lineName(event.line)}, has reached ${where} ${transfers}`;
  return `${journey}: ${count(event.points, 'point')}.`;
}

function describeRound(event: Told<'scored'>, nameOf: (seat: number) => string): string {
  const why = event.end === 'journey' ? 'a journey is complete' : 'no section is left to draw';
  const seats = event.lines.map((line, seat) => {
    const total = `${event.totals[seat]} in all`;
    return `${nameOf(seat)} had ${lineName(line)}, ${count(nth(event.points, seat), 'point')}, ${total}`;
  });
  const unheld = event.unheld.map(lineName).join(' and ');
  const others = unheld === '' ? '' : `; nobody had ${unheld}`;
  return `Round ${event.round} is over, ${why}: ${seats.join('; ')}${others}.`;
}
