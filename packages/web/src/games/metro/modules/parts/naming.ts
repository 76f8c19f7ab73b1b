/** What owners, colours and shares are called in panels. */
import { nth, type View } from '@guimard/engine/kit';
import { COLOURS, type Colour, type MetroState } from '@guimard/engine/metro';
import { companyAsOwner, type Owner, playerAsOwner } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';

/** Who owns lines of a colour: the player whose colour it is or, with companies, the company. */
export const ownerOf = (
  words: MetroWords,
  { known }: View<MetroState>,
  names: readonly string[],
  owner: Colour,
): Owner =>
  known.rules.seatsOwnColours ? playerAsOwner(nth(names, owner)) : companyAsOwner(words, nth(COLOURS, owner));

export const shareName = (words: MetroWords, percent: number, colour: Colour): string =>
  words.share({ percent, colour: nth(COLOURS, colour) });

/** The owner of lines that the viewer is; undefined for spectators and with companies. */
export const viewerAsOwner = ({ viewer, known }: View<MetroState>): Colour | undefined =>
  viewer >= 0 && known.rules.seatsOwnColours ? viewer : undefined;
