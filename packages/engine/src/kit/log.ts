/**
 * A game is its log: the game, the version of its rules, the options, and every action as a word, random outcomes
 * included. State, events, views, undo and export are folds of it.
 */
import type { Game, GameEvent, Meta, Mover } from './game.ts';
import type { State } from './layout.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';

/** What the value of an option may be: all that fits into one line of text. */
export type OptionValue = string | number | boolean | readonly string[];

/** A whole game as plain JSON: all that has to be stored or sent. {@link replay} turns it into a state. */
export interface Log {
  /** `meta.id` of the game. */
  readonly game: string;
  /** The version of the rules it was played by (`meta.rules`). */
  readonly rules: number;
  /** The options; defaults may be left out. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Every action as a word, random outcomes included. */
  readonly actions: readonly string[];
}

/** What one action of a log did. */
export interface PlayedAction<Event extends GameEvent> {
  /** The action's index in the log. */
  readonly index: number;
  /** Who decided it: a seat, or CHANCE. */
  readonly mover: Mover;
  /** Its word in the log. */
  readonly action: string;
  /** What it caused, hidden parts included. */
  readonly events: readonly Event[];
}

/** Why a log cannot be opened, and where. */
export interface LogRefusal extends Refusal {
  /** The index of the refused action; −1 for the log as a whole. */
  readonly at: number;
  /** The refusing rule has changed since the game was played. */
  readonly isChanged?: true;
}

/** Whether logs of that version of the rules can be opened. */
export const opensRules = ({ rules, changedSince }: Meta, version: number): boolean =>
  version === rules || changedSince?.[version] !== undefined;

/** Whether the rule has changed since that version. */
export const hasChanged = ({ changedSince }: Meta, version: number, rule: string): boolean =>
  changedSince?.[version]?.includes(rule) === true;

/** A log of a game with these options, by the current rules. The actions are not checked. */
export function newLog<S extends State, Options extends object, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  options: Options,
  actions: readonly string[] = [],
): Log {
  // All values in options can be written in a log.
  return { game: game.meta.id, rules: game.meta.rules, options: { ...options } as Log['options'], actions };
}

/**
 * Plays a log from the start; every action passes the same check as a player's. Refuses a log of another game, of
 * rules that can no longer be opened, or with an illegal action, and says which. `observe` is called after each
 * action, with the state itself, not a copy.
 *
 * @example
 * ```ts
 * import { parseText, replay } from '@guimard/engine/kit';
 * import { metro } from '@guimard/engine/metro';
 *
 * const log = parseText('metro.2/players=2,first=0/aacb.cbaa.aacb05');
 * if (!log.ok) throw new Error(log.error.code);
 * const state = replay(metro, log.value);
 * console.log(state.ok ? state.value.placed : state.error); // → 1
 * ```
 */
export function replay<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  log: Log,
  observe?: (step: PlayedAction<Event>, state: S) => void,
): Result<S, LogRefusal> {
  const start = begin(game, log);
  if (!start.ok) return { ok: false, error: { at: -1, ...start.error } };
  const s = start.value;
  for (const [index, word] of log.actions.entries()) {
    const action = game.parse(word);
    const code = action.ok ? game.encode(s, action.value) : action;
    if (!code.ok) return { ok: false, error: refusalAt(game.meta, log, index, code.error) };
    if (observe === undefined) {
      game.play(s, code.value);
      continue;
    }
    const events: Event[] = [];
    const mover = game.toMove(s);
    game.play(s, code.value, (event) => events.push(event));
    observe({ index, mover, action: word, events }, s);
  }
  return ok(s);
}

function refusalAt(meta: Meta, log: Log, at: number, refusal: Refusal): LogRefusal {
  return hasChanged(meta, log.rules, refusal.rule) ? { at, isChanged: true, ...refusal } : { at, ...refusal };
}

