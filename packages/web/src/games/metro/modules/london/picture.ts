/** London: the circuit of the taxi, and where it would drive (L1–L3). */
import { nth, type View } from '@guimard/engine/kit';
import {
  type LondonField,
  type LondonSightKey,
  type LondonStanding,
  londonStanding,
  type MetroState,
} from '@guimard/engine/metro';

interface SightInRow {
  readonly sight: LondonSightKey;
  /** Both as they lie, left to right; the taxi drives along the lower ones from the right. */
  readonly upper: readonly LondonField[];
  readonly lower: readonly LondonField[];
}

export interface LondonPicture extends Omit<LondonStanding, 'circuit'> {
  readonly sights: readonly SightInRow[];
}

/** Before all sights lie there is nothing to drive along. */
const NO_CIRCUIT: LondonStanding = { circuit: [], taxi: undefined, ahead: [], rides: [] };

export function londonPicture({ known }: View<MetroState>): LondonPicture {
  const { circuit, ...standing } = londonStanding(known) ?? NO_CIRCUIT;
  const sights = Array.from({ length: circuit.length / 4 }, (_, place) => {
    const upper = circuit.slice(place * 2, place * 2 + 2);
    const end = circuit.length - place * 2;
    return { sight: nth(upper, 0).sight, upper, lower: circuit.slice(end - 2, end).toReversed() };
  });
  return { ...standing, sights };
}
