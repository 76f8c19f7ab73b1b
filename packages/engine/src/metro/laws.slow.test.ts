/** Invariants of every game, with any number of players and any combination of variants. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Code, OVER } from '../kit/game.ts';
import { SeededRng } from '../kit/rng.ts';
import { cellAt, colOf, DEPARTURE, DEPARTURES, entry, isCentre, makeNext, rowOf } from './board.ts';
import { cellOf, FIRST_CODE, placementCode, TILE_CODE, tileOf } from './code.ts';
import type { MetroEvent } from './event.ts';
import { isComplete, lineEnd, lineLength, traceLine } from './line.ts';
import { metro } from './metro.ts';
import { DEFAULTS } from './options.ts';
import { putTile } from './rules.ts';
import { createState } from './setup.ts';
import { DEAL, handAt, type MetroState, PLACE_DRAWN, REFILL, TURN } from './state.ts';
import {
  boxByKind,
  EVERY_GAME,
  handOf,
  type LineEvent,
  legalCodes,
  onTurn,
  randomMoves,
  tilesEverywhere,
} from './testing/games.ts';
import { makeTile, turned } from './tile.ts';
import { CELLS, type Cell, COLOURS, ENTRIES, type Point, STATIONS } from './types.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('B4, B6: tiles are conserved', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    const box = boxByKind(options.rotate);
    for (const _ of randomMoves(s, new SeededRng(`tiles ${name}`))) {
      expect(tilesEverywhere(s)).toEqual(box);
      expect(s.pile).toBe(s.bag.reduce((sum, copies) => sum + copies, 0));
      expect(s.placed).toBe(s.tiles.filter((tile) => tile > 0).length);
      for (let seat = 0; seat < s.seats; seat++) {
        // No gaps in a hand; the slot after it is used only while a drawn tile waits to be placed (B10).
        const at = handAt(s, seat);
        const places = Array.from(s.hand.subarray(at, at + options.hand), (tile) => tile > 0);
        expect(places).toEqual(places.map((_used, place) => place < s.held[seat]));
        expect(s.hand[at + options.hand] > 0).toBe(s.step === PLACE_DRAWN && s.seat === seat);
        // V2: a seat that is not being dealt to or refilled has a full hand while there is a pile.
        if (s.step >= TURN && s.pile > 0) expect(s.held[seat]).toBe(options.hand);
      }
    }
    expect(tilesEverywhere(s)).toEqual(box);
    expect([s.pile, s.placed]).toEqual([0, 60]);
  });
});

describe('V2: a hand keeps its order: gaps close, and a new tile goes to the end', () => {
  it.each(EVERY_GAME.filter(([, { hand }]) => hand > 1))('%s', (name, options) => {
    const s = createState(options);
    let seat = 0;
    let expected = handOf(s, seat);
    for (const code of randomMoves(s, new SeededRng(`hand ${name}`))) {
      expect(handOf(s, seat)).toEqual(expected);
      seat = s.seat;
      expected = handOf(s, seat);
      if (s.step === TURN && code < TILE_CODE) {
        expected.splice(expected.indexOf(makeTile(s.rules.kind[tileOf(code)])), 1);
      } else if (s.step === DEAL || s.step === REFILL) {
        expected.push(makeTile(code - TILE_CODE));
      }
    }
    expect(handOf(s, seat)).toEqual([]);
  });
});

describe('B16, B19: every line is complete at the end and scored once', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    const events: MetroEvent[] = [];
    const marker = new Int32Array(options.players);
    const emit = (event: MetroEvent): void => {
      events.push(event);
      if (event.type !== 'line' || event.colour === null) return;
      // V3 may move a marker further than the line's points, never less.
      const seat = COLOURS.indexOf(event.colour);
      if (options.exclusive) expect(event.total).toBeGreaterThanOrEqual(marker[seat] + event.points);
      else expect(event.total).toBe(marker[seat] + event.points);
      marker[seat] = event.total;
    };
    for (const _ of randomMoves(s, new SeededRng(`lines ${name}`), { emit })) {
      expect(metro.toMove(s)).not.toBe(OVER);
    }
    const lines = events.filter((event): event is LineEvent => event.type === 'line');
    const stations = lines.map(({ station }) => Number(station)).sort((a, b) => a - b);
    expect(stations).toEqual(Array.from({ length: STATIONS }, (_, i) => i + 1));
    expect(Array.from(marker)).toEqual(Array.from(s.points));
    expect(events.at(-1)).toEqual({ type: 'over', scores: Array.from(s.points) });
    expect(legalCodes(s)).toEqual([]);
    // B3: trains from 32 stations and 8 platforms arrive, each on its own track.
    const ends = Array.from({ length: DEPARTURES }, (_, departure) => lineEnd(s, departure));
    expect(ends.sort((a, b) => a - b)).toEqual(ends.map((_, i) => ENTRIES + i));
  });
});

const NEXT = makeNext(false);

/** Where the line from a departure leads, followed tile by tile. */
function endOfTrace(s: MetroState, departure: number): Point {
  const last = traceLine(s, departure).at(-1);
  return last === undefined ? DEPARTURE[departure] : NEXT[entry(last.cell, last.to)];
}

