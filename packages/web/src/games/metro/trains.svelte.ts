/** Trains that run along complete lines, and the moment at the end when the whole map lights up. */
import { OVER, type View } from '@guimard/engine/kit';
import { type MetroState, parseDeparture } from '@guimard/engine/metro';
import { linePath } from '@guimard/miniature/metro';
import { movesOnScreen, settings } from '../../settings.svelte.ts';
import { play as playSound } from '../../sound.ts';
import type { SeenStep } from '../../table/table-model.ts';
import type { LitLine } from './board/picture.ts';
import { type LineEvent, litLine } from './lines.ts';
import { ownEvent } from './own.ts';

/** Milliseconds that a train takes for a tile, and for a whole line at the most. */
const TRAIN_MS = { slow: 140, normal: 70, fast: 30, instant: 0 } as const;
const LONGEST_RUN_MS = 2200;
/** How long the map takes to light up at the end. */
const SHINE_MS = 1500;

export class Trains {
  readonly #desk: { readonly view: View<MetroState> };
  train = $state.raw<{ path: string; colour?: number; progress: number }>();
  /** The line that it runs along. */
  line = $state.raw<LitLine>();
  /** The last move is being shown. */
  isEnding = $state(false);

  constructor(desk: { readonly view: View<MetroState> }) {
    this.#desk = desk;
  }

  /** Runs a train along every line that the step completed; after the last one, the whole map lights up. */
  async perform({ events }: SeenStep): Promise<void> {
    this.isEnding = this.#desk.view.toMove === OVER && movesOnScreen();
    for (const event of events.map(ownEvent)) {
      if (event.type !== 'line') continue;
      playSound(event.points > 0 ? 'score' : 'place');
      if (!movesOnScreen()) continue;
      await this.run(event);
    }
    if (!this.isEnding) return;
    this.isEnding = false;
    await new Promise((resolve) => setTimeout(resolve, SHINE_MS));
  }

  async run(event: LineEvent): Promise<void> {
    const departure = parseDeparture(String(event.station));
    if (departure === undefined) return;
    const label = event.colour === null ? '' : `+${event.points}`;
    const line = litLine(this.#desk.view.known, departure, 'finished', label);
    const duration = Math.min(LONGEST_RUN_MS, TRAIN_MS[settings.speed] * (event.length + 2));
    const path = linePath(departure, line.crossings, line.end);
    const began = performance.now();
    this.line = line;
    await new Promise<void>((resolve) => {
      const frame = (now: number): void => {
        const progress = Math.min(1, (now - began) / duration);
        this.train = { path, ...(line.colour === undefined ? {} : { colour: line.colour }), progress };
        if (progress < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
    this.train = undefined;
    this.line = undefined;
  }
}
