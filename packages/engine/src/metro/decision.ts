/** Decisions of modules: their choices as codes and as words. */
import type { Code, Emit } from '../kit/game.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Rng } from '../kit/rng.ts';
import { choiceCode, choiceOf, decisionOfCode, MAX_CHOICES } from './code.ts';
import type { MetroEvent } from './event.ts';
import type { Decision } from './module.ts';
import { isModuleStep, type MetroState, MODULE_STEP, ownSlice, TURN } from './state.ts';

/** The index in `rules.decisions` of the pending decision. */
export const decisionOf = (s: MetroState): number => s.step - MODULE_STEP;

export const isChanceDecision = (s: MetroState): boolean => s.rules.chanceDecisions[decisionOf(s)] === 1;

/** Starts a decision of a module; the core continues at `from` afterwards. */
export function enterDecision(s: MetroState, number: number, from: number): void {
  s.step = MODULE_STEP + number;
  s.from = from;
}

/** For hooks: inserts a decision of the module before the next step. */
export function ask(s: MetroState, decision: Decision<never>): void {
  const { decisions } = s.rules;
  for (let i = 0; i < decisions.length; i++) {
    if (decisions[i].decision !== decision) continue;
    enterDecision(s, i, isModuleStep(s) ? s.from : s.step);
    return;
  }
  throw new Error('a module asks for a decision that it does not declare');
}

/** Writes the choices of a decision. */
function listChoices(s: MetroState, number: number, out: Int32Array, n: number): number {
  const bound = s.rules.decisions[number];
  return bound.choices(s, ownSlice(s, bound.slice), out, n);
}

/** How many choices there are after n others; unless the decision can name one without a list, they are in `out` from n on. */
export function countChoices(s: MetroState, number: number, out: Int32Array, n: number): number {
  const bound = s.rules.decisions[number];
  if (bound.count !== undefined) return n + bound.count(s, ownSlice(s, bound.slice));
  return bound.choices(s, ownSlice(s, bound.slice), out, n);
}

/** Choice k of a decision, after `countChoices` with the same n. */
export function nthChoice(s: MetroState, number: number, out: Int32Array, n: number, k: number): Code {
  const bound = s.rules.decisions[number];
  if (bound.nth !== undefined) return choiceCode(number, bound.nth(s, ownSlice(s, bound.slice), k));
  return choiceCode(number, out[n + k]);
}

/** Writes the choices of a decision as codes. */
export function writeChoices(s: MetroState, number: number, out: Int32Array, n: number): number {
  const end = listChoices(s, number, out, n);
  for (let i = n; i < end; i++) out[i] = choiceCode(number, out[i]);
  return end;
}

export function weightOf(s: MetroState, code: Code): number {
  const { decision, slice } = s.rules.decisions[decisionOfCode(code)];
  return decision.weight?.(s, ownSlice(s, slice), choiceOf(code)) ?? 1;
}

/** Whether modules offer the seat on turn a choice without a tile. */
export function offersChoices(s: MetroState): boolean {
  const { insteadOfPlacing } = s.rules;
  for (let i = 0; i < insteadOfPlacing.length; i++)
    if (countChoices(s, insteadOfPlacing[i], scratch, 0) > 0) return true;
  return false;
}

const scratch = new Int32Array(MAX_CHOICES);
const weights = new Int32Array(MAX_CHOICES);

/** One of the choices of a decision: for chance by weight, otherwise each equally likely. */
export function pickChoice(s: MetroState, number: number, rng: Rng): Code {
  const bound = s.rules.decisions[number];
  const mine = ownSlice(s, bound.slice);
  if (bound.pick !== undefined) return choiceCode(number, bound.pick(s, mine, rng));
  const n = bound.choices(s, mine, scratch, 0);
  if (bound.weight === undefined) return choiceCode(number, scratch[rng.below(n)]);
  let total = 0;
  for (let i = 0; i < n; i++) {
    weights[i] = bound.weight(s, mine, scratch[i]);
    total += weights[i];
  }
  let k = rng.below(total);
  let i = 0;
  while (k >= weights[i]) k -= weights[i++];
  return choiceCode(number, scratch[i]);
}

/** Plays the choice; returns whether the same decision is to be made again. */
export function playChoice(s: MetroState, code: Code, emit?: Emit<MetroEvent>): boolean {
  const bound = s.rules.decisions[decisionOfCode(code)];
  return bound.play(s, ownSlice(s, bound.slice), choiceOf(code), emit);
}

/** Whether a choice made instead of placing a tile still puts something on the board. */
export function placesSomething(s: MetroState, code: Code): boolean {
  return s.rules.decisions[decisionOfCode(code)].places;
}

export function formatChoice(s: MetroState, code: Code): string {
  return s.rules.decisions[decisionOfCode(code)].decision.format(s, choiceOf(code));
}

/** The possible decisions now: the pending one or, on a turn, those instead of placing a tile. */
function decisionsNow(s: MetroState): readonly number[] {
  if (isModuleStep(s)) return [decisionOf(s)];
  return s.step === TURN ? s.rules.insteadOfPlacing : [];
}

/** The code of a word that is a choice of some module now, or why it is refused. */
export function encodeChoice(s: MetroState, word: string): Result<Code> {
  for (const number of decisionsNow(s)) {
    const { decision, slice } = s.rules.decisions[number];
    const choice = decision.parse(s, word);
    if (choice === undefined) continue;
    const end = listChoices(s, number, scratch, 0);
    if (scratch.subarray(0, end).includes(choice)) return ok(choiceCode(number, choice));
    return { ok: false, error: decision.refuses(s, ownSlice(s, slice), choice) };
  }
  return refuse('B10', 'notNow', { word });
}
