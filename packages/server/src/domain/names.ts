/** Names at one table: no two that a reader could confuse. */
import { newRefusal, type Refusal, type Seat } from '@guimard/engine/kit';
import { INVISIBLE } from '@guimard/protocol';

/** The same in every language; as many as a table has seats. */
const COMPUTERS = ['Hector', 'Adèle', 'Fulgence', 'Odette', 'Émile', 'Colette'] as const;

const UNSEEN = new RegExp(`[${INVISIBLE}]`, 'gu');

/** The same for names that differ only in case, in the encoding of their characters, or in invisible ones. */
const foldName = (name: string): string =>
  // Upper case first: it has no ß and only one sigma.
  name.normalize('NFKC').replaceAll(UNSEEN, '').toUpperCase().toLowerCase().normalize('NFKC');

interface Named {
  /** Empty for a free seat, and where a player deleted it. */
  readonly name: string;
}

function namesakeOf(name: string, others: readonly Named[]): Named | undefined {
  const folded = foldName(name);
  return others.find((other) => foldName(other.name) === folded);
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
