/** Modules' steps: their choices as codes and as words. */
import type { Code, Emit } from '../kit/game.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import type { Rng } from '../kit/rng.ts';
import { choiceCode, choiceOf, MAX_CHOICES, stepOfCode } from './code.ts';
import type { MetroEvent } from './event.ts';
import type { Step } from './module.ts';
import { isModuleStep, type MetroState, MODULE_STEP, ownSlice, TURN } from './state.ts';

/** The number in `rules.steps` of the module's step that is to be decided. */
export const stepOf = (s: MetroState): number => s.step - MODULE_STEP;

export const isChanceStep = (s: MetroState): boolean => s.rules.chanceSteps[stepOf(s)] === 1;

/** A module's step is to be decided; the core goes on at `from` afterwards. */
export function enterStep(s: MetroState, number: number, from: number): void {
  s.step = MODULE_STEP + number;
  s.from = from;
}

/** For hooks: puts a decision of the module before what would come next. */
export function ask(s: MetroState, step: Step<never>): void {
  const { steps } = s.rules;
  for (let i = 0; i < steps.length; i++) {
    if (steps[i].step !== step) continue;
    enterStep(s, i, isModuleStep(s) ? s.from : s.step);
    return;
  }
  throw new Error('a module asks for a step that it does not declare');
}

/** Writes the choices of a step as they are. */
export function listChoices(s: MetroState, number: number, out: Int32Array, n: number): number {
  const { step, slice } = s.rules.steps[number];
  return step.choices(s, ownSlice(s, slice), out, n);
}

/** Writes the choices of a step as codes. */
export function writeChoices(s: MetroState, number: number, out: Int32Array, n: number): number {
  const end = listChoices(s, number, out, n);
  for (let i = n; i < end; i++) out[i] = choiceCode(number, out[i]);
  return end;
}

export function weightOf(s: MetroState, code: Code): number {
  const { step, slice } = s.rules.steps[stepOfCode(code)];
  return step.weight?.(s, ownSlice(s, slice), choiceOf(code)) ?? 1;
}

/** Whether modules offer the seat on turn anything to do without a tile. */
export function offersChoices(s: MetroState): boolean {
  const { insteadOfPlacing } = s.rules;
  for (let i = 0; i < insteadOfPlacing.length; i++)
    if (listChoices(s, insteadOfPlacing[i], scratch, 0) > 0) return true;
  return false;
}

const scratch = new Int32Array(MAX_CHOICES);
const weights = new Int32Array(MAX_CHOICES);

/** One of the choices of a step: for chance by weight, else each equally likely. */
export function pickChoice(s: MetroState, number: number, rng: Rng): Code {
  const { step, slice } = s.rules.steps[number];
  const mine = ownSlice(s, slice);
  if (step.pick !== undefined) return choiceCode(number, step.pick(s, mine, rng));
  const n = step.choices(s, mine, scratch, 0);
  if (step.weight === undefined) return choiceCode(number, scratch[rng.below(n)]);
  let total = 0;
  for (let i = 0; i < n; i++) {
    weights[i] = step.weight(s, mine, scratch[i]);
    total += weights[i];
  }
  let k = rng.below(total);
  let i = 0;
  while (k >= weights[i]) k -= weights[i++];
  return choiceCode(number, scratch[i]);
}

/** Does what was chosen; returns whether the same step is to be decided once more. */
export function playChoice(s: MetroState, code: Code, emit?: Emit<MetroEvent>): boolean {
  const { step, slice } = s.rules.steps[stepOfCode(code)];
  return step.play(s, ownSlice(s, slice), choiceOf(code), emit);
}

/** Whether a choice made instead of placing a tile puts something on the board all the same. */
export function placesSomething(s: MetroState, code: Code): boolean {
  return s.rules.steps[stepOfCode(code)].step.places === true;
}

export function formatChoice(s: MetroState, code: Code): string {
  return s.rules.steps[stepOfCode(code)].step.format(s, choiceOf(code));
}

/** The steps that can be decided now: the one that is asked for or, on a turn, those instead of placing a tile. */
function stepsNow(s: MetroState): readonly number[] {
  if (isModuleStep(s)) return [stepOf(s)];
  return s.step === TURN ? s.rules.insteadOfPlacing : [];
}

/** What the word means now, if it means a choice of some module; whether it may be chosen, and why not. */
export function encodeChoice(s: MetroState, word: string): Result<Code> {
  for (const number of stepsNow(s)) {
    const { step, slice } = s.rules.steps[number];
    const choice = step.parse(s, word);
    if (choice === undefined) continue;
    const end = listChoices(s, number, scratch, 0);
    if (scratch.subarray(0, end).includes(choice)) return ok(choiceCode(number, choice));
    return { ok: false, error: step.refuses(s, ownSlice(s, slice), choice) };
  }
  return refuse('B10', 'notNow', { word });
}