function begin<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  log: Log,
): Result<S> {
  const { id, rules } = game.meta;
  if (log.game !== id) return refuse('log', 'otherGame', { game: log.game, expected: id });
  if (!opensRules(game.meta, log.rules)) {
    return refuse('log', 'otherRules', { version: log.rules, expected: rules });
  }
  const options = game.options(log.options);
  return options.ok ? ok(game.create(options.value)) : options;
}

/** The log without its last actions: undo replays a shorter log. */
export function undo(log: Log, actions = 1): Log {
  return { ...log, actions: log.actions.slice(0, Math.max(0, log.actions.length - actions)) };
}

/** Checks that JSON from outside has the shape of a log; `replay` checks whether it is a legal game. */
export function parseLog(input: unknown): Result<Log> {
  if (typeof input !== 'object' || input === null) return refuse('log', 'logNotObject');
  const { game, rules, options, actions }: Partial<Record<keyof Log, unknown>> = input;
  if (typeof game !== 'string') return refuse('log', 'logWithoutGame');
  if (typeof rules !== 'number' || !Number.isInteger(rules)) return refuse('log', 'logWithoutRules');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    return refuse('log', 'logWithoutOptions');
  }
  if (!Array.isArray(actions) || !actions.every((action) => typeof action === 'string')) {
    return refuse('log', 'logWithoutActions');
  }
  // The game checks their values, when it is replayed.
  return ok({ game, rules, options: options as Log['options'], actions });
}

/**
 * Reads a game from a file or a clipboard: JSON, which begins with a brace, or the one line of `makeText`. Also
 * accepts a finished game as a server exports it, with the log in `log`.
 */
export function readLog(content: string): Result<Log> {
  // Some editors put a mark at the start of a file.
  const text = content.replace(/^\uFEFF/, '').trim();
  if (!text.startsWith('{')) return parseText(text);
  try {
    const json: unknown = JSON.parse(text);
    // A finished game as a server exports it has its seeds beside the log.
    return parseLog(typeof json === 'object' && json !== null && 'log' in json ? json.log : json);
  } catch (error) {
    return refuse('log', 'notJson', { detail: error instanceof Error ? error.message : String(error) });
  }
}

// One line: `metro.1/players=2,first=0/aacb.cbaa.aacb05`. Only characters that need no escape in a URL.

/** A log as one line, `metro.2/players=2,first=0/aacb.cbaa.aacb05`, that needs no escape in a URL. */
export function makeText(log: Log): string {
  const options = Object.entries(log.options).map(([name, value]) => `${name}=${makeValue(value)}`);
  return `${log.game}.${log.rules}/${options.join(',')}/${log.actions.join('.')}`;
}

/**
 * Reads the line that `makeText` writes; refuses what is malformed. {@link replay} checks whether it is a legal game.
 */
export function parseText(text: string): Result<Log> {
  const parts = /^([a-z-]+)\.(\d+)\/([^/]*)\/([^/]*)$/.exec(text.trim());
  if (parts === null) {
    return refuse('log', 'notGameText');
  }
  const [, game = '', rules, optionText = '', actionText = ''] = parts;
  const options = new Map<string, OptionValue>();
  for (const pair of optionText === '' ? [] : optionText.split(',')) {
    const [name = '', value, ...more] = pair.split('=');
    if (value === undefined || more.length > 0) return refuse('log', 'optionMalformed', { text: pair });
    if (options.has(name)) return refuse('log', 'optionTwice', { option: name });
    options.set(name, parseValue(value));
  }
  const actions = actionText === '' ? [] : actionText.split('.');
  return ok({ game, rules: Number(rules), options: Object.fromEntries(options), actions });
}

/** A list is a tilde and its items separated by tildes, which tells it from a single word. */
function makeValue(value: OptionValue): string {
  return Array.isArray(value) ? `~${value.join('~')}` : String(value);
}

function parseValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return Number(text);
  if (!text.startsWith('~')) return text;
  return text === '~' ? [] : text.slice(1).split('~');
}
