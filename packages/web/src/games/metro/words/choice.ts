/** What a player may do now, as on buttons, and what the player is asked. */
import { CHANCE, type Code, OVER, type Seat, type View } from '@guimard/engine/kit';
import {
  COLOURS,
  type MetroAction,
  type MetroState,
  metro,
  parseCell,
  seenOf,
  type Tile,
} from '@guimard/engine/metro';
import { sightOn } from '../pieces.ts';
import type { MetroWords } from './en.ts';
import { cellName, colourName, colourWord } from './naming.ts';
import { isPlayed, lastCell, liftedTourists, sightOfField, turnedUp } from './pieces.ts';

type MetroView = View<MetroState>;

/** Any legal code in words. */
export function choiceWords(words: MetroWords, view: MetroView, code: Code): string {
  const action = metro.decode(view.known, code);
  switch (action.type) {
    case 'lay':
      return words.choices.lay({ tile: action.tile, cell: cellName(parseCell(action.cell)!) });
    case 'draw':
      return words.choices.draw;
    case 'pass':
      return words.choices.pass;
    case 'choose':
      return moduleChoice(words, view, action.choice);
    default:
      // Chance's outcomes are nobody's choice.
      return metro.format(action);
  }
}

/** Modules' words are told apart by how they look, as in logs. */
function moduleChoice(words: MetroWords, view: MetroView, word: string): string {
  for (const [pattern, tell] of CHOICES) {
    const parts = pattern.exec(word);
    if (parts !== null) return tell(words, view, parts.slice(1));
  }
  return word;
}

type TellChoice = (words: MetroWords, view: MetroView, parts: readonly string[]) => string;

const CHOICES: readonly (readonly [RegExp, TellChoice])[] = [
  [
    /^exchange-(\d+)-(open|hidden)$/,
    (words, view, [percent, from]) => {
      const given = shareWords(words, view, Number(percent), view.viewer);
      if (from === 'hidden') return words.choices.exchangeHidden({ given, percent: Number(percent) });
      const taken = shareWords(words, view, Number(percent), view.known.seats);
      return words.choices.exchangeOpen({ given, taken });
    },
  ],
  [
    /^token-([a-z]+)(?:-(\d+))?-p(\d)$/,
    (words, _, [name, percent, number]) => {
      const colour = colourWord(words, name);
      const platform = words.platform({ number: Number(number) });
      if (percent === undefined) return words.choices.token({ colour, platform });
      const share = words.share({ percent: Number(percent), colour });
      return words.choices.tokenFor({ colour, platform, share });
    },
  ],
  [
    /^([a-z]+)-field-(\d+)$/,
    (words, { known }, [name, field]) =>
      words.choices.field({
        colour: colourWord(words, name),
        sight: sightOfField(known, known.seat, Number(field) - 1),
        field: Number(field),
      }),
  ],
  [
    /^([a-z]+)-beside-(\d\d)$/,
    (words, _, [name, cell]) =>
      words.choices.beside({ colour: colourWord(words, name), cell: cellName(parseCell(cell)!) }),
  ],
  [
    /^stand-([a-z]+)$/,
    (words, { known }, [name]) =>
      words.choices.stand({ colour: colourWord(words, name), sight: sightToFill(known) }),
  ],
  [/^keep-/, (words) => words.choices.keep],
  [/^refuse-/, (words) => words.choices.refuse],
];

/** T2: the sight that has just got a tile. */
const sightToFill = (known: MetroState): string => sightOn(known, lastCell(known)) ?? '';

/** M2: the share of a percentage in a place of its row: a seat's, or face up after the last seat's. */
function shareWords(words: MetroWords, view: MetroView, percent: number, place: number): string {
  const shares = seenOf(view, 'companies').numbers('known');
  const share = shares[(percent / 10 - 1) * (shares.length / 4) + place];
  return words.share({ percent, colour: colourWord(words, COLOURS[share - 1]) });
}

/** What the viewer is to do, or who is. */
export function promptFor(words: MetroWords, view: MetroView, names: readonly string[]): string {
  const { prompts } = words;
  if (view.toMove === OVER) return prompts.over;
  if (view.toMove === CHANCE) return prompts.chance;
  if (view.toMove !== view.viewer) return prompts.waiting({ name: names[view.toMove] });
  const actions = view.legal.map((code) => metro.decode(view.known, code));
  const choices = actions.flatMap((action) => (action.type === 'choose' ? [action.choice] : []));
  if (choices.length === actions.length && !choices.some((word) => /^(exchange|token)-/.test(word)))
    return promptOfModule(words, view.known, choices[0]);
  return [
    mainPrompt(words, view.known, actions),
    ...(choices.some((word) => word.startsWith('exchange-')) ? [prompts.exchange] : []),
    ...(choices.some((word) => word.startsWith('token-')) ? [prompts.token] : []),
  ].join(' ');
}

/** B10: a tile drawn to be laid at once has a place of its own after the hand. */
export function drawnTile(known: MetroState, seat: Seat): Tile | undefined {
  const place = known.hand[seat * (known.rules.hand + 1) + known.rules.hand];
  return place === 0 ? undefined : place - 1;
}

function mainPrompt(words: MetroWords, known: MetroState, actions: readonly MetroAction[]): string {
  const { prompts } = words;
  const may = (type: MetroAction['type']): boolean => actions.some((action) => action.type === type);
  if (may('pass')) return prompts.pass;
  if (!may('lay')) return prompts.draw;
  if (isPlayed(known, 'solo')) return prompts.extend({ colour: colourName(words, turnedUp(known)) });
  if (drawnTile(known, known.seat) !== undefined) return prompts.layDrawn;
  return may('draw') ? prompts.layOrDraw : prompts.lay;
}

function promptOfModule(words: MetroWords, known: MetroState, word: string): string {
  const { prompts } = words;
  if (word.startsWith('stand-')) return prompts.stand({ sight: sightToFill(known) });
  if (word === 'keep-dddd') return prompts.keepOrRefuse;
  if (!isPlayed(known, 'paris')) return prompts.decide;
  const [colour, ...others] = new Set(liftedTourists(known));
  return others.length > 0
    ? prompts.placeTourists
    : prompts.placeTourist({ colour: colourName(words, colour) });
}
