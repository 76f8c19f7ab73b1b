/** What every company earned its shareholders, once all shares are revealed (M5–M7). */
import { nth } from '../../../kit/nth.ts';
import type { MetroState } from '../../state.ts';
import { COLOURS, type Colour } from '../../types.ts';
import { handSlot, PERCENTAGES, type Shares } from './shares.ts';
import { bonusOf, holding, holdingBonus, rankValue } from './value.ts';

/** A seat's part in a company, and what it brought. */
export interface Holding {
  /** Its shares together. */
  readonly percent: number;
  /** M6. */
  readonly points: number;
  /** M7: for the largest holding. */
  readonly bonus: number;
}

/** A company at the end of the game. */
export interface CompanyResult {
  /** The company's. */
  readonly colour: Colour;
  /** Points of its lines, and of what they collected in a city (Y1). */
  readonly profit: number;
  /** M6: of each 10 per cent. */
  readonly value: number;
  /** M7: of the largest holding. */
  readonly bonus: number;
  /** By seat. */
  readonly holdings: readonly Holding[];
}

/** By colour; undefined while a share in some hand is hidden. */
export function resultOf(s: MetroState, { open }: Readonly<Shares>): readonly CompanyResult[] | undefined {
  for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
    for (let seat = 0; seat < s.seats; seat++) if (nth(open, handSlot(s, percentage, seat)) === 0) return;
  }
  return COLOURS.map((_, colour) => {
    const value = rankValue(s, colour);
    const holdings = Array.from({ length: s.seats }, (_seat, seat) => {
      const percent = holding(s, open, seat, colour);
      return { percent, points: (percent / 10) * value, bonus: holdingBonus(s, open, seat, colour) };
    });
    return { colour, profit: nth(s.points, colour), value, bonus: bonusOf(s, colour), holdings };
  });
}
