/** Names of computers: the same in every language, and another for each place. */
import type { Seat } from '@guimard/engine/kit';

const NAMES = ['Hector', 'Adèle', 'Fulgence', 'Odette', 'Émile', 'Colette'] as const;

export const computerAt = (seat: Seat): string => NAMES[seat % NAMES.length];