/** Every run built by joining matches the one found by tracing. */
function checkRuns(s: MetroState): void {
  for (let departure = 0; departure < DEPARTURES; departure++) {
    const kept = `${lineLength(s, departure)} to ${lineEnd(s, departure)}`;
    const traced = `${traceLine(s, departure).length} to ${endOfTrace(s, departure)}`;
    if (kept !== traced) expect(`${departure}: ${kept}`).toBe(`${departure}: ${traced}`);
    if (isComplete(s, departure) !== endOfTrace(s, departure) >= ENTRIES) expect(departure).toBe('complete');
  }
}

describe('runs of track built by joining match those found by tracing', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    for (const _ of randomMoves(s, new SeededRng(`runs ${name}`))) checkRuns(s);
    checkRuns(s);
    expect(s.placed).toBe(60);
  });

  // More than games can produce: from the inside out, distant cells, sixty copies of a tile, very long lines.
  it('any tiles on any cells in any order: same lines, same points', () => {
    const playable = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !isCentre(cell));
    const order = fc.shuffledSubarray(playable, { minLength: playable.length });
    const someTiles = fc.uniqueArray(fc.nat({ max: 23 }), { minLength: 1, maxLength: 4 });
    let longest = 0;
    fc.assert(
      fc.property(order, order, someTiles, fc.nat(), (cells, again, tiles, seed) => {
        const rng = new SeededRng(seed);
        const tileAt = new Map(cells.map((cell) => [cell, tiles[rng.below(tiles.length)]]));
        const [s, t] = [createState(DEFAULTS), createState(DEFAULTS)];
        for (const cell of cells) {
          putTile(s, tileAt.get(cell) ?? 0, cell);
          checkRuns(s);
        }
        for (const cell of again) putTile(t, tileAt.get(cell) ?? 0, cell);
        checkRuns(t);
        // B17 again, from the traces alone; two players own odd and even stations (B8).
        const points = [0, 0];
        for (let station = 1; station <= STATIONS; station++) {
          const { length } = traceLine(s, station - 1);
          points[(station + 1) % 2] += endOfTrace(s, station - 1) >= ENTRIES + STATIONS ? 2 * length : length;
          longest = Math.max(longest, length);
        }
        expect([Array.from(s.points), Array.from(t.points)]).toEqual([points, points]);
      }),
      { seed: 17, numRuns: 300 },
    );
    expect(longest).toBeGreaterThan(40);
  });
});

// A quarter turn clockwise of everything. Station 1 at (0,7) north moves to (7,7) east, where 25 is: the
// numbers advance by 24, modulo 32. Platform 1 south of (2,4) moves west of (4,5), where 7 is: by 6, modulo 8.
const turnCell = (cell: Cell): Cell => cellAt(colOf(cell), 7 - rowOf(cell));
const turnDeparture = (departure: number): number =>
  departure < STATIONS ? (departure + 24) % 32 : 32 + ((departure - 32 + 6) % 8);
const turnPoint = (point: Point): Point =>
  point < ENTRIES
    ? entry(turnCell(point >> 2), ((point & 3) + 1) & 3)
    : ENTRIES + turnDeparture(point - ENTRIES);

function turnCode(s: MetroState, code: Code): Code {
  if (code >= FIRST_CODE) return code;
  if (code >= TILE_CODE) return TILE_CODE + s.rules.kind[turned(code - TILE_CODE)];
  return placementCode(turned(tileOf(code)), turnCell(cellOf(code)));
}

describe('the game is the same after a quarter turn of board and tiles', () => {
  it('stations and platforms map to stations and platforms', () => {
    const departures = Array.from(DEPARTURE.keys());
    expect(departures.map((departure) => DEPARTURE[turnDeparture(departure)])).toEqual(
      departures.map((departure) => turnPoint(DEPARTURE[departure])),
    );
  });

  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    const t = createState(options);
    const inOrder = (codes: Code[]): string => codes.sort((a, b) => a - b).join(' ');
    for (const code of randomMoves(s, new SeededRng(`turn ${name}`))) {
      const expected = inOrder(legalCodes(s).map((legal) => turnCode(s, legal)));
      const found = inOrder(legalCodes(t));
      if (found !== expected) expect(found).toBe(expected);
      for (let departure = 0; departure < DEPARTURES; departure++) {
        const line = [lineLength(t, turnDeparture(departure)), lineEnd(t, turnDeparture(departure))];
        const [length, end] = [lineLength(s, departure), turnPoint(lineEnd(s, departure))];
        if (line[0] !== length || line[1] !== end) expect(line).toEqual([length, end]);
      }
      metro.play(t, turnCode(s, code));
    }
    expect(metro.toMove(t)).toBe(OVER);
  });
});

describe('B11: a player without a tile and nothing to draw is skipped', () => {
  it.each([2, 3])('%i players', (players) => {
    const s = createState({ ...DEFAULTS, players, first: 0, hand: players });
    for (const _ of randomMoves(s, new SeededRng(11))) {
      if (s.pile > 0 || s.seat !== 0 || s.placed < 60 - players) continue;
      // Everyone's last tile goes to seat 0, which no rule of the base game would allow.
      const last = Array.from({ length: players }, (_tile, seat) => handOf(s, seat)[0]);
      for (let seat = 1; seat < players; seat++) s.hand[handAt(s, seat)] = s.held[seat] = 0;
      onTurn(s, 0, last);
      break;
    }
    const movers: number[] = [];
    for (const _ of randomMoves(s, new SeededRng(12))) movers.push(metro.toMove(s));
    expect(movers).toEqual(Array.from({ length: players }, () => 0));
    expect(s.placed).toBe(60);
  });
});
