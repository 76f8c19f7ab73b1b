/** Telling of a module's events. */
import { nth, type Seat } from '@guimard/engine/kit';
import type { Owner as LineOwner, ModuleEvent } from '@guimard/engine/metro';
import { companyAsOwner, type Owner, playerAsOwner } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';

/** What sentences are made with: words, and what players and owners of lines are called. */
export interface Telling {
  readonly words: MetroWords;
  readonly nameOf: (seat: Seat) => string;
  readonly ownerIn: (owner: LineOwner) => Owner;
}

/** A sentence for each event of a module. */
export type Tellers<Event extends ModuleEvent> = {
  readonly [What in Event['what']]: (
    event: Extract<Event, { readonly what: What }>,
    telling: Telling,
  ) => string;
};

/** Where everybody stands at the start is seen on the board: a sentence for each would be too many. */
export const silent = (): string => '';

export const tellingIn = (words: MetroWords, names: readonly string[]): Telling => ({
  words,
  nameOf: (seat) => nth(names, seat),
  ownerIn: ({ seat, colour }) =>
    seat === undefined ? companyAsOwner(words, colour) : playerAsOwner(nth(names, seat)),
});
