/** What has been introduced to the players of this device; everything is, once, at its first play. */
import type { Introduction } from '../game-ui.ts';
import { list, string } from '../schema.ts';
import { stored } from '../stored.ts';

const introduced = stored('guimard.introduced', list(string), []);
const keyOf = (game: string, { id }: Introduction): string => `${game}/${id}`;

export function notIntroduced(game: string, all: readonly Introduction[]): readonly Introduction[] {
  const known = introduced.read();
  return all.filter((one) => !known.includes(keyOf(game, one)));
}

export function markIntroduced(game: string, some: readonly Introduction[]): void {
  introduced.write([...new Set([...introduced.read(), ...some.map((one) => keyOf(game, one))])]);
}
