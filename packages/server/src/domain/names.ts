/** Names at one table: no two that a reader could take for the same. */
import { newRefusal, type Refusal, type Seat } from '@guimard/engine/kit';
import { INVISIBLE } from '@guimard/protocol';

/** The same in every language; as many as a table has seats. */
const COMPUTERS = ['Hector', 'Adèle', 'Fulgence', 'Odette', 'Émile', 'Colette'] as const;

const UNSEEN = new RegExp(`[${INVISIBLE}]`, 'gu');

/** What two names have in common that differ only in case, in how their characters are encoded, or in invisible ones. */
const foldName = (name: string): string =>
  // Upper case first: it has no ß and only one sigma.
  name.normalize('NFKC').replaceAll(UNSEEN, '').toUpperCase().toLowerCase().normalize('NFKC');

interface Named {
  /** Empty at a free seat, and where a player has deleted it. */
  readonly name: string;
}

function namesakeOf(name: string, others: readonly Named[]): Named | undefined {
  const folded = foldName(name);
  return others.find((other) => foldName(other.name) === folded);
}

/** Why nobody else at a table with these seats may be called so, if so. */
export function whyNotCalled(name: string, seats: readonly Named[]): Refusal | undefined {
  const namesake = namesakeOf(name, seats);
  return namesake && newRefusal('name', 'nameTaken', { name: namesake.name });
}

/** The name of a computer in that seat: its own, or the next one that nobody else has. */
export function computerName(seat: Seat, others: readonly Named[]): string {
  const names = [...COMPUTERS.slice(seat), ...COMPUTERS.slice(0, seat)];
  // There are always enough: the others are fewer than the names.
  return names.find((name) => namesakeOf(name, others) === undefined) ?? COMPUTERS[0];
}
