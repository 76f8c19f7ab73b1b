/** A drawing in the rules of Metro, and what its caption says about it. */
import { nth, type Seat } from '@guimard/engine/kit';
import {
  ENTRIES,
  isCentreTerminus,
  isTerminus,
  type MetroState,
  makeDeparture,
  type TileName,
} from '@guimard/engine/metro';
import type { Words } from '@guimard/messages/metro-learn';
import type { Component } from 'svelte';
import type { Figure } from '../../../learn/figures.ts';
import { drawScene, type Position, type Scene } from './scene.ts';

export interface MetroFigure extends Figure {
  readonly caption: (words: Words) => string;
  readonly drawing:
    | { readonly type: 'board'; readonly scene: Scene }
    /** B8: whose station is whose. */
    | { readonly type: 'stations' }
    | { readonly type: 'tile'; readonly name: TileName; readonly hasLetters?: true }
    | {
        readonly type: 'tiles';
        readonly tiles: readonly TileName[];
        readonly turns?: readonly number[];
        readonly isStrict?: true;
      }
    /** What lies beside the board: drawn by a component of its own, from a seat's view. */
    | {
        readonly type: 'position';
        readonly Component: Component<{ state: MetroState; seat: Seat }>;
        readonly position: Position;
        readonly seat: Seat;
      };
}

/** What captions say of the first line that a scene lights: from the engine, so that it is true. */
export interface LineFacts {
  /** Stations from 1, then platforms. */
  readonly from: number;
  /** 0 where it reaches no station. */
  readonly to: number;
  readonly length: number;
  /** 0 while it has not scored. */
  readonly points: number;
  readonly tiles: number;
}

export function lineIn(scene: Scene): LineFacts {
  const { lines, events } = drawScene(scene);
  const { departure, crossings, end } = nth(lines, 0);
  const scored = events.find((event) => event.type === 'line' && event.station === makeDeparture(departure));
  return {
    from: departure + 1,
    to: isTerminus(end) && !isCentreTerminus(end) ? end - ENTRIES + 1 : 0,
    length: crossings.length,
    points: scored?.type === 'line' ? scored.points : 0,
    tiles: new Set(crossings.map(({ cell }) => cell)).size,
  };
}
