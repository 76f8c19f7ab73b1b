import fc from 'fast-check';
import type { Seat } from '../game.ts';
import { type Rng, shuffle } from '../rng.ts';
import { gameContract } from './game.contract.ts';
import { helpersFor } from './helpers.ts';
import { type Pebbles, type PebblesOptions, pebbles } from './pebbles.ts';
import { secrecyContract } from './secrecy.contract.ts';

const { copyOf } = helpersFor(pebbles);

const games = [2, 3, 4].map((players): [string, PebblesOptions] => [
  `${players} players`,
  { players, heap: 9, tags: ['dark', 'long-table'] },
]);

gameContract(pebbles, {
  games,
  words: [1, 2, 3, 4].flatMap((n) => [`card${n}`, `take${n}`]),
  options: fc.record(
    { players: fc.integer({ min: 2, max: 4 }), heap: fc.integer({ min: 1, max: 9 }) },
    { requiredKeys: [] },
  ),
  lookEvery: 1,
  runs: 50,
  longest: 12,
});

/** The cards that the viewer has not seen, shuffled. */
function redeal(s: Pebbles, viewer: Seat, rng: Rng): Pebbles {
  const twin = copyOf(s);
  const seats = Array.from(s.card.keys()).filter((seat) => seat !== viewer && s.card[seat] > 0);
  const cards = seats.map((seat) => s.card[seat]);
  s.deck.forEach((copies, card) => {
    for (let i = 0; i < copies; i++) cards.push(card);
  });
  shuffle(cards, rng);
  twin.deck.fill(0);
  cards.forEach((card, i) => {
    if (i < seats.length) twin.card[seats[i]] = card;
    else twin.deck[card]++;
  });
  return twin;
}

secrecyContract(pebbles, {
  games,
  every: 1,
  redeal,
  isUnseen: (s, viewer) => s.dealt !== viewer,
  isKnown: (s, viewer) => pebbles.toMove(s) === viewer,
  together: 10,
});
