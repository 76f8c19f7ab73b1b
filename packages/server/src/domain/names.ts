/** Names at one table: no two that a reader could confuse. */
import { newRefusal, type Refusal, type Seat } from '@guimard/engine/kit';
import { INVISIBLE } from '@guimard/protocol';
import unhomoglyph from 'unhomoglyph';

/** The same in every language; as many as a table has seats. */
const COMPUTERS = ['Hector', 'Adèle', 'Fulgence', 'Odette', 'Émile', 'Colette'] as const;

const UNSEEN = new RegExp(`[${INVISIBLE}]`, 'gu');

/** The same for names that differ only in case, in the encoding of their characters, or in invisible ones. */
const fold = (name: string): string =>
  // Upper case first: it has no ß and only one sigma.
  name.normalize('NFKC').replaceAll(UNSEEN, '').toUpperCase().toLowerCase().normalize('NFKC');

/** Punctuation, blanks, and letters that are used like apostrophes. */
const BETWEEN_WORDS = /[\p{P}\p{Z}`´\u02b9-\u02cf]+/u;

/**
 * The same for names that differ only in characters which look alike, such as a Cyrillic А (the skeleton of UTS #39), in
 * what is between words and around them, or in how often a mark is repeated.
 */
function skeleton(name: string): string {
  const bare = name
    .replaceAll(UNSEEN, '')
    .normalize('NFD')
    .replaceAll(/(\p{M})\1+/gu, '$1');
  // Before letters are replaced: some look like apostrophes.
  const words = bare.split(BETWEEN_WORDS).filter(Boolean).join(' ');
  return unhomoglyph(words || bare).normalize('NFD');
}

/** Of two names that a reader could confuse one is the same: an I looks like an l, but an i does not. */
const looksOf = (name: string): readonly string[] => [skeleton(fold(name)), fold(skeleton(name))];

interface Named {
  /** Empty for a free seat, and where a player deleted it. */
  readonly name: string;
}

function namesakeOf(name: string, others: readonly Named[]): Named | undefined {
  const looks = looksOf(name);
  return others.find((other) => looksOf(other.name).some((look) => looks.includes(look)));
}

/** Why nobody else at a table with these seats may use this name, if so. */
export function whyNotCalled(name: string, seats: readonly Named[]): Refusal | undefined {
  const namesake = namesakeOf(name, seats);
  return namesake && newRefusal('name', 'nameTaken', { name: namesake.name });
}

/** The name of a computer in that seat: its own, or the next free one. */
export function computerName(seat: Seat, others: readonly Named[]): string {
  const names = [...COMPUTERS.slice(seat), ...COMPUTERS.slice(0, seat)];
  // There are always enough: there are more names than other seats.
  return names.find((name) => namesakeOf(name, others) === undefined) ?? COMPUTERS[0];
}
