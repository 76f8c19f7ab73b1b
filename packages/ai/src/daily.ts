/**
 * The deal of the day: the same game for everybody, derived from the date alone.
 *
 * @module
 */
import { type Code, nth, type State, type View } from '@guimard/engine/kit';
import { dealtSeed } from './dealt-seed.ts';
import type { Playable } from './games.ts';
import { levelAgent } from './levels.ts';

/** A date of the calendar, as `2026-11-17`: wherever the player is, it is the date there. */
export type DayName = string;

/** What is played on a day. */
export interface Daily {
  /** The day it is for. */
  readonly date: DayName;
  /** The name of the deal (protocol/src/deal.ts). */
  readonly deal: string;
  /** The id of the game. */
  readonly game: string;
  /** One of the game's presets. */
  readonly preset: string;
  /** Checked, with defaults filled in. */
  readonly options: object;
  /** The player has the first seat; computers of this level have the others. */
  readonly level: number;
}

interface Dealt {
  readonly game: string;
  /** The presets take turns, week by week. */
  readonly presets: readonly string[];
  readonly options?: object;
}

/** From Sunday on, as Date counts. */
const WEEK: readonly Dealt[] = [
  { game: 'metro', presets: ['companies', 'expert'] },
  { game: 'metro', presets: ['classic'] },
  { game: 'metro', presets: ['solo'] },
  { game: 'metro', presets: ['paris', 'london', 'berlin'] },
  { game: 'correspondances', presets: ['short'], options: { target: 3 } },
  { game: 'metro', presets: ['classic'], options: { hand: 2 } },
  { game: 'metro', presets: ['new-york', 'st-petersburg', 'stockholm'] },
];

/** Quick, and the same on every device: it does not search. */
const LEVEL = 5;
const DAY = 86_400_000;

/**
 * The deal of a date; undefined for what is no date. Throws if `games` lacks a game that the calendar deals: pass
 * GAMES.
 */
export function dailyOn(date: DayName, games: readonly Playable[]): Daily | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  const { game: id, presets, options: more } = nth(WEEK, new Date(time).getUTCDay());
  const week = Math.floor(time / DAY / 7);
  const preset = nth(presets, ((week % presets.length) + presets.length) % presets.length);
  const game = games.find((entry) => entry.game.meta.id === id)?.game;
  const chosen = game?.presets.find((entry) => entry.id === preset);
  const options = game?.options({ first: 0, ...chosen?.options, ...more });
  if (chosen === undefined || options?.ok !== true) throw new Error(`the calendar deals no game on ${date}`);
  return { date, deal: `daily/${date}`, game: id, preset, options: options.value, level: LEVEL };
}

/**
 * What the computer does at a table with a deal: it depends on the deal and the position alone, so everybody has the same
 * opponent, and a finished game can be verified. `at`: the number of actions so far.
 */
export function dealtMove(
  { game, policy }: Playable,
  deal: string,
  level: number,
  view: View<State>,
  at: number,
): Promise<Code> {
  return levelAgent(game, policy, dealtSeed(deal, at), level).choose(view);
}
