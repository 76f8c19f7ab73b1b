/** The words that modules have in common. What only one of them says is typed by its catalogue. */
import type { ModuleName } from '@guimard/engine/metro';
import type { MetroWords } from '../words.ts';

/** A thing to choose. */
export interface Explained {
  readonly title: string;
  readonly about: string;
}

export interface ModuleWords extends Explained {
  /** What a game with it is called, if that does not follow from its title. */
  readonly game?: string;
  /** What its preset is like, if that is not what it is about. */
  readonly preset?: string;
  /** By side or variant. */
  readonly sides?: Readonly<Record<string, Explained>>;
  /** Where points came from, for those that bring any, and for the part of them that is a bonus. */
  readonly source?: string;
  readonly sourceBonus?: string;
}

export function moduleWords({ modules }: MetroWords, name: string): ModuleWords {
  const all: Readonly<Record<ModuleName, ModuleWords>> = modules;
  // The engine names the modules of a game by strings; all have words.
  return all[name as ModuleName];
}
