import { SeededRng, SPECTATOR } from '@guimard/engine/kit';
import { hashOf } from '@guimard/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Running, startServer } from '../api/testing/server.ts';
import { randomActions, twinOf } from '../domain/testing/twins.ts';
import { gameCalled } from '../games.ts';
import { perform, untilDecision } from './testing/performance.ts';
import { nextSeed } from './testing/scripted.ts';

// The draws of every game are scripted before it starts.
vi.mock('@guimard/protocol', async (original) => ({
  ...(await original<typeof import('@guimard/protocol')>()),
  drawsOf: (await import('./testing/scripted.ts')).scriptedDraws,
}));

const GAMES = [
  ['Metro', 'metro', { players: 2 }],
  ['three tiles in hand', 'metro', { players: 3, hand: 3 }],
  ['companies', 'metro', { players: 3, with: ['companies'] }],
  ['companies and Paris', 'metro', { players: 3, with: ['companies', 'central-stations', 'paris'] }],
  ['St Petersburg', 'metro', { players: 2, with: ['st-petersburg'] }],
  ['Stockholm with secrets', 'metro', { players: 3, with: ['stockholm'], side: 'secret' }],
  ['New York', 'metro', { players: 2, with: ['new-york'] }],
  ['Berlin', 'metro', { players: 2, with: ['berlin'] }],
  ['Correspondances', 'correspondances', { players: 3 }],
] as const;
/** Games of each kind, and as many again for every viewer. Set it for a longer run. */
const ROUNDS = Number(process.env['GUIMARD_LEAKS'] ?? 4);
/** Actions, those of chance among them. */
const LENGTHS = [16, 30, 60, 110];
/** No set-up takes more. */
const SET_UP = 150;

let server: Running;
beforeAll(async () => {
  // A stopped clock: when something happened is no secret, and would tell any two games apart.
  server = await startServer({ log: false, newSeed: nextSeed, now: () => 1_000_000, date: () => 1_000_000 });
});
afterAll(() => server.close());

/** Everything a viewer finally knows: the response to a request for the whole game. */
const knownTo = (texts: readonly string[]): string => texts.at(-1)!;

describe.each(GAMES)('%s', (name, id, input) => {
  const game = gameCalled(id)!;
  const checked = game.options(input);
  if (!checked.ok) throw new Error(checked.error.code);
  const options = checked.value as { readonly players: number };
  const seats = Array.from({ length: input.players }, (_, seat) => seat);

  test('what is hidden from a viewer changes none of the bytes sent to that viewer', async () => {
    let [bytes, games, noticed] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const rng = new SeededRng(`leaks ${name} ${round}`);
      const length = LENGTHS[round % LENGTHS.length];
      const words = untilDecision(game, options, randomActions(game, options, rng, length + SET_UP), length);
      const play = { game, options, words, tries: words, seed: hashOf(`${name} ${round}`), curious: seats };
      const heard = await perform(server.url, play);
      games++;
      for (const viewer of [...seats, SPECTATOR]) {
        const twin = twinOf(game, options, words, viewer, rng);
        if (twin.join() === words.join()) continue;
        const seed = hashOf(`${name} ${round} as ${viewer} does not see it`);
        const curious = seats.filter((seat) => seat === viewer);
        const other = await perform(server.url, { ...play, words: twin, seed, curious });
        expect(other.get(viewer)).toEqual(heard.get(viewer));
        games++;
        bytes += heard.get(viewer)!.join('').length;
        if (seats.some((seat) => knownTo(other.get(seat)!) !== knownTo(heard.get(seat)!))) noticed++;
      }
    }
    console.log(
      `${name}: ${games} games, ${(bytes / 2 ** 20).toFixed(1)} MB the same, ${noticed} noticed by others`,
    );
    expect(games).toBeGreaterThan(ROUNDS);
  }, 600_000);
});
