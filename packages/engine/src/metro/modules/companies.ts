/** Module 1, metro companies: lines belong to eight companies, and players have hidden shares of them (M1–M8). */
import type { Emit, Seat } from '../../kit/game.ts';
import { newRefusal } from '../../kit/result.ts';
import { bitCount, nthBit } from '../bits.ts';
import type { EventsOf, MetroEvent, SeatGain } from '../event.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { packColour } from '../ownership.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { STATIONS_OF_EIGHT } from '../stations.ts';
import { parseColour } from '../tourists.ts';
import { COLOURS, type ColourName, NOBODY } from '../types.ts';
import { form } from './companies/form.ts';
import { type CompanyResult, resultOf } from './companies/result.ts';
import { fillIn } from './companies/sample.ts';
import {
  EVERYBODY,
  faceUpSlot,
  handSlot,
  learn,
  move,
  PERCENTAGES,
  percent,
  pileSlot,
  type Shares,
  slice,
  slotsOf,
  takeTop,
} from './companies/shares.ts';
import { type CompaniesStanding, standingOf } from './companies/standing.ts';
import { majorityBonus, sharesValue } from './companies/value.ts';

/** M4: exchanging ends once a company's marker has reached this. */
const EXCHANGING_ENDS_AT = 25;
/** M3: after this many rounds in which nobody placed anything, exchanging pauses. */
const IDLE_ROUNDS = 2;

/** A share; its colour is public, secret, or unknown. */
export interface TakenShare {
  /** 10 to 40. */
  readonly percent: number;
  /** Present if everyone saw it. */
  readonly colour?: ColourName;
  /** For the seat that alone saw it. */
  readonly secret?: { readonly seat: Seat; readonly colour: ColourName };
}
/** Shares are dealt and turned up (M2), exchanged (M3), shown for a token (M10), and valued at the end (M5–M7). */
export type CompaniesEvent = EventsOf<
  'companies',
  | (Omit<TakenShare, 'colour'> & { readonly what: 'dealt'; readonly seat: Seat })
  | { readonly what: 'turned'; readonly percent: number; readonly colour: ColourName }
  /** M3: the share taken; its colour is public if it was face up. */
  | (TakenShare & { readonly what: 'exchanged'; readonly seat: Seat })
  | {
      readonly what: 'shown';
      readonly seat: Seat;
      readonly percent: number;
      readonly colour: ColourName;
    }
  | {
      readonly what: 'valued';
      /** M7: the part of the points that is for largest holdings. */
      readonly bonus: number;
      readonly gain: SeatGain;
    }
>;
const TOLD = { type: 'module', module: 'companies' } as const;

/** M2: chance shuffles each pile; its first shares are the hands, the next is face up. Words: `share-10-yellow`. */
const deal: Decision<Shares> = {
  chance: true,
  choices(_, mine, out, n) {
    const percentage = mine.dealt >> 3;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if ((mine.undealt >> colour) & 1) out[n++] = percentage * 8 + colour;
    }
    return n;
  },
  pick: (_, mine, rng) => (mine.dealt & ~7) | nthBit(mine.undealt, rng.below(bitCount(mine.undealt))),
  play(s, mine, choice, emit) {
    const percentage = choice >> 3;
    const place = mine.dealt & 7;
    // Hands, face up and pile are one row of slots.
    const slot = handSlot(s, percentage, place);
    mine.share[slot] = (choice & 7) + 1;
    mine.undealt &= ~(1 << (choice & 7));
    if (place < s.seats) {
      learn(s, mine, slot, 1 << place);
      emit?.({
        ...TOLD,
        what: 'dealt',
        seat: place,
        percent: percent(percentage),
        secret: { seat: place, colour: COLOURS[choice & 7] },
      });
    } else if (place === s.seats) {
      learn(s, mine, slot, EVERYBODY);
      emit?.({ ...TOLD, what: 'turned', percent: percent(percentage), colour: COLOURS[choice & 7] });
    } else {
      mine.pile[percentage]++;
    }
    mine.dealt++;
    if (mine.undealt === 0) mine.undealt = 0xff;
    return mine.dealt < PERCENTAGES * COLOURS.length;
  },
  format: (_, choice) => `share-${percent(choice >> 3)}-${COLOURS[choice & 7]}`,
  parse(_, word) {
    const parts = /^share-([1-4])0-([a-z]+)$/.exec(word);
    const colour = parts === null ? undefined : parseColour(parts[2]);
    return parts === null || colour === undefined ? undefined : (Number(parts[1]) - 1) * 8 + colour;
  },
  refuses: (_, mine, choice) =>
    choice >> 3 === mine.dealt >> 3
      ? newRefusal('M2', 'shareDealt', { colour: COLOURS[choice & 7], percent: percent(choice >> 3) })
      : newRefusal('M2', 'otherSharesBeingDealt', { percent: percent(mine.dealt >> 3) }),
};

const isPaused = (s: MetroState, mine: Readonly<Shares>): boolean => mine.idle >= IDLE_ROUNDS * s.seats;

