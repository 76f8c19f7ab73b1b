/** A game of Metro and its seats, in any language. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type MetroState, MODULES, type ModuleName, plays } from '@guimard/engine/metro';
import load, { type Words } from '@guimard/messages/metro';
import type { Locale } from '../language.ts';
import { capital } from '../paragraph.ts';
import type { Screen } from '../screen.ts';

interface ModuleWords {
  readonly title: string;
  /** What a game with it is called, if that does not follow from its title. */
  readonly game?: string;
  readonly sides?: Readonly<Record<string, { readonly title: string }>>;
}

export const inLanguage: Screen<MetroState>['inLanguage'] = async (s, locale) => {
  const words = await load(locale);
  const seats = Array.from({ length: s.seats }, (_, seat) => seatName(words, s, seat, locale));
  return { title: title(words, s), seats };
};

function title(words: Words, s: MetroState): string {
  const all: Readonly<Record<ModuleName, ModuleWords>> = words.modules;
  const used = MODULES.filter((module) => plays(s, module)).map(({ name }) => all[name]);
  const [first] = used;
  if (first === undefined) return words.game;
  const game = first.game ?? words.gameWith({ modules: used.map((module) => module.title) });
  const side = used.flatMap(({ sides }) => sides?.[s.rules.options.side] ?? [])[0];
  return side === undefined ? game : words.gameSide({ game, side: side.title });
}

/** By colour, unless colours belong to no seat (M1, M16). */
function seatName(words: Words, { rules }: MetroState, seat: number, locale: Locale): string {
  return rules.seatsOwnColours
    ? capital(words.colour({ colour: nth(COLOURS, seat) }), locale)
    : words.player({ number: seat + 1 });
}
