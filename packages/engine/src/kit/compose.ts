/**
 * Modules → one array per hook.
 *
 * A module is an object with hooks from a closed list. Composing collects, once per game, each hook's
 * functions in the order of the modules; an unused hook is an empty array and costs nothing.
 * Every hook is called with the state, the module's own slice, and the hook's own arguments.
 */
import type { SliceDeclaration } from './layout.ts';
import { fail, ok, type Refusal, type Result, refuse } from './result.ts';

// Hook functions differ in their arguments; `never` accepts them all and prevents calls by mistake.
type AnyHook = (...args: never[]) => unknown;

export interface ModuleOf<Hooks> {
  readonly name: string;
  /** Modules that this one requires. */
  readonly requires?: readonly string[];
  /** Modules this one cannot be played with, and why. */
  readonly excludes?: Readonly<Record<string, Refusal>>;
  /** The fields of the module's slice: a part of the state that only it writes. */
  readonly slice?: SliceDeclaration['layout'];
  readonly hooks: Partial<Hooks>;
}

export interface Bound<Hook> {
  readonly run: Hook;
  /** The index of the module's slice in `state.slices`; −1 if it has none. */
  readonly slice: number;
}
export type Composed<Hooks> = { readonly [Name in keyof Hooks]: readonly Bound<NonNullable<Hooks[Name]>>[] };

/** Picks modules by name from the one ordered list; says which rule forbids the combination. */
export function choose<Module extends ModuleOf<object>>(
  all: readonly Module[],
  names: readonly string[],
): Result<readonly Module[]> {
  const unknown = names.find((name) => !all.some((module) => module.name === name));
  if (unknown !== undefined) {
    return refuse('options', 'unknownModule', { name: unknown, names: all.map(({ name }) => name) });
  }
  const chosen = all.filter((module) => names.includes(module.name));
  for (const module of chosen) {
    const missing = module.requires?.find((name) => !names.includes(name));
    if (missing !== undefined) return refuse('options', 'moduleMissing', { name: module.name, missing });
    for (const name of names) {
      const clash = module.excludes?.[name];
      if (clash !== undefined) return fail(clash);
    }
  }
  return ok(chosen);
}

export function compose<Hooks extends { [Name in keyof Hooks]: AnyHook }>(
  hookNames: readonly (keyof Hooks)[],
  modules: readonly ModuleOf<Hooks>[],
): { readonly hooks: Composed<Hooks>; readonly slices: readonly SliceDeclaration[] } {
  const slices: SliceDeclaration[] = [];
  const sliceOf = modules.map((module) =>
    module.slice === undefined ? -1 : slices.push({ name: module.name, layout: module.slice }) - 1,
  );
  const entries = hookNames.map((name) => {
    const bound = modules.flatMap((module, index) => {
      const run = module.hooks[name];
      return run === undefined ? [] : [{ run, slice: sliceOf[index] }];
    });
    return [name, bound];
  });
  // Each list was collected under the name of its hook.
  return { hooks: Object.fromEntries(entries) as Composed<Hooks>, slices };
}
