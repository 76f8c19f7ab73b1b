/** A module's slice, read from a state or from a view of it. */
import type { Fields, Values } from '../kit/layout.ts';
import type { Module } from './module.ts';
import type { MetroState } from './state.ts';

/** Whether a module is in play. */
export const plays = (s: MetroState, { name }: Pick<Module, 'name'>): boolean =>
  s.rules.modules.some((module) => module.name === name);

/**
 * The module's own fields in a state or in a view of it, where hidden ones are zero. Throws if the module is not in
 * play.
 */
export function sliceOf<F extends Fields>(
  s: MetroState,
  { name }: Pick<Module<string, F>, 'name' | 'slice'>,
): Readonly<Values<F>> {
  const index = s.rules.modules.filter(({ slice }) => slice !== undefined).findIndex((m) => m.name === name);
  if (index < 0) throw new Error(`${name} is not in play`);
  // States have the slices of their modules in the modules' order.
  return s.slices[index] as Values<F>;
}
