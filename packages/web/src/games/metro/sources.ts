/** Where the points of a finished game came from, by seat; the rows add up to the scores. */
import { nth, type Seat } from '@guimard/engine/kit';
import { type MetroEvent, MODULES, type ModuleEvent, type ModuleName } from '@guimard/engine/metro';
import type { SourceRow } from '../../game-ui.ts';
import { moduleWords } from './words/module-words.ts';
import type { MetroWords } from './words.ts';

/** Lines, or a module; what a module tells as a bonus has a row of its own. */
type Source = keyof MetroWords['sources'] | ModuleName | `${ModuleName} bonus`;
type GainEvent = Extract<ModuleEvent, { readonly gain: unknown }>;

export function sourcesOf(
  words: MetroWords,
  events: readonly MetroEvent[],
  seats: number,
): readonly SourceRow[] {
  const ledger = new Ledger(seats);
  for (const event of events) ledger.enter(event);
  return namesOf(words).flatMap(([source, name]) => {
    const points = ledger.pointsFrom(source);
    return points.some((n) => n !== 0) ? [{ source: name, points }] : [];
  });
}

/** In the order of the rows. */
function namesOf(words: MetroWords): readonly (readonly [Source, string])[] {
  const { lines, doubled, exclusive } = words.sources;
  const modules = MODULES.flatMap(({ name }) => {
    const { source = '', sourceBonus = '' } = moduleWords(words, name);
    return [[name, source] as const, [`${name} bonus`, sourceBonus] as const];
  });
  return [['lines', lines], ['doubled', doubled], ['exclusive', exclusive], ...modules];
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
        this.#add('solo', event.seat, event.points - nth(this.#atEnd, event.seat));
        this.#move(event.seat, event.points, event.total);
        break;
      case 'module':
        // M7: of what shares bring, the bonus for largest holdings.
        if ('gain' in event) this.#enterGain(event, 'bonus' in event ? event.bonus : 0);
    }
  }

  /** Points with a total are had at once, others at the end; what a company's lines earn is no seat's. */
  #enterGain({ module, gain }: GainEvent, bonus: number): void {
    if (gain.seat === undefined) return;
    this.#add(module, gain.seat, gain.points - bonus);
    this.#add(`${module} bonus`, gain.seat, bonus);
    if (gain.total === undefined) this.#atEnd[gain.seat] = nth(this.#atEnd, gain.seat) + gain.points;
    else this.#move(gain.seat, gain.points, gain.total);
  }

  #add(source: Source, seat: Seat, points: number): void {
    const row = this.#points.get(source) ?? Array(this.#seats).fill(0);
    row[seat] += points;
    this.#points.set(source, row);
  }

  /** V3: a marker may have moved further than the points. */
  #move(seat: Seat, points: number, total: number): void {
    this.#add('exclusive', seat, total - nth(this.#totals, seat) - points);
    this.#totals[seat] = total;
  }
}
