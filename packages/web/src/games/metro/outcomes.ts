/** What chance decides, for people who decide it by hand. */

import { nth } from '@guimard/engine/kit';
import { type Colour, metro, parseTile, type Tile } from '@guimard/engine/metro';
import type { Outcome } from '../../game-ui.ts';
import { asSentences } from '../../i18n/joined.ts';
import { describeTile } from './describe.ts';
import { tellOutcome } from './modules/index.ts';
import { colourCalled } from './modules/parts/module-view.ts';
import { ownEvent } from './own.ts';
import { tellEvent } from './tell.ts';
import { capital, colourName } from './words/naming.ts';
import type { MetroWords } from './words.ts';

/** The tile that is drawn, or covers a part of the centre. */
export function tileIn({ word }: Outcome): Tile | undefined {
  return parseTile(word.slice(word.lastIndexOf('-') + 1));
}

/** The colour that is drawn: of a tourist, a share, a chip or a card. */
export const colourIn = ({ word }: Outcome): Colour | undefined =>
  word
    .split('-')
    .map(colourCalled)
    .find((colour) => colour >= 0);

/** B9: the seat that starts. */
function firstIn({ word }: Outcome): number | undefined {
  const action = metro.parse(word);
  return action.ok && action.value.type === 'first' ? action.value.seat : undefined;
}

export function outcomeLabel(words: MetroWords, outcome: Outcome, names: readonly string[]): string {
  const tile = tileIn(outcome);
  if (tile !== undefined) return describeTile(words, tile);
  const told = tellOutcome(words, outcome.word) ?? tell(words, outcome, names);
  if (told !== '') return told;
  // Where a tourist stands is seen on the board.
  const colour = colourIn(outcome);
  return colour === undefined ? outcome.word : capital(colourName(words, colour));
}

const tell = (words: MetroWords, { events }: Outcome, names: readonly string[]): string =>
  asSentences(
    events.map((event) => tellEvent(words, ownEvent(event), names)).filter((sentence) => sentence !== ''),
  );

export function outcomeQuestion(
  { outcomes: words }: MetroWords,
  outcomes: readonly Outcome[],
  names: readonly string[],
): string {
  const [first] = outcomes;
  if (first === undefined) return words.other;
  if (firstIn(first) !== undefined) return words.first;
  const drew = first.events.map(ownEvent).find((event) => event.type === 'drew');
  if (drew !== undefined) return words.tile({ name: nth(names, drew.seat) });
  const stood = first.events.map(ownEvent).find((event) => event.type === 'tourist');
  return stood === undefined ? words.other : words.tourist({ cell: stood.cell });
}
