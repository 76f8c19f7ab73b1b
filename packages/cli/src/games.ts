/** The one list of games. */
import { correspondances } from '@guimard/engine/correspondances';
import { ok, type Result } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { badUsage, type UserError } from './command.ts';
import { correspondancesFlags } from './correspondances/options.ts';
import { correspondancesScreen } from './correspondances/screen.ts';
import type { Flags } from './flags.ts';
import { check } from './metro/check.ts';
import { legal } from './metro/legal.ts';
import { metroFlags } from './metro/options.ts';
import { score } from './metro/score.ts';
import { metroScreen } from './metro/screen.ts';
import type { Entry } from './screen.ts';

export const GAMES: readonly Entry[] = [
  { game: metro, screen: metroScreen, flags: metroFlags, commands: [score, check, legal] },
  { game: correspondances, screen: correspondancesScreen, flags: correspondancesFlags, commands: [] },
];

/** The options of all games as flags, the same where shared; a game refuses options that it does not have. */
export const OPTION_FLAGS: Flags = Object.assign(
  { preset: { type: 'string', value: 'NAME', help: 'options by name (see presets), which flags override' } },
  ...GAMES.map(flagsOf),
);

/** A flag that only one game has says so. */
function flagsOf({ game, flags }: Entry): Flags {
  const isShared = (name: string): boolean => GAMES.filter((entry) => name in entry.flags).length > 1;
  return Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      isShared(name) ? flag : { ...flag, help: `${game.meta.title}: ${flag.help}` },
    ]),
  );
}

const names = GAMES.map((entry) => entry.game.meta.id);
export const GAME_FLAG = {
  game: { type: 'string', value: 'NAME', help: `which game: ${names.join(', ')}; else ${names[0]}` },
} as const;

export function gameCalled(name = names[0]): Result<Entry, UserError> {
  const entry = GAMES.find((candidate) => candidate.game.meta.id === name);
  return entry === undefined
    ? badUsage(`there is no game "${name}"; there are ${names.join(', ')}`)
    : ok(entry);
}
