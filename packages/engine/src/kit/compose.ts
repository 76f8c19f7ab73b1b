/**
 * Modules → one array per hook.
 *
 * A module is an object with hooks from a closed list. Composing collects, once per game, each hook's
 * functions in the order of the modules; an unused hook is an empty array and costs nothing.
 * Every hook is called with the state, the module's own slice, and the hook's own arguments.
 */
import type { SliceDeclaration } from './layout.ts';
import { fail, ok, type Refusal, type Result, refuse } from './result.ts';

/** Any function. Hook functions differ in their arguments; `never` accepts them all and prevents calls by mistake. */
export type AnyHook = (...args: never[]) => unknown;

/** A module of any game, as far as composing needs to know it. */
export interface ModuleOf<Hooks> {
  /** Its name in options; unique in its game. */
  readonly name: string;
  /** Modules that this one requires. */
  readonly requires?: readonly string[];
  /** Modules this one cannot be played with, and why. */
  readonly excludes?: Readonly<Record<string, Refusal>>;
  /** The fields of the module's slice: a part of the state that only it writes. */
  readonly slice?: SliceDeclaration['layout'];
  /** The hooks it uses. */
  readonly hooks: Partial<Hooks>;
}

/** One module's function for a hook. */
export interface Bound<Hook> {
  /** Called with the state, the module's own slice, and the arguments of the hook. */
  readonly run: Hook;
  /** The index of the module's slice in `state.slices`; −1 if it has none. */
  readonly slice: number;
}
/** For each hook, the functions of all modules that use it, in the order of the modules. */
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

/** Collects the hooks and the slices of the chosen modules, once per game. */
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