/** M3: one share goes under the pile of its percentage; the face-up one or the top one is taken. `exchange-30-open`. */
const exchange: Decision<Shares> = {
  choices(s, mine, out, n) {
    if (mine.closed === 1 || isPaused(s, mine)) return n;
    for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
      if (mine.fixed[s.seat * PERCENTAGES + percentage] === 1) continue;
      out[n++] = percentage * 2;
      out[n++] = percentage * 2 + 1;
    }
    return n;
  },
  play(s, mine, choice, emit) {
    const percentage = choice >> 1;
    const isOpen = (choice & 1) === 0;
    const hand = handSlot(s, percentage, s.seat);
    const faceUp = faceUpSlot(s, percentage);
    move(s, mine, hand, pileSlot(s, percentage, mine.pile[percentage]));
    mine.pile[percentage]++;
    if (isOpen) {
      move(s, mine, faceUp, hand);
      takeTop(s, mine, percentage, faceUp);
      learn(s, mine, faceUp, EVERYBODY);
    } else {
      takeTop(s, mine, percentage, hand);
      learn(s, mine, hand, 1 << s.seat);
    }
    if (emit) tellExchange(s, mine, percentage, isOpen, emit);
    return false;
  },
  format: (_, choice) => `exchange-${percent(choice >> 1)}-${choice & 1 ? 'hidden' : 'open'}`,
  parse(_, word) {
    const parts = /^exchange-([1-4])0-(open|hidden)$/.exec(word);
    return parts === null ? undefined : (Number(parts[1]) - 1) * 2 + (parts[2] === 'open' ? 0 : 1);
  },
  refuses(s, mine, choice) {
    if (mine.closed === 1) return newRefusal('M4', 'exchangingOver', { profit: EXCHANGING_ENDS_AT });
    if (isPaused(s, mine)) return newRefusal('M3', 'exchangingPaused', { rounds: IDLE_ROUNDS });
    return newRefusal('M10', 'shareShown', { percent: percent(choice >> 1) });
  },
};

function tellExchange(
  s: MetroState,
  mine: Shares,
  percentage: number,
  isOpen: boolean,
  emit: Emit<MetroEvent>,
): void {
  const { seat } = s;
  const exchanged = { ...TOLD, what: 'exchanged', seat, percent: percent(percentage) } as const;
  const colour = COLOURS[mine.share[handSlot(s, percentage, seat)] - 1];
  if (isOpen) {
    emit({ ...exchanged, colour });
    const turned = COLOURS[mine.share[faceUpSlot(s, percentage)] - 1];
    emit({ ...TOLD, what: 'turned', percent: percent(percentage), colour: turned });
  } else {
    emit({ ...exchanged, secret: { seat, colour } });
  }
}

const hooks: Partial<Hooks<Shares>> = {
  setup(_, mine) {
    mine.undealt = 0xff;
  },
  onTurnEnded(_, mine, placed) {
    mine.idle = placed ? 0 : mine.idle + 1;
  },
  onLineScored(s, mine, colour) {
    if (colour !== NOBODY && s.points[colour] >= EXCHANGING_ENDS_AT) mine.closed = 1;
  },
  endSeat(s, mine, points, seat, emit) {
    for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
      learn(s, mine, handSlot(s, percentage, seat), EVERYBODY);
    }
    const shares = sharesValue(s, mine.share, seat);
    const bonus = majorityBonus(s, mine.share, seat);
    emit?.({ ...TOLD, what: 'valued', bonus, gain: { seat, points: shares + bonus } });
    return points + shares + bonus;
  },
  // M10: the companies of shares in hand, not shown yet. Computed from what the seat knows, so that views can use it too.
  actsFor(s, mine, seat) {
    let colours = 0;
    for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
      if (mine.fixed[seat * PERCENTAGES + percentage] === 1) continue;
      const share = mine.known[seat * slotsOf(s.seats) + handSlot(s, percentage, seat)];
      colours |= packColour(share - 1, percentage);
    }
    return colours;
  },
  onActed(s, mine, seat, colour, percentage, emit) {
    mine.fixed[seat * PERCENTAGES + percentage] = 1;
    learn(s, mine, handSlot(s, percentage, seat), EVERYBODY);
    emit?.({ ...TOLD, what: 'shown', seat, percent: percent(percentage), colour: COLOURS[colour] });
  },
  sample(s, mine, viewer, rng) {
    for (let percentage = 0; percentage < PERCENTAGES; percentage++) fillIn(s, mine, percentage, viewer, rng);
  },
};

/** Lines belong to eight companies; players hold hidden shares and may exchange them (M1–M8). */
export const companies: Module<'companies', typeof slice.fields, CompaniesEvent> = {
  name: 'companies',
  title: 'Metro companies',
  about: 'Lines belong to eight companies; players hold hidden shares and may exchange them.',
  changes: { stations: STATIONS_OF_EIGHT },
  slice,
  setUpDecisions: [deal],
  insteadOfPlacing: exchange,
  hooks,
  form,
  describe(event, nameOf) {
    switch (event.what) {
      case 'dealt':
        return `${nameOf(event.seat)} is dealt ${shareCalled(event)}.`;
      case 'turned':
        return `${capital(shareCalled(event))} is turned face up.`;
      case 'exchanged': {
        const from = event.colour === undefined ? ' from the pile' : '';
        return `${nameOf(event.seat)} exchanges a share for ${shareCalled(event)}${from}.`;
      }
      case 'shown':
        return `${nameOf(event.seat)} shows ${shareCalled(event)}.`;
      case 'valued':
        return `${nameOf(event.gain.seat)}'s shares are worth ${event.gain.points} points.`;
    }
  },
};

function shareCalled({ percent: held, colour, secret: hidden }: TakenShare): string {
  const company = colour ?? hidden?.colour;
  return company === undefined ? `a share of ${held} %` : `${held} % of ${company}`;
}

/** What `viewer`, a seat or SPECTATOR, knows; also from the viewer's own view. Throws without the module. */
export function companiesStanding(s: MetroState, viewer: Seat): CompaniesStanding {
  const mine = sliceOf(s, companies);
  const exchanging = mine.closed === 1 ? 'ended' : isPaused(s, mine) ? 'paused' : 'allowed';
  return { ...standingOf(s, mine, viewer), exchanging };
}

/** Every company's results at the end; undefined while some shares are hidden. */
export const companiesResult = (s: MetroState): readonly CompanyResult[] | undefined =>
  resultOf(s, sliceOf(s, companies));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
