/** T10: lines are secret. States that differ only in what a viewer cannot see are the same to that viewer. */
import { describe, expect, it, vi } from 'vitest';
import type { Seat } from '../kit/game.ts';
import { type Rng, SeededRng, shuffle } from '../kit/rng.ts';
import { secrecyContract } from '../kit/testing/secrecy.contract.ts';
import { eventFor } from '../kit/view.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import { isConnected } from './network.ts';
import { createState } from './setup.ts';
import { type CorrespondancesState, DEAL, DRAW, PLACE } from './state.ts';
import { copyOf, EVERY_GAME, randomMoves, viewersOf } from './testing/games.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Shuffles everything hidden from the viewer: which other seat holds which line, and which lines nobody holds. */
function redeal(s: CorrespondancesState, viewer: Seat, rng: Rng): CorrespondancesState {
  const twin = copyOf(s);
  const isOpen = (line: number): boolean => (s.step === DRAW || s.step === PLACE) && isConnected(s, line);
  const lines = [1, 2, 3, 4].filter((line) => line !== (s.line[viewer] ?? 0) && !isOpen(line));
  shuffle(lines, rng);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== viewer && s.line[seat] > 0) twin.line[seat] = lines.pop()!;
  }
  return twin;
}

secrecyContract(correspondances, {
  games: EVERY_GAME,
  moves: randomMoves,
  every: 19,
  redeal,
  // A line for another seat.
  isUnseen: (s, viewer) => s.step === DEAL && s.seat !== viewer,
  // All actions of players are public.
  isKnown: (s) => s.step !== DEAL,
  // The end of a round reveals the lines.
  isShown: ({ round }, a, b) => a.round > round || b.round > round,
  together: 200,
});

describe('events', () => {
  it.each(EVERY_GAME)('reveal a dealt line only to its holder: %s', (name, options) => {
    const s = createState(options);
    let dealt = 0;
    const emit = (event: CorrespondancesEvent): void => {
      if (event.type !== 'dealt') {
        expect(event.secret).toBeUndefined();
        return;
      }
      dealt++;
      for (const viewer of viewersOf(s)) {
        const told = eventFor(event, viewer);
        const secret = { seat: event.seat, line: s.line[event.seat] };
        expect(told).toEqual(
          viewer === event.seat
            ? { type: 'dealt', seat: viewer, secret }
            : { type: 'dealt', seat: event.seat },
        );
        const words = correspondances.describe(told, ['Ada', 'Bo', 'Cy', 'Di']);
        expect(/\d/.test(words)).toBe(viewer === event.seat);
      }
    };
    for (const _ of randomMoves(s, new SeededRng(`events ${name}`), emit)) if (s.round > 4) break;
    expect(dealt).toBeGreaterThanOrEqual(5 * options.players);
  });
});
