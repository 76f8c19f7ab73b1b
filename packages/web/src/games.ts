/** The one list of games. Each is loaded when it is first needed. */
import type { Component } from 'svelte';
import type { GameUi } from './game-ui.ts';
import type { Dictionary } from './i18n/dictionary.svelte.ts';
import { kitRefusals } from './i18n/refusals.ts';
import type { FigureSet } from './learn/figures.ts';
import type { LearnWords, TutorialEntry } from './learn/learn.ts';

export interface GameEntry {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  /** It can be played alone, without opponents. */
  readonly hasSolo: boolean;
  readonly load: () => Promise<GameUi>;
  /** Lessons and rules. */
  readonly learn: () => Promise<Dictionary<LearnWords>>;
  /** In the order in which they are best played; the first one teaches the game. */
  readonly tutorials: () => Promise<readonly TutorialEntry[]>;
  /** A piece of its board that shows what settings do. */
  readonly sample?: () => Promise<Component>;
  /** The drawings in its rules, with the words they need. */
  readonly figures: () => Promise<FigureSet>;
}

/** What lies on a game's desk is that game's business: the shell only passes it on. */
const opaque = <Desk>(ui: GameUi<Desk>): GameUi => ui as unknown as GameUi;

export const GAMES: readonly GameEntry[] = [
  {
    id: 'metro',
    name: 'Metro',
    players: [2, 6],
    hasSolo: true,
    load: async () => opaque((await import('./games/metro/ui.ts')).metroUi),
    learn: async () => (await import('./games/metro/learn/words.ts')).metroLearnWords,
    tutorials: async () => (await import('./games/metro/learn/tutorials.ts')).metroTutorials,
    sample: async () => (await import('./games/metro/sample.ts')).loadSample(),
    figures: async () => (await import('./games/metro/learn/figure-set.ts')).loadFigures(),
  },
  {
    id: 'correspondances',
    name: 'Correspondances',
    players: [2, 4],
    hasSolo: false,
    load: async () => opaque((await import('./games/correspondances/ui.ts')).correspondancesUi),
    learn: async () => (await import('./games/correspondances/learn/words.ts')).correspondancesLearnWords,
    tutorials: async () =>
      (await import('./games/correspondances/learn/tutorials.ts')).correspondancesTutorials,
    figures: async () => (await import('./games/correspondances/learn/figure-set.ts')).loadFigures(),
  },
];

export const gameCalled = (id: string): GameEntry | undefined => GAMES.find((entry) => entry.id === id);

/** The game with all its words in the language of the app. */
export async function loadGame(entry: GameEntry): Promise<GameUi> {
  const ui = await entry.load();
  await Promise.all(
    [kitRefusals, ui.refusals.dictionary, ...ui.dictionaries].map((dictionary) => dictionary.load()),
  );
  return ui;
}
