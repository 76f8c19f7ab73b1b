/** What those are called who were given no name. */
import { nth } from '@guimard/engine/kit';
import { type Draft, type DraftSeat, seatsOf } from './draft.ts';

/** Names of computers: the same in every language. */
const COMPUTERS = ['Hector', 'Adèle', 'Fulgence', 'Odette', 'Émile', 'Colette', 'Gaston', 'Blanche'] as const;

export interface NameWords {
  readonly player: (seat: { readonly number: number }) => string;
}

/** The name of every seat; `own` is what the player of this device calls herself, if she said so. */
export function namesOf(draft: Draft, words: NameWords, own: string): readonly string[] {
  return seatsOf(draft).map(({ name }, seat) => name || defaultName(draft, seat, words, own));
}

/** What a seat is called while nobody has typed a name. */
export function defaultName(draft: Draft, seat: number, words: NameWords, own: string): string {
  const seats = seatsOf(draft);
  const { id, player } = nth(seats, seat);
  // The first seat is most often a person's, so the names begin at the second.
  if (player.kind === 'computer') return nth(COMPUTERS, (id + COMPUTERS.length - 1) % COMPUTERS.length);
  const isHuman = ({ player: { kind } }: DraftSeat): boolean => kind === 'human';
  const isOwner = seats.findIndex(isHuman) === seat;
  if (isOwner && own !== '') return own;
  // A name, not "you": it stands in sentences about anybody.
  return words.player({ number: seat + 1 });
}
