/** Everything that is legal, as a list of sentences: with what it does, the best for the viewer first. */
import type { Code, Seat, View } from '@guimard/engine/kit';
import {
  type Colour,
  type Consequences,
  consequencesOf,
  type MetroState,
  makeDeparture,
  metro,
} from '@guimard/engine/metro';
import type { MetroWords } from '../words.ts';
import { choiceWords } from './choice.ts';
import { list, ownerOf, playerAsOwner, startAt } from './naming.ts';

/** A legal action. */
export interface LegalEntry {
  readonly code: Code;
  /** As on a button. */
  readonly label: string;
  /** The same with its consequences. */
  readonly sentence: string;
}

export function listLegal(words: MetroWords, view: View<MetroState>): readonly LegalEntry[] {
  const entries = view.legal.map((code) => {
    const label = choiceWords(words, view, code);
    if (metro.decode(view.known, code).type !== 'place') {
      return { code, label, sentence: words.effects.plain({ choice: label }), gain: 0 };
    }
    const consequences = consequencesOf(view.known, code);
    const effects = effectsOf(words, view, consequences);
    const sentence = words.effects.sentence({ choice: label, effects: list(effects) });
    return { code, label, sentence, gain: advantage(consequences, view.viewer) };
  });
  return entries
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ code, label, sentence }) => ({ code, label, sentence }));
}

/** What it brings the viewer, then how little it brings others: the points of companies are everybody's. */
function advantage({ gains }: Consequences, viewer: Seat): number {
  const own = gains.filter(({ seat }) => seat === viewer).reduce((sum, { points }) => sum + points, 0);
  const others = gains
    .filter(({ seat }) => seat !== undefined && seat !== viewer)
    .reduce((sum, { points }) => sum + points, 0);
  return own - others / 100;
}

/** What a placement would do, line by line; also for the assistance at the board. */
export function effectsOf(
  words: MetroWords,
  { known, viewer }: Pick<View<MetroState>, 'known' | 'viewer'>,
  { finished, lengthened, gains, asks }: Consequences,
): readonly string[] {
  const { effects } = words;
  const isOwn = (colour: Colour): boolean => known.rules.seatsOwnColours && colour === viewer;
  const ofLines = finished.map(({ departure, colour, length, points, isDoubled }) => {
    const start = startAt(words, makeDeparture(departure));
    if (colour === undefined) return effects.finishesNobodys(start);
    const line = { ...ownerOf(words, known, colour), ...start, length, points };
    if (isOwn(colour)) return isDoubled ? effects.finishesYoursDoubled(line) : effects.finishesYours(line);
    return isDoubled ? effects.finishesDoubled(line) : effects.finishes(line);
  });
  const ofOpenLines = lengthened.map(({ departure, colour, before, after }) => {
    const line = {
      ...ownerOf(words, known, colour),
      ...startAt(words, makeDeparture(departure)),
      before,
      after,
    };
    return isOwn(colour) ? effects.lengthensYours(line) : effects.lengthens(line);
  });
  const all = [...ofLines, ...ofOpenLines, ...besides(words, known, viewer, finished, gains)];
  if (asks) all.push(effects.asks);
  return all.length === 0 ? [effects.nothing] : all;
}

/** What is gained beside the points of lines: a fare, a visit, a space that was taken (V3). */
function besides(
  words: MetroWords,
  known: MetroState,
  viewer: Seat,
  finished: Consequences['finished'],
  gains: Consequences['gains'],
): readonly string[] {
  return gains.flatMap(({ colour, seat, points }) => {
    const lines = finished.filter((line) => colour !== undefined && line.colour === colour);
    const rest = points - lines.reduce((sum, line) => sum + line.points, 0);
    if (rest === 0) return [];
    if (seat === viewer) return [words.effects.bringsYou({ points: rest })];
    const owner =
      colour === undefined
        ? playerAsOwner(words.player({ number: seat! + 1 }))
        : ownerOf(words, known, colour);
    return [words.effects.brings({ ...owner, points: rest })];
  });
}
