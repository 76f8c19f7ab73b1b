/** The shares, the piles and the companies, as far as a viewer knows them (M1–M8, M10). */
import type { Seat } from '../../../kit/game.ts';
import { nth } from '../../../kit/nth.ts';
import type { MetroState } from '../../state.ts';
import { COLOURS, type Colour } from '../../types.ts';
import { faceUpSlot, handSlot, PERCENTAGES, percent, pileSlot, type Shares, slotsOf } from './shares.ts';
import { bonusOf, holding, majorityBonus, rankValue, sharesValue } from './value.ts';

/** A share in a hand. */
export interface Share {
  /** 0 to 3, for 10 to 40 per cent. */
  readonly percentage: number;
  /** Undefined where the viewer does not know it. */
  readonly colour: Colour | undefined;
  /** M10: it is open in front of its owner, for a token. */
  readonly isShown: boolean;
}

/** The points of shares if the game ended now. */
export interface SharesWorth {
  /** M6. */
  readonly shares: number;
  /** Points for the largest holdings (M7) that are certain, given everything the viewer knows. */
  readonly least: number;
  /** The most points they can be. */
  readonly most: number;
}

/** A seat and its shares. */
export interface Shareholder {
  /** Whose they are. */
  readonly seat: Seat;
  /** One of each percentage, in order. */
  readonly shares: readonly Share[];
  /** Undefined unless the viewer knows all of the shares. */
  readonly worth: SharesWorth | undefined;
}

/** The shares of one percentage on the table. */
export interface SharePile {
  /** 0 to 3, for 10 to 40 per cent. */
  readonly percentage: number;
  /** The one that can be taken openly; undefined before the first is turned up. */
  readonly faceUp: Colour | undefined;
  /** Face-down shares. */
  readonly size: number;
  /** The top one, if the viewer knows it. */
  readonly top: Colour | undefined;
}

/** A company during the game. */
export interface Company {
  /** The company's. */
  readonly colour: Colour;
  /** Points of its lines so far. */
  readonly profit: number;
  /** M6: 8 for the first … 1 for the eighth. */
  readonly value: number;
  /** The percentage that the viewer holds. */
  readonly held: number;
}

/** What a viewer knows about the companies. */
export interface CompaniesStanding {
  /** By seat. */
  readonly holders: readonly Shareholder[];
  /** By percentage. */
  readonly piles: readonly SharePile[];
  /** By colour. */
  readonly companies: readonly Company[];
  /** Whether shares may be exchanged now (M3, M4). */
  readonly exchanging: 'allowed' | 'paused' | 'ended';
}

/** The shares that the viewer knows: colour + 1 by slot. */
const sharesKnown = (s: MetroState, mine: Readonly<Shares>, viewer: Seat): Uint8Array =>
  viewer < 0 ? mine.open : mine.known.subarray(viewer * slotsOf(s.seats), (viewer + 1) * slotsOf(s.seats));

export function standingOf(
  s: MetroState,
  mine: Readonly<Shares>,
  viewer: Seat,
): Omit<CompaniesStanding, 'exchanging'> {
  const shares = sharesKnown(s, mine, viewer);
  const shareIn = (slot: number): Colour | undefined => {
    const share = nth(shares, slot);
    return share === 0 ? undefined : share - 1;
  };
  const percentages = Array.from({ length: PERCENTAGES }, (_, percentage) => percentage);
  const holders = Array.from({ length: s.seats }, (_, seat) => {
    const hand = percentages.map((percentage) => ({
      percentage,
      colour: shareIn(handSlot(s, percentage, seat)),
      isShown: mine.fixed[seat * PERCENTAGES + percentage] === 1,
    }));
    const isKnown = hand.every(({ colour }) => colour !== undefined);
    return { seat, shares: hand, worth: isKnown ? worthOf(s, shares, seat) : undefined };
  });
  const piles = percentages.map((percentage) => ({
    percentage,
    faceUp: shareIn(faceUpSlot(s, percentage)),
    size: nth(mine.pile, percentage),
    top: shareIn(pileSlot(s, percentage, 0)),
  }));
  const companies = COLOURS.map((_, colour) => ({
    colour,
    profit: nth(s.points, colour),
    value: rankValue(s, colour),
    held: viewer < 0 ? 0 : holding(s, shares, viewer, colour),
  }));
  return { holders, piles, companies };
}

function worthOf(s: MetroState, shares: Uint8Array, seat: Seat): SharesWorth {
  let least = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const own = holding(s, shares, seat, colour);
    if (own > 0 && isSafe(s, shares, seat, colour)) least += bonusOf(s, colour);
  }
  return { shares: sharesValue(s, shares, seat), least, most: majorityBonus(s, shares, seat) };
}

/** Nobody can have more of the company, whatever the unknown shares are. */
function isSafe(s: MetroState, shares: Uint8Array, seat: Seat, colour: Colour): boolean {
  const own = holding(s, shares, seat, colour);
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && mostHeld(s, shares, other, colour) > own) return false;
  }
  return true;
}

/** The most that a seat may have of a company. There is one share of each company and percentage: it is in one hand only. */
function mostHeld(s: MetroState, shares: Uint8Array, seat: Seat, colour: Colour): number {
  let sum = holding(s, shares, seat, colour);
  for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
    const hands = shares.subarray(handSlot(s, percentage, 0), handSlot(s, percentage, s.seats));
    if (hands[seat] === 0 && !hands.includes(colour + 1)) sum += percent(percentage);
  }
  return sum;
}
