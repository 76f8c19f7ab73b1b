/** Random games for the tests of panels: positions of them, as everybody sees them. */
import { type Emit, OVER, SeededRng, SPECTATOR, type View, viewOf } from '@guimard/engine/kit';
import { type MetroEvent, type MetroOptions, type MetroState, metro } from '@guimard/engine/metro';

export const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** Places more often than it exchanges or places tokens, so that such games get on. */
const IDLING = 6;

/** Every position of a random game, the set-up included. */
export function* positionsOf(
  given: Partial<MetroOptions>,
  seed: string,
  emit?: Emit<MetroEvent>,
): Generator<MetroState> {
  const options = metro.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const s = metro.create(options.value);
  const rng = new SeededRng(seed);
  yield s;
  while (metro.toMove(s) !== OVER) {
    let code = metro.pick(s, rng);
    for (let i = 0; i < IDLING && metro.toMove(s) >= 0 && metro.decode(s, code).type === 'choose'; i++)
      code = metro.pick(s, rng);
    metro.play(s, code, emit);
    yield s;
  }
}

export const viewsOf = (s: MetroState): [spectator: View<MetroState>, ...seats: View<MetroState>[]] => [
  viewOf(metro, s, SPECTATOR),
  ...Array.from({ length: s.seats }, (_, seat) => viewOf(metro, s, seat)),
];
