/** A drawing in the rules of Metro, and what its caption says about it. */
import { nth } from '@guimard/engine/kit';
import { ENTRIES, isCentreTerminus, isTerminus, type TileName } from '@guimard/engine/metro';
import type { Words } from '@guimard/messages/metro-learn';
import type { Component } from 'svelte';
import type { Figure } from '../../../learn/figures.ts';
import { drawScene, type Scene } from './scene.ts';

export interface MetroFigure extends Figure {
  readonly caption: (words: Words) => string;
  readonly drawing:
    | { readonly type: 'board'; readonly scene: Scene }
    | { readonly type: 'tile'; readonly name: TileName; readonly hasLetters?: true }
    | {
        readonly type: 'tiles';
        readonly tiles: readonly TileName[];
        readonly turns?: readonly number[];
        readonly isStrict?: true;
      }
    | { readonly type: 'module'; readonly Component: Component };
}

/** The figures of the first line that a scene lights, for its caption: from the engine, so that they are true. */
export function lineIn(scene: Scene): {
  /** Stations from 1. */
  readonly from: number;
  /** 0 where it reaches no station. */
  readonly to: number;
  readonly length: number;
  readonly points: number;
  readonly tiles: number;
} {
  const { departure, crossings, end } = nth(drawScene(scene).lines, 0);
  const isDoubled = isCentreTerminus(end);
  return {
    from: departure + 1,
    to: isDoubled || !isTerminus(end) ? 0 : end - ENTRIES + 1,
    length: crossings.length,
    points: crossings.length * (isDoubled ? 2 : 1),
    tiles: new Set(crossings.map(({ cell }) => cell)).size,
  };
}
