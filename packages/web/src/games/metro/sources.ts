/** Where the points of a finished game came from, by seat; the rows add up to the scores. */
import type { Seat } from '@guimard/engine/kit';
import type { MetroEvent } from '@guimard/engine/metro';
import type { SourceRow } from '../../game-ui.ts';
import { uiOf } from './modules/index.ts';
import type { MetroWords } from './words.ts';

type Source = keyof MetroWords['sources'];

export function sourcesOf(
  words: MetroWords,
  steps: readonly { readonly events: readonly MetroEvent[] }[],
  seats: number,
): readonly SourceRow[] {
  const ledger = new Ledger(seats);
  for (const { events } of steps) for (const event of events) ledger.enter(event);
  return (Object.keys(words.sources) as Source[]).flatMap((source) => {
    const points = ledger.pointsFrom(source);
    return points.some((n) => n !== 0) ? [{ source: words.sources[source], points }] : [];
  });
}

/** What each seat got, and from what. */
class Ledger {
  readonly #points = new Map<Source, number[]>();
  readonly #seats: number;
  /** Where each seat stands, and what it is to get in the one move at the end. */
  readonly #totals: number[];
  readonly #atEnd: number[];

  constructor(seats: number) {
    this.#seats = seats;
    this.#totals = Array(seats).fill(0);
    this.#atEnd = Array(seats).fill(0);
  }

  pointsFrom(source: Source): readonly number[] {
    return this.#points.get(source) ?? Array(this.#seats).fill(0);
  }

  enter(event: MetroEvent): void {
    switch (event.type) {
      case 'line':
        if (event.owner === undefined) return;
        this.#add('lines', event.owner, Math.min(event.length, event.points));
        this.#add('doubled', event.owner, Math.max(0, event.points - event.length));
        this.#move(event.owner, event.points, event.total);
        break;
      case 'bonus':
        // What no module tells of: the solo game's score is one number.
        this.#add('solo', event.seat, event.points - this.#atEnd[event.seat]);
        this.#move(event.seat, event.points, event.total);
        break;
      case 'module':
        this.#enterModule(event);
    }
  }

  /** Points with a total are had at once, others at the end; what a company's lines earn is no seat's. */
  #enterModule({ module, what, data }: MetroEvent & { readonly type: 'module' }): void {
    if (data['seat'] === undefined) return;
    const seat = Number(data['seat']);
    const points = Number(data['points']);
    if (data['total'] !== undefined) {
      this.#add(module as Source, seat, points);
      this.#move(seat, points, Number(data['total']));
    } else if (uiOf(module).pointsAtEnd?.includes(what)) {
      // M7: of what shares bring, the bonus for largest holdings.
      const bonus = Number(data['bonus'] ?? 0);
      this.#add(module as Source, seat, points - bonus);
      this.#add('majority', seat, bonus);
      this.#atEnd[seat] += points;
    }
  }

  #add(source: Source, seat: Seat, points: number): void {
    const row = this.#points.get(source) ?? Array(this.#seats).fill(0);
    row[seat] += points;
    this.#points.set(source, row);
  }

  /** V3: a marker may have moved further than the points. */
  #move(seat: Seat, points: number, total: number): void {
    this.#add('exclusive', seat, total - this.#totals[seat] - points);
    this.#totals[seat] = total;
  }
}
