import { type AnyGame, CHANCE, type Rng, type Seat, SeededRng, SPECTATOR } from '@guimard/engine/kit';
import { hashOf } from '@guimard/protocol';
import { describe, expect, it, test } from 'vitest';
import { gameCalled } from '../games.ts';
import { createRoom } from './apply.ts';
import { decideAct } from './decide.ts';
import type { Entry, StoredEntry } from './entry.ts';
import { applyAll } from './moment.ts';
import { Projection } from './projection.ts';
import { moveCount, type RoomState } from './state.ts';
import { randomActions, twinOf } from './testing/twins.ts';

const GAMES = [
  ['Metro', 'metro', { players: 2 }],
  ['three tiles in hand', 'metro', { players: 4, hand: 3, first: 1 }],
  ['companies', 'metro', { players: 3, with: ['companies'] }],
  ['companies and London', 'metro', { players: 4, with: ['companies', 'london'] }],
  [
    'companies, central stations and Paris',
    'metro',
    { players: 3, with: ['companies', 'central-stations', 'paris'] },
  ],
  ['New York', 'metro', { players: 2, with: ['new-york'] }],
  ['Stockholm with secrets', 'metro', { players: 3, with: ['stockholm'], side: 'secret' }],
  ['St Petersburg', 'metro', { players: 2, with: ['st-petersburg'] }],
  ['Berlin', 'metro', { players: 2, with: ['berlin'] }],
  ['central tracks', 'metro', { players: 2, with: ['central-tracks'] }],
  ['Correspondances', 'correspondances', { players: 3 }],
] as const;

const LENGTHS = [12, 45, 90, 140];

/** The entries of a table with that game. */
function entriesOf(game: AnyGame, options: object, words: readonly string[], seed: string): StoredEntry[] {
  const players = (options as { players: number }).players;
  const movers = moversOf(game, options, words);
  const entries: Entry[] = [
    {
      type: 'created',
      game: game.meta.id,
      rules: game.meta.rules,
      options: { ...options } as (Entry & { type: 'created' })['options'],
      places: Array.from({ length: players }, () => ({ kind: 'open' })),
      clock: { kind: 'bank', seconds: 600, increment: 5 },
      atZero: 'computer',
      visibility: 'link',
      assistance: 'preview',
    },
    ...Array.from({ length: players }, (_, seat): Entry => {
      const [secretHash, recoveryHash] = [
        hashOf(`${seed} secret ${seat}`),
        hashOf(`${seed} recovery ${seat}`),
      ];
      return { type: 'joined', seat, name: `Seat ${seat}`, secretHash, recoveryHash };
    }),
    { type: 'started', seed },
    ...words.map((action, i): Entry => ({ type: 'acted', by: movers[i], action })),
  ];
  return entries.map((entry, i) => ({ at: 1000 * i, time: 1000 * i, entry }));
}

function moversOf(game: AnyGame, options: object, words: readonly string[]): Seat[] {
  const s = game.create(options);
  return words.map((word) => {
    const mover = game.toMove(s);
    const action = game.parse(word);
    const code = action.ok ? game.encode(s, action.value) : action;
    if (!code.ok) throw new Error(code.error.code);
    game.play(s, code.value);
    return mover;
  });
}

/** Every byte sent to the viewer while the table is built up, and once more for a client that joins at the end. */
function sentTo(
  viewer: Seat,
  game: AnyGame,
  [first, ...rest]: readonly StoredEntry[],
): { texts: string[]; room: RoomState } {
  let room: RoomState = createRoom('abcdefgh', first, game);
  const projection = new Projection();
  const texts = [JSON.stringify(projection.updateFor(room, viewer, 0, 0))];
  for (const one of rest) {
    const before = moveCount(room);
    const applied = applyAll(room, [one]);
    room = applied.room;
    texts.push(JSON.stringify(projection.updateFor(room, viewer, before, one.at, applied.moments)));
  }
  texts.push(JSON.stringify(projection.updateFor(room, viewer, 0, 0)));
  return { texts, room };
}

/** Words that a player might try in order to learn something from the refusal. */
function triedWords(words: readonly string[], twin: readonly string[], rng: Rng): string[] {
  const all = [...new Set([...words, ...twin])];
  return Array.from({ length: 40 }, () => all[rng.below(all.length)]);
}

describe.each(GAMES)('%s', (name, id, input) => {
  const game = gameCalled(id)!;
  const options = game.options(input);
  if (!options.ok) throw new Error(options.error.code);
  const viewers = [SPECTATOR, ...Array.from({ length: input.players }, (_, seat) => seat)];
  const rng = new SeededRng(`exit ${name}`);
  let changed = 0;

  it.each(LENGTHS)('hidden information makes no difference to what is sent, after %i actions', (length) => {
    const words = randomActions(game, options.value, rng, length);
    for (const viewer of viewers) {
      const twin = twinOf(game, options.value, words, viewer, rng);
      if (twin.join() !== words.join()) changed++;
      const [seed, other] = [hashOf(`${name} ${length}`), hashOf(`${name} ${length} otherwise`)];
      const one = sentTo(viewer, game, entriesOf(game, options.value, words, seed));
      const two = sentTo(viewer, game, entriesOf(game, options.value, twin, other));
      // Only the seed's hash, and at the end the seed, tell them apart: those are meant to be seen.
      const renamed = two.texts.map((text) =>
        text.replaceAll(hashOf(other), hashOf(seed)).replaceAll(other, seed),
      );
      expect(one.texts.findIndex((text, i) => renamed[i] !== text)).toBe(-1);
      expect(renamed).toHaveLength(one.texts.length);
      for (const text of one.texts.filter((text) => !text.includes('"phase":"over"'))) {
        expect(text).not.toContain(seed);
        expect(text).not.toMatch(/[sS]ecretHash|recovery|"action"/);
      }
      if (viewer !== SPECTATOR && one.room.phase === 'running') {
        for (const word of triedWords(words, twin, rng)) {
          expect(refusalOf(two.room, viewer, word)).toEqual(refusalOf(one.room, viewer, word));
        }
      }
    }
  });

  it('something was hidden', () => {
    expect(changed).toBeGreaterThan(input.players);
  });
});

/** The response to a word: a refusal with its reason, or success. */
function refusalOf(room: RoomState, seat: Seat, word: string): unknown {
  const decided = decideAct(room, seat, word, {
    draws: ({ game }) => ({ draw: (state) => game.pick(state, new SeededRng(0)) }),
  });
  return decided.ok ? 'done' : decided.error;
}

test('a hand hidden from the viewer really differs in the twin', () => {
  const game = gameCalled('metro')!;
  const options = game.options({ players: 2, first: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const words = randomActions(game, options.value, new SeededRng('hands'), 30);
  const twin = twinOf(game, options.value, words, 0, new SeededRng('others'));
  const movers = moversOf(game, options.value, twin);
  const differing = twin.flatMap((word, i) => (word === words[i] ? [] : [movers[i]]));
  expect(differing.length).toBeGreaterThan(0);
  expect(new Set(differing)).toEqual(new Set([CHANCE]));
  const others = (list: string[]) => sentTo(1, game, entriesOf(game, options.value, list, 'seed')).texts;
  expect(others(twin)).not.toEqual(others(words));
});
