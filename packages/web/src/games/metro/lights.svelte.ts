/** Which lines are lit: those that are traced or pinned, those that a placement would change, and that of a train. */
import { nth, type Seat, type View } from '@guimard/engine/kit';
import { type Consequences, DEPARTURE, type MetroState, parseDeparture } from '@guimard/engine/metro';
import { movesOnScreen } from '../../settings.svelte.ts';
import type { Assistance } from '../../table/seating.ts';
import type { Painting } from './board/paint.ts';
import type { LitLine, Target } from './board/picture.ts';
import {
  departureAt,
  type LineEvent,
  type LinesByPoint,
  linesByPoint,
  litLine,
  openLinesOf,
} from './lines.ts';
import type { Trains } from './trains.svelte.ts';

/** What lines are lit depends on this much of a desk. */
interface Lit {
  readonly view: View<MetroState>;
  readonly trains: Trains;
  readonly painting: Painting;
  /** Of the placement that is shown. */
  readonly consequences: Consequences | undefined;
  helps(with_: Assistance): boolean;
}

export class Lights {
  readonly #desk: Lit;
  /** What the pointer or the focus is on. */
  target = $state.raw<Target>();
  pinned = $state.raw<ReadonlySet<number>>(new Set());
  /** Those that somebody has drawn. */
  drawn = $state.raw<readonly number[]>([]);

  constructor(desk: Lit) {
    this.#desk = desk;
  }

  /** Every line, followed once for each state. */
  readonly byPoint: LinesByPoint = $derived.by(() => linesByPoint(this.#desk.view.known));

  readonly #traced: number | undefined = $derived.by(() =>
    this.target === undefined || !this.#desk.helps('tracing')
      ? undefined
      : departureAt(this.byPoint, this.target),
  );

  /** Those that the placement shown would complete or lengthen. */
  readonly #changed: readonly LitLine[] = $derived.by(() => {
    const { consequences, painting } = this.#desk;
    if (consequences === undefined) return [];
    const { after, finished, lengthened } = consequences;
    return [
      ...finished.map(({ departure, points }) => litLine(after, departure, 'finished', `+${points}`)),
      ...lengthened
        .filter(({ departure }) => !finished.some((line) => line.departure === departure))
        .map(({ departure, before, after: length }): LitLine => {
          const line = litLine(after, departure, 'gain', `${before} → ${length}`);
          // What is painted already, and on the tile itself, need not be lit.
          const isPainted = nth(painting, nth(DEPARTURE, departure)) > 0;
          return isPainted ? { ...line, skipped: before + 1 } : line;
        }),
    ];
  });

  readonly lines: readonly LitLine[] = $derived.by(() => {
    const { view, trains } = this.#desk;
    const lines: LitLine[] = [];
    for (const departure of new Set([...this.pinned, ...this.drawn]))
      lines.push(litLine(view.known, departure, 'pinned'));
    if (this.#traced !== undefined) lines.push(litLine(view.known, this.#traced, 'traced'));
    else lines.push(...this.#changed);
    if (trains.line !== undefined) lines.push(trains.line);
    return lines;
  });

  /** Pins the line at a place, or lets it go. */
  pin(target: Target): void {
    const departure = departureAt(this.byPoint, target);
    if (departure === undefined || !this.#desk.helps('tracing')) return;
    const pinned = new Set(this.pinned);
    if (!pinned.delete(departure)) pinned.add(departure);
    this.pinned = pinned;
  }

  /** Pins all open lines of a seat, or lets them go. Where lines belong to companies, seats have none. */
  pinSeat(seat: Seat): void {
    const { known } = this.#desk.view;
    if (!known.rules.seatsOwnColours) return;
    const lines = openLinesOf(known, seat);
    const isPinned = lines.length > 0 && lines.every((departure) => this.pinned.has(departure));
    this.pinned = new Set(isPinned ? [] : lines);
  }

  /** Shows complete lines once more, and keeps them lit. */
  async replay(events: readonly LineEvent[]): Promise<void> {
    this.pinned = new Set();
    if (movesOnScreen()) for (const event of events) await this.#desk.trains.run(event);
    this.pinned = new Set(events.flatMap(({ station }) => parseDeparture(String(station)) ?? []));
  }
}
