/** Games for the tests of Metro's words: what is played, and random ways through it. */

import { type Code, nth, OVER, type PlayedAction, SeededRng } from '@guimard/engine/kit';
import { type MetroEvent, type MetroOptions, type MetroState, MODULES, metro } from '@guimard/engine/metro';
import { groupBy } from '../../../../group-by.ts';

export function optionsOf(options: object): MetroOptions {
  const checked = metro.options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  return checked.value;
}

const PRESETS = metro.presets.map(({ id, options }): [string, MetroOptions] => [
  `preset ${id}`,
  optionsOf(options),
]);

/** Every legal set of modules and side, twice with other players and variants. */
const SETS = [
  ...groupBy(metro.combinations(), ({ with: names, side }) => `${names.join(' + ') || 'base game'} ${side}`),
].flatMap(([name, all], i) =>
  [0, 1].map((k): [string, MetroOptions] => [
    `${name} (${k})`,
    nth(all, (i * 7 + k * Math.ceil(all.length / 2)) % all.length),
  ]),
);

/** V3 with each city. */
const EXCLUSIVE = [[], ...MODULES.filter(({ city }) => city).map(({ name }) => [name])].map(
  (modules): [string, MetroOptions] => [
    `exclusive ${modules.join('')}`,
    optionsOf({ players: 4, exclusive: true, with: modules }),
  ],
);

export const PLAYED: readonly [name: string, options: MetroOptions][] = [...PRESETS, ...SETS, ...EXCLUSIVE];

export const namesOf = (s: MetroState): string[] => Array.from({ length: s.seats }, (_, seat) => `P${seat}`);

/** Plays to the end at random; `before` sees each state with the code that comes next. */
export function playRandomly(
  options: MetroOptions,
  seed: string,
  before?: (s: MetroState, code: Code) => void,
): { readonly s: MetroState; readonly steps: readonly PlayedAction<MetroEvent>[] } {
  const s = metro.create(options);
  const rng = new SeededRng(seed);
  const steps: PlayedAction<MetroEvent>[] = [];
  for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
    const code = metro.pick(s, rng);
    before?.(s, code);
    const events: MetroEvent[] = [];
    const action = metro.format(metro.decode(s, code));
    metro.play(s, code, (event) => events.push(event));
    steps.push({ index: steps.length, mover, action, events });
  }
  return { s, steps };
}

/** A text for people: nothing of the machine shows through. */
export const NONSENSE = /undefined|NaN|\[object|null|Infinity/;
