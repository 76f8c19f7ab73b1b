/** What a player may do now, as on buttons, and what the player is asked. */

import { CHANCE, type Code, nth, OVER, type View } from '@guimard/engine/kit';
import { type MetroAction, type MetroState, metro, parseCell } from '@guimard/engine/metro';
import { asSentences } from '../../../i18n/joined.ts';
import { decisionFor, decisionsIn } from '../decisions.ts';
import { drawnTile } from '../hand.ts';
import { uisIn } from '../modules/index.ts';
import type { MetroWords } from '../words.ts';
import { cellName } from './naming.ts';

type MetroView = View<MetroState>;

/** Any legal code in words. */
export function choiceWords(words: MetroWords, view: MetroView, code: Code): string {
  const action = metro.decode(view.known, code);
  switch (action.type) {
    case 'place':
      return words.choices.place({ tile: action.tile, cell: cellName(parseCell(action.cell)!) });
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

function moduleChoice(words: MetroWords, view: MetroView, word: string): string {
  const found = decisionFor(view.known, word);
  return found === undefined ? word : found.decision.label(words, view, found.parts);
}

/** What the viewer is to do, or who is. */
export function promptFor(words: MetroWords, view: MetroView, names: readonly string[]): string {
  const { prompts } = words;
  if (view.toMove === OVER) return prompts.over;
  if (view.toMove === CHANCE) return prompts.chance;
  if (view.toMove !== view.viewer) return prompts.waiting({ name: nth(names, view.toMove) });
  const actions = view.legal.map((code) => metro.decode(view.known, code));
  const choices = actions.flatMap((action) => (action.type === 'choose' ? [action.choice] : []));
  const decisions = decisionsIn(view.known).filter(({ pattern }) =>
    choices.some((word) => pattern.test(word)),
  );
  const optional = decisions.filter(({ isOptional }) => isOptional);
  if (choices.length === actions.length && optional.length === 0)
    return decisions[0]?.prompt(words, view) ?? prompts.decide;
  return asSentences([
    mainPrompt(words, view.known, actions),
    ...optional.map((decision) => decision.prompt(words, view)),
  ]);
}

function mainPrompt(words: MetroWords, known: MetroState, actions: readonly MetroAction[]): string {
  const { prompts } = words;
  const may = (type: MetroAction['type']): boolean => actions.some((action) => action.type === type);
  if (may('pass')) return prompts.pass;
  if (!may('place')) return prompts.draw;
  const [changed] = uisIn(known).flatMap((ui) => ui.placePrompt?.(words, known) ?? []);
  if (changed !== undefined) return changed;
  if (drawnTile(known, known.seat) !== undefined) return prompts.placeDrawn;
  return may('draw') ? prompts.placeOrDraw : prompts.place;
}
