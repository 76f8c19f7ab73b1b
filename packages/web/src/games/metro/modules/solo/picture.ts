/** The colours, the deck and the profits of the solo game (M16–M20). */
import type { Code, View } from '@guimard/engine/kit';
import { bitsOf, COLOURS, type Colour, type MetroState, seenOf } from '@guimard/engine/metro';
import { choicesLike, type ModuleChoice } from '../parts/module-view.ts';
import { openIn } from '../parts/tourists.ts';

interface SoloCompany {
  readonly colour: Colour;
  readonly profit: number;
  /** M20: nobody has less; the result is its profit. */
  readonly isLast: boolean;
  /** M20: its four lines are complete. */
  readonly isGone: boolean;
  /** Its card is in the deck, to be turned up before the deck is shuffled again. */
  readonly isInDeck: boolean;
}

export interface SoloPicture {
  /** The colour turned up; undefined before the first. */
  readonly colour: Colour | undefined;
  readonly companies: readonly SoloCompany[];
  readonly first: number;
  readonly last: number;
  readonly isHard: boolean;
  /** M20: what the game would bring now. */
  readonly result: number;
}

export function soloPicture(view: View<MetroState>): SoloPicture {
  const { s, number } = seenOf(view, 'solo');
  const gone = bitsOf(number('gone'));
  const deck = bitsOf(number('deck'));
  const profits = Array.from(s.points);
  const first = Math.max(...profits);
  const last = Math.min(...profits);
  const isHard = s.rules.options.side === 'hard';
  const isOver = gone.length === COLOURS.length;
  return {
    colour: number('turned') === 0 || isOver ? undefined : number('colour'),
    companies: profits.map((profit, colour) => ({
      colour,
      profit,
      isLast: profit === last,
      isGone: gone.includes(colour),
      isInDeck: deck.includes(colour) && !gone.includes(colour),
    })),
    first,
    last,
    isHard,
    result: isHard ? last - (first - last) : last,
  };
}

/** M17: the colour whose lines are to be extended. */
export const turnedUp = (known: MetroState): Colour => openIn(known, 'solo').number('colour');

/** M18: the codes for keeping a `dddd` and for refusing it, while that is to be decided. */
export function refusalIn(
  legal: readonly ModuleChoice[],
): { readonly keep: Code; readonly refuse: Code } | undefined {
  const choices = choicesLike(legal, /^(keep|refuse)-dddd$/);
  const keep = choices.find(({ parts }) => parts[0] === 'keep');
  const refuse = choices.find(({ parts }) => parts[0] === 'refuse');
  return keep === undefined || refuse === undefined ? undefined : { keep: keep.code, refuse: refuse.code };
}
