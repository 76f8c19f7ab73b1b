/** What the scripts of Metro's tutorials are made with. */
import type { ModuleName } from '@guimard/engine/metro';
import type { Words } from '@guimard/messages/metro-learn';
import type { Tutorial, TutorialStep } from '../../../learn/learn.ts';
import { placeSteps } from '../../../learn/tutorialPlayer.ts';

/** The version of the rules that the logs are of. */
const RULES = 2;

/** Departures are numbered as in the engine: station n is n − 1, and the platforms follow. */
export const station = (n: number): number => n - 1;
export const platform = (n: number): number => 31 + n;

export type Script<Key extends string> = readonly (string | TutorialStep<Key>)[];
type ModuleKey<Name extends ModuleName> = keyof Words['modules'][Name]['tutorial'] & string;
type Options = Readonly<Record<string, string | number | readonly string[]>>;

export function tutorialOf<Key extends string>(options: Options, script: Script<Key>): Tutorial<Key> {
  const { actions, steps } = placeSteps(script);
  return { log: { game: 'metro', rules: RULES, options, actions }, seat: 0, steps };
}

/** What a module adds, shown in the middle of a game for two in which the player is yellow and starts. */
export const moduleTutorial = <Name extends ModuleName>(
  name: Name,
  script: Script<ModuleKey<Name>>,
): Tutorial<ModuleKey<Name>> => tutorialOf({ players: 2, first: 0, with: [name] }, script);
