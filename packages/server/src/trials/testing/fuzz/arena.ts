/** The server under attack, and what attackers share. */
import { type Rng, SeededRng } from '@guimard/engine/kit';
import type { ServerProcess } from '../server-process.ts';
import type { Journal, Journals } from './journal.ts';
import type { Law } from './law.ts';

export interface Arena {
  readonly url: string;
  readonly server: ServerProcess;
  readonly law: Law;
  readonly journals: Journals;
  /** Gets every message of the server. */
  readonly hear: (text: string) => void;
}

interface Attackers {
  readonly kind: string;
  /** How many there are. */
  readonly number: number;
  /** Of all of them together. */
  readonly inputs: number;
  readonly seed: string;
}

/** Each has its own random numbers and journal, so that what it does does not depend on the others. */
export async function attack(
  { journals }: Arena,
  { kind, number, inputs, seed }: Attackers,
  step: (rng: Rng, journal: Journal) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: number }, (_, i) => {
      const [rng, journal] = [new SeededRng(`${seed} ${kind} ${i}`), journals.open(kind, i)];
      return journal.during(async () => {
        while (journal.count < inputs / number) await step(rng, journal);
      });
    }),
  );
}
