/** What a game is called, by its options. */
import { nth } from '@guimard/engine/kit';
import { DEFAULTS, type MetroOptions, MODULES, metro } from '@guimard/engine/metro';
import { type Explained, moduleWords } from './words/module-words.ts';
import type { MetroWords } from './words.ts';

export function title(words: MetroWords, options: object): string {
  const chosen = checked(options);
  if (chosen.with.length === 0) return words.game;
  const modules = chosen.with.map((name) => moduleWords(words, name));
  const game = nth(modules, 0).game ?? words.gameWith({ modules: modules.map((module) => module.title) });
  if (chosen.side === '' || isUsualSide(chosen)) return game;
  return words.gameSide({ game, side: sideWords(words, chosen).title });
}

/** With all options; as they are if they are refused. */
export function checked(options: object): MetroOptions {
  const result = metro.options(options);
  return result.ok ? result.value : { ...DEFAULTS, ...options };
}

/** The usual side goes without saying. */
const isUsualSide = ({ with: modules, side }: MetroOptions): boolean =>
  MODULES.some(({ name, sides }) => modules.includes(name) && sides?.[0] === side);

/** One module of a game at most has sides. */
export function sideWords(words: MetroWords, { with: modules, side }: MetroOptions): Explained {
  const found = modules.flatMap((name) => moduleWords(words, name).sides?.[side] ?? []);
  return nth(found, 0);
}
