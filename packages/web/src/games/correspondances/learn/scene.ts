/** A window onto the table, as the rules show it: a position of a real match, and what is pointed out in it. */
import {
  type CorrespondancesEvent,
  type CorrespondancesState,
  correspondances,
  judgePlacement,
  type Line,
  parseTile,
  pieceOf,
  portionLength,
  spotOf,
} from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { type Staged, stage } from '../../../learn/stage.ts';
import type { Ghost } from '../desk.svelte.ts';
import { type LitLine, litLine } from '../lit.ts';

export interface Scene {
  /** The order of the straights, and the lines of the players in turn order. */
  readonly order: string;
  readonly held: readonly Line[];
  /** Tiles and where they are placed, as words of a log. */
  readonly play: string;
  /** Cells: the north-western corner, and the south-eastern one. */
  readonly window: readonly [west: number, north: number, east: number, south: number];
  readonly lit?: readonly Line[];
  /** A tile and where it is tried: `cross-13 place-e1n1-1`. */
  readonly tries?: string;
}

export interface TableDrawing {
  readonly known: CorrespondancesState;
  readonly lit: readonly LitLine[];
  readonly ghost: Ghost | undefined;
}

export function playScene({ order, held, play }: Scene): Staged<CorrespondancesState, CorrespondancesEvent> {
  const lines = held.map((line) => `line-${line}`);
  return stage(correspondances, {
    options: { players: held.length },
    words: [`order-${order}`, ...lines, ...play.split(' ').filter(Boolean)],
    stops: true,
  });
}

export function drawScene(scene: Scene): TableDrawing {
  const { state } = playScene(scene);
  return {
    known: state,
    lit: (scene.lit ?? []).map((line) => litLine(state, line)),
    ghost: scene.tries === undefined ? undefined : ghostOf(state, scene.tries),
  };
}

function ghostOf(s: CorrespondancesState, words: string): Ghost {
  const [name = '', place = ''] = words.split(' ');
  const tile = parseTile(name);
  const action = correspondances.parse(place);
  if (tile === undefined || !action.ok || action.value.type !== 'place')
    throw new Error(`${words} is no placement`);
  const { x, y, rot } = action.value;
  const isLegal = judgePlacement(s, tile, x, y, rot) === undefined;
  return { spot: spotOf(x, y), piece: pieceOf(tile, rot), isLegal, ways: 1, way: 1 };
}

/** What captions say of a journey: from the engine, so that it is true. */
export function journeyIn(scene: Scene): {
  readonly changes: number;
  readonly points: number;
  readonly length: number;
} {
  const line = nth(scene.lit ?? [], 0);
  const { state, events } = playScene(scene);
  const journey = events.find((event) => event.type === 'journey' && event.line === line);
  return {
    changes: journey?.type === 'journey' ? journey.transfers : 0,
    points: journey?.type === 'journey' ? journey.points : 0,
    length: portionLength(state, line),
  };
}
