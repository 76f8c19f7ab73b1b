/** What owners, colours and shares are called in panels. */
import type { View } from '@guimard/engine/kit';
import type { Colour, MetroState } from '@guimard/engine/metro';
import type { PanelWords } from '../../panels/words/en.ts';
import type { MetroWords } from '../../words/en.ts';
import { colourName, companyName } from '../../words/naming.ts';

export interface PanelSpeech {
  /** The words of the game: colours, companies, choices. */
  readonly metro: MetroWords;
  /** The words that only panels need. */
  readonly panels: PanelWords;
}

/** Who owns lines of a colour: the player whose colour it is or, with companies, the company. */
export function ownerName(
  { metro }: PanelSpeech,
  { known }: View<MetroState>,
  names: readonly string[],
  owner: Colour,
): string {
  return known.rules.seatsOwnColours ? names[owner] : companyName(metro, owner);
}

export const shareName = ({ metro }: PanelSpeech, percent: number, colour: Colour): string =>
  metro.share({ percent, colour: colourName(metro, colour) });

/** The owner of lines that the viewer is; undefined for spectators and with companies. */
export const viewerAsOwner = ({ viewer, known }: View<MetroState>): Colour | undefined =>
  viewer >= 0 && known.rules.seatsOwnColours ? viewer : undefined;
