/** The shares, the piles and the companies, as far as the viewer knows them (M1–M8, M10). */
import type { Code, Seat, View } from '@guimard/engine/kit';
import { COLOURS, type Colour, type MetroState, seenOf } from '@guimard/engine/metro';
import { choicesLike, type ModuleChoice } from '../parts/module-view.ts';

/** 10, 20, 30 and 40 per cent: everybody holds one share of each. */
export const PERCENTAGES = [0, 1, 2, 3] as const;
export const percentOf = (percentage: number): number => (percentage + 1) * 10;

/** M3: after so many rounds in which nobody placed anything, exchanging pauses. */
const IDLE_ROUNDS = 2;

export interface Share {
  readonly percentage: number;
  /** Undefined where the viewer does not know it. */
  readonly colour: Colour | undefined;
  /** M10: it lies open in front of its owner, for a token. */
  readonly isShown: boolean;
}

/** What shares would bring if the game ended now. */
interface Worth {
  /** M6. */
  readonly shares: number;
  /** M7: what is certain, and what it may be at the most, for all that the viewer knows. */
  readonly least: number;
  readonly most: number;
}

export interface Shareholder {
  readonly seat: Seat;
  readonly shares: readonly Share[];
  /** Undefined unless the viewer knows all of the shares. */
  readonly worth: Worth | undefined;
}

export interface SharePile {
  readonly percentage: number;
  readonly faceUp: Colour | undefined;
  /** Shares that lie face down. */
  readonly size: number;
  /** The top one, where the viewer knows it. */
  readonly top: Colour | undefined;
}

interface Company {
  readonly colour: Colour;
  readonly profit: number;
  /** M6: 8 for the first … 1 for the eighth. */
  readonly value: number;
  /** The percentage that the viewer holds. */
  readonly held: number;
}

export interface CompaniesPicture {
  readonly holders: readonly Shareholder[];
  readonly piles: readonly SharePile[];
  /** From the richest. */
  readonly companies: readonly Company[];
  readonly exchanging: 'allowed' | 'paused' | 'ended';
}

export function companiesPicture(view: View<MetroState>): CompaniesPicture {
  const { s, viewer, number, numbers } = seenOf(view, 'companies');
  const slots = numbers(viewer < 0 ? 'open' : 'known');
  const fixed = numbers('fixed');
  const sizes = numbers('pile');
  const each = slots.length / PERCENTAGES.length;
  const shareAt = (percentage: number, place: number): Colour | undefined => {
    const share = slots[percentage * each + place];
    return share === 0 ? undefined : share - 1;
  };
  const hands = Array.from({ length: s.seats }, (_, seat) =>
    PERCENTAGES.map((percentage) => ({
      percentage,
      colour: shareAt(percentage, seat),
      isShown: fixed[seat * PERCENTAGES.length + percentage] === 1,
    })),
  );
  const profits = Array.from(s.points);
  const isPaused = number('idle') >= IDLE_ROUNDS * s.seats;
  const companies = COLOURS.map((_, colour) => ({
    colour,
    profit: profits[colour],
    value: rankValue(profits, colour),
    held: viewer < 0 ? 0 : heldOf(hands[viewer], colour),
  }));
  return {
    holders: hands.map((shares, seat) => ({ seat, shares, worth: worthOf(hands, profits, seat) })),
    piles: PERCENTAGES.map((percentage) => ({
      percentage,
      faceUp: shareAt(percentage, s.seats),
      size: sizes[percentage],
      top: shareAt(percentage, s.seats + 1),
    })),
    companies: companies.toSorted((a, b) => b.profit - a.profit || a.colour - b.colour),
    exchanging: number('closed') === 1 ? 'ended' : isPaused ? 'paused' : 'allowed',
  };
}

/** M6: equal profit shares the higher value. */
const rankValue = (profits: readonly number[], colour: Colour): number =>
  profits.length - profits.filter((profit) => profit > profits[colour]).length;

/** The percentage of a company among shares; unknown ones count where `mayBe` says that they may be of it. */
function heldOf(
  shares: readonly Share[],
  colour: Colour,
  mayBe: (percentage: number) => boolean = () => false,
): number {
  const held = shares.filter(
    (share) => share.colour === colour || (share.colour === undefined && mayBe(share.percentage)),
  );
  return held.reduce((sum, { percentage }) => sum + percentOf(percentage), 0);
}

function worthOf(
  hands: readonly (readonly Share[])[],
  profits: readonly number[],
  seat: Seat,
): Worth | undefined {
  if (hands[seat].some(({ colour }) => colour === undefined)) return undefined;
  const others = hands.filter((_, other) => other !== seat);
  const worth = { shares: 0, least: 0, most: 0 };
  for (const [colour, profit] of profits.entries()) {
    const own = heldOf(hands[seat], colour);
    if (own === 0) continue;
    // There is one share of each company and percentage: it is in no second hand.
    const mayBe = (percentage: number): boolean =>
      !hands.some((shares) => shares[percentage].colour === colour);
    const bonus = Math.floor(profit / 10);
    worth.shares += (own / 10) * rankValue(profits, colour);
    if (others.every((shares) => heldOf(shares, colour, mayBe) <= own)) worth.least += bonus;
    if (others.every((shares) => heldOf(shares, colour) <= own)) worth.most += bonus;
  }
  return worth;
}

/** M3: by percentage, what may be taken for the share of that percentage. */
export interface Exchange {
  readonly percentage: number;
  readonly open: Code | undefined;
  readonly hidden: Code | undefined;
}

export function exchangesIn(legal: readonly ModuleChoice[]): readonly Exchange[] {
  const choices = choicesLike(legal, /^exchange-([1-4])0-(open|hidden)$/);
  return PERCENTAGES.flatMap((percentage) => {
    const own = choices.filter(({ parts }) => Number(parts[0]) === percentage + 1);
    if (own.length === 0) return [];
    const codeFor = (what: string): Code | undefined => own.find(({ parts }) => parts[1] === what)?.code;
    return [{ percentage, open: codeFor('open'), hidden: codeFor('hidden') }];
  });
}
