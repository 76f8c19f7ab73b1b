/** Why something is not allowed, in the language of the app. */
import type { Refusal } from '@guimard/engine/kit';
import {
  type Cell,
  COLOURS,
  isComplete,
  judgeLay,
  lineEnd,
  type MetroOptions,
  type MetroState,
  MODULES,
  type Module,
  metro,
  platformAt,
  STATIONS,
  sliceOf,
  solo,
  type Tile,
} from '@guimard/engine/metro';
import { cellName, list } from './words/naming.ts';
import type { MetroWords } from './words.ts';

/** What was tried, where one rule refuses for several reasons. */
export type Tried =
  | { readonly known: MetroState; readonly tile: Tile; readonly cell: Cell }
  | { readonly options: object };

/** A rule without words of ours is told in the engine's. */
export function tellRefusal(words: MetroWords, refusal: Refusal, tried?: Tried): string {
  if (tried !== undefined) {
    const told =
      'options' in tried ? tellOptions(words, refusal, tried.options) : tellLay(words, refusal, tried);
    if (told !== undefined) return told;
  }
  const { byRule } = words.refusals;
  return Object.hasOwn(byRule, refusal.rule) ? byRule[refusal.rule as keyof typeof byRule] : refusal.reason;
}

/** In words, and the rule to read. */
export interface WhyNot {
  readonly rule: string;
  readonly text: string;
}

/** Why the tile, lying so, may not be laid on the cell, if so. Whose tile it is is not asked. */
export function whyNotHere(words: MetroWords, known: MetroState, tile: Tile, cell: Cell): WhyNot | undefined {
  const refusal = judgeLay(known, tile, cell);
  return refusal && { rule: refusal.rule, text: tellRefusal(words, refusal, { known, tile, cell }) };
}

/** Why these options cannot be played, if so. */
export function whyNotOptions(words: MetroWords, options: object): string | undefined {
  const checked = metro.options(options);
  return checked.ok ? undefined : tellRefusal(words, checked.error, { options });
}

function tellLay(
  words: MetroWords,
  { rule }: Refusal,
  { known, cell }: { readonly known: MetroState; readonly cell: Cell },
): string | undefined {
  const { refusals } = words;
  const name = cellName(cell);
  switch (rule) {
    case 'B12':
      if (known.tiles[cell] > 0) return refusals.taken({ cell: name });
      return known.rules.options.corners
        ? refusals.notTouching({ cell: name })
        : refusals.notBeside({ cell: name });
    case 'M11':
      return refusals.platformLine({ platform: words.platform({ number: platformAt(cell) }) });
    case 'M17':
      return tellExtend(words, known);
    default:
      return undefined;
  }
}

/** M17: the cells that unfinished lines of the colour would enter next. */
function tellExtend(words: MetroWords, known: MetroState): string {
  const colour = sliceOf(known, solo).colour;
  const departures = Array.from({ length: STATIONS }, (_, departure) => departure);
  const ends = departures
    .filter((departure) => known.owner[departure] - 1 === colour && !isComplete(known, departure))
    .map((departure) => cellName(lineEnd(known, departure) >> 2));
  return words.refusals.extend({ colour: COLOURS[colour], cells: list([...new Set(ends)]) });
}

export const moduleTitle = (words: MetroWords, name: string): string =>
  words.modules[name as keyof MetroWords['modules']].title;

function tellOptions(
  words: MetroWords,
  { rule }: Refusal,
  options: Partial<MetroOptions>,
): string | undefined {
  const modules = MODULES.filter(({ name }) => options.with?.includes(name));
  const { refusals } = words;
  switch (rule) {
    case 'C1':
      return tellTogether(words, modules);
    case 'B8': {
      const [min, max] = modules.find(({ changes }) => changes?.players)?.changes?.players ?? [2, 6];
      return min === max ? refusals.playerAlone : refusals.players({ min, max });
    }
    case 'V3': {
      const module = modules.find(({ changes }) => changes?.stations);
      return module && refusals.exclusive({ module: moduleTitle(words, module.name) });
    }
    case 'options':
      return options.side ? refusals.noSide : undefined;
    default:
      return undefined;
  }
}

/** C1, in the order in which the engine asks: what excludes what, one city, who plays alone, the size of hands. */
function tellTogether(words: MetroWords, modules: readonly Module[]): string | undefined {
  const { refusals } = words;
  const names = modules.map(({ name }) => name);
  const titles = (some: readonly Module[]): string => list(some.map(({ name }) => moduleTitle(words, name)));
  if (modules.some(({ excludes }) => names.some((name) => excludes?.[name]))) return refusals.centre;
  const cities = modules.filter(({ city }) => city);
  if (cities.length > 1) return refusals.oneCity({ cities: titles(cities) });
  const loner = modules.find(({ alone }) => alone);
  if (loner !== undefined && modules.length > 1) return refusals.alone({ module: titles([loner]) });
  const fixed = modules.find(({ changes }) => changes?.hand !== undefined);
  return fixed && refusals.handFixed({ module: titles([fixed]) });
}
