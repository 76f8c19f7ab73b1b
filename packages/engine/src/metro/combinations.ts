/** Every legal combination of options, the first player aside (C1, V1–V4). */
import type { Module } from './module.ts';
import { MODULES } from './modules/index.ts';
import { type MetroOptions, parseOptions, sidesOf } from './options.ts';

/** All sets of modules, in the order of the list. */
function* moduleSets(modules: readonly Module[]): Generator<readonly Module[]> {
  const [first, ...others] = modules;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const rest of moduleSets(others)) {
    yield rest;
    yield [first, ...rest];
  }
}

/** What the check of options accepts, as far as it makes a difference. */
export function* combinations(): Generator<MetroOptions> {
  for (const modules of moduleSets(MODULES)) {
    const names = modules.map(({ name }) => name);
    const sides = sidesOf(modules).length === 0 ? [''] : sidesOf(modules);
    // If no number of players may use a set with the plainest variants, nobody may.
    const players = [1, 2, 3, 4, 5, 6].filter((count) => parseOptions({ players: count, with: names }).ok);
    const corners = modules.some(({ changes }) => changes?.alongLines) ? [false] : [false, true];
    for (const count of players)
      for (const side of sides) yield* variants({ players: count, with: names, side }, corners);
  }
}

function* variants(base: Partial<MetroOptions>, contact: readonly boolean[]): Generator<MetroOptions> {
  for (const rotate of [false, true]) {
    for (const hand of [1, 2, 3]) {
      for (const exclusive of [false, true]) {
        for (const corners of contact) {
          const options = parseOptions({ ...base, rotate, hand, exclusive, corners });
          if (options.ok) yield options.value;
        }
      }
    }
  }
}
