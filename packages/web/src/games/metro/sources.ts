/** Where the points of a finished game came from, by seat; the rows add up to the scores. */
import { nth, type Seat } from '@guimard/engine/kit';
import {
  COLOURS,
  type ColourName,
  type MetroEvent,
  type MetroState,
  type ModuleEvent,
  type ModuleName,
} from '@guimard/engine/metro';
import type { SourceRow } from '../../game-ui.ts';
import type { Income } from './module-ui.ts';
import { uiOf } from './modules/index.ts';
import { namesIn } from './modules/shown.ts';
import { moduleWords } from './words/module-words.ts';
import type { MetroWords } from './words.ts';

/** Lines, or a module; what a module tells as a bonus has a row of its own. */
type Source = keyof MetroWords['sources'] | ModuleName | `${ModuleName} bonus`;
type GainEvent = Extract<ModuleEvent, { readonly gain: unknown }>;

/** `known`: the end of the game, as everybody sees it. */
export function sourcesOf(
  words: MetroWords,
  events: readonly MetroEvent[],
  known: MetroState,
): readonly SourceRow[] {
  const ledger = new Ledger(known.seats);
  for (const event of events) ledger.enter(event);
  const isOver = events.at(-1)?.type === 'over';
  const { lines, doubled, exclusive } = words.sources;
  const rowOf = (source: Source, name: string): SourceRow => ({
    source: name,
    points: ledger.pointsFrom(source),
  });
  const rows = [
    rowOf('lines', lines),
    rowOf('doubled', doubled),
    rowOf('exclusive', exclusive),
    ...namesIn(known).flatMap((name) => {
      const { source = '', sourceBonus = '' } = moduleWords(words, name);
      // A resignation ends the game before modules score.
      const own = isOver ? uiOf(name).sources?.(words, known, ledger.incomes(words)) : undefined;
      return [...(own ?? [rowOf(name, source)]), rowOf(`${name} bonus`, sourceBonus)];
    }),
  ];
  return rows.filter(({ points }) => points.some((n) => n !== 0));
}

/** What each seat got, and from what. */
class Ledger {
  readonly #points = new Map<Source, number[]>();
  /** What companies earned: theirs alone. */
  readonly #incomes = new Map<ColourName, Map<Source, number>>();
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

  /** By company. */
  incomes(words: MetroWords): readonly (readonly Income[])[] {
    const nameOf = (source: Source): string =>
      source === 'lines' ? words.sources.lines : (moduleWords(words, source).source ?? '');
    return COLOURS.map((colour) =>
      [...(this.#incomes.get(colour) ?? [])]
        .filter(([, points]) => points !== 0)
        .map(([source, points]) => ({ source: nameOf(source), points })),
    );
  }

  enter(event: MetroEvent): void {
    switch (event.type) {
      case 'line':
        if (event.colour === null) return;
        if (event.owner === undefined) {
          this.#earn('lines', event.colour, event.points);
          return;
        }
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
    if (gain.seat === undefined) {
      if ('colour' in gain) this.#earn(module, gain.colour, gain.points);
      return;
    }
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

  #earn(source: Source, colour: ColourName, points: number): void {
    const own = this.#incomes.get(colour) ?? new Map<Source, number>();
    own.set(source, (own.get(source) ?? 0) + points);
    this.#incomes.set(colour, own);
  }

  /** V3: a marker may have moved further than the points. */
  #move(seat: Seat, points: number, total: number): void {
    this.#add('exclusive', seat, total - nth(this.#totals, seat) - points);
    this.#totals[seat] = total;
  }
}
