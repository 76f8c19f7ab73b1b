/** Berlin: the sights, everybody's cards, and who leads (E1–E4). */
import type { View } from '@guimard/engine/kit';
import { COLOURS, type Colour, type MetroState, PRINTED, seenOf } from '@guimard/engine/metro';

type Place = 'most' | 'second' | undefined;

export interface Standing {
  readonly cards: number;
  readonly place: Place;
  /** E3: what it would bring now. */
  readonly points: number;
}

interface BerlinSight {
  readonly name: string;
  readonly colour: Colour;
  readonly high: number;
  readonly low: number;
  /** By owner of lines; the imaginary owner, who has what nobody collected, comes last (E3). */
  readonly standings: readonly Standing[];
}

export interface BerlinPicture {
  readonly sights: readonly BerlinSight[];
  /** How many owners there are without the imaginary one. */
  readonly owners: number;
  /** By owner: what all sights would bring now. */
  readonly sums: readonly number[];
}

const SIDES = ['A', 'B'] as const;

export function berlinPicture(view: View<MetroState>): BerlinPicture {
  const { s, numbers } = seenOf(view, 'berlin');
  const owners = s.points.length;
  const cards = numbers('cards');
  const sides = numbers('side');
  const sights = numbers('visitor').flatMap((visitor, sight) => {
    if (visitor === 0) return [];
    const [high, low] = PRINTED.berlin.sights[sight][SIDES[sides[sight]]];
    const colour = visitor - 1;
    const held = Array.from({ length: owners + 1 }, (_, owner) => cards[owner * COLOURS.length + colour]);
    const standings = held.map((own) => standingOf(held, own, high, low));
    return [{ name: PRINTED.berlin.sights[sight].name, colour, high, low, standings }];
  });
  const sums = Array.from({ length: owners }, (_, owner) =>
    sights.reduce((sum, { standings }) => sum + standings[owner].points, 0),
  );
  return { sights, owners, sums };
}

/** E3: the tied share, rounded down; a tie for most leaves no second place, and no cards win nothing. */
function standingOf(held: readonly number[], own: number, high: number, low: number): Standing {
  const more = held.filter((cards) => cards > own).length;
  const tied = held.filter((cards) => cards === own).length;
  if (own === 0 || more > 1) return { cards: own, place: undefined, points: 0 };
  if (more === 1) return { cards: own, place: 'second', points: Math.floor(low / tied) };
  return { cards: own, place: 'most', points: tied === 1 ? high : Math.floor((high + low) / tied) };
}
