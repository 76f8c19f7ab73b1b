/** Whole games for the tests of modules, watched position by position. */
import { OVER } from '@guimard/engine/kit';
import {
  type MetroEvent,
  type MetroOptions,
  type MetroState,
  type ModuleEvent,
  type ModuleName,
  metro,
} from '@guimard/engine/metro';
import { positionsOf } from './positions.ts';

export const isOver = (s: MetroState): boolean => metro.toMove(s) === OVER;

/** A city with two, four and six players, alone and with companies. */
export const gamesOf = (city: string, sides: readonly string[] = ['']): [string, Partial<MetroOptions>][] =>
  [2, 4, 6].flatMap((players) =>
    [[city], ['companies', city]].flatMap((modules) =>
      sides.map((side): [string, Partial<MetroOptions>] => [
        `${players} ${modules.join('+')} ${side}`,
        { players, with: modules, ...(side === '' ? {} : { side }) },
      ]),
    ),
  );

/** Plays a game; `see` gets every position with the events so far. */
export function watch(
  [name, options]: [string, Partial<MetroOptions>],
  see: (s: MetroState, events: readonly MetroEvent[]) => void,
): void {
  const events: MetroEvent[] = [];
  for (const s of positionsOf(options, name, (event) => events.push(event))) see(s, events);
}

/** A module's events of one kind. */
export function told<
  Name extends ModuleName,
  What extends Extract<ModuleEvent, { readonly module: Name }>['what'],
>(
  events: readonly MetroEvent[],
  module: Name,
  what: What,
): Extract<ModuleEvent, { readonly module: Name; readonly what: What }>[] {
  type Wanted = Extract<ModuleEvent, { readonly module: Name; readonly what: What }>;
  return events.filter(
    (event): event is MetroEvent & Wanted =>
      event.type === 'module' && event.module === module && event.what === what,
  );
}
