/** A module's event, read for telling. */
import type { ColourName, MetroEvent } from '@guimard/engine/metro';
import { asColour, companyAsOwner, type Owner, playerAsOwner } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';

type ModuleEvent = MetroEvent & { readonly type: 'module' };

/** What an event says, in the language of `words`. */
export interface Told extends Owner {
  readonly words: MetroWords;
  readonly event: ModuleEvent;
  readonly text: (field: string) => string;
  readonly number: (field: string) => number;
  readonly has: (field: string) => boolean;
  /** The player who acts, or whom the event is about. */
  readonly name: string;
  /** The colour of the tourist, chip or card; the owner's colour if the event has no other. */
  readonly colour: ColourName;
  readonly points: number;
}

export type TellEvent = (told: Told) => string;

/** Where everybody stands at the start is seen on the board: a sentence for each would be too many. */
export const silent: TellEvent = () => '';

/** Secret fields are there only if the viewer may know them. */
export function readEvent(words: MetroWords, event: ModuleEvent, names: readonly string[]): Told {
  const fields: ModuleEvent['data'] = { ...event.data, ...event.secret?.data };
  const name = names[Number(fields['seat'])];
  return {
    words,
    event,
    text: (field) => String(fields[field]),
    number: (field) => Number(fields[field]),
    has: (field) => fields[field] !== undefined,
    name,
    ...(name === undefined ? companyAsOwner(words, asColour(fields['colour'])) : playerAsOwner(name)),
    colour: asColour(fields['tourist'] ?? fields['colour']),
    points: Number(fields['points'] ?? fields['value']),
  };
}
