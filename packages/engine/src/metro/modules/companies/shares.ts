/** Where the shares of the companies are, and who knows which they are (M2, M3). */
import type { Seat } from '../../../kit/game.ts';
import { layout, open, perSeat, secret, type Values } from '../../../kit/layout.ts';
import type { MetroState } from '../../state.ts';
import { COLOURS } from '../../types.ts';

/** M2: 10, 20, 30 and 40 per cent; one of each per company. Every player always has one of each percentage. */
export const PERCENTAGES = 4;
/** In `knows`: everyone, spectators too. */
export const EVERYBODY = 0x80;

/**
 * Shares are in slots: of each percentage one per hand, one face up, then the face-down pile from its top. For every
 * slot the state records which share it is, who knows it (public: everyone saw who put and took what), and what each
 * seat knows. A moving share takes all of that along.
 */
const rowLength = (seats: number): number => seats + 1 + COLOURS.length;
export const slotsOf = (seats: number): number => PERCENTAGES * rowLength(seats);
export const slice = layout({
  /** Colour + 1 of the share in each slot. */
  share: secret.u8((d) => slotsOf(d.seats)),
  /** The same where it is public. */
  open: open.u8((d) => slotsOf(d.seats)),
  /** Which seats know it, as bits, and EVERYBODY. */
  knows: open.u8((d) => slotsOf(d.seats)),
  /** The same where the seat knows it: in its hand, put under a pile by it, or seen in another hand. */
  known: perSeat.u8((d) => slotsOf(d.seats)),
  /** Shares shown for a token, which stay open (M10): at seat × 4 + percentage. */
  fixed: open.u8((d) => d.seats * PERCENTAGES),
  /** Shares in each face-down pile. */
  pile: open.u8(PERCENTAGES),
  /** How many shares are dealt, and which colours of the current percentage are still to be dealt. */
  dealt: open.number(),
  undealt: secret.number(),
  /** Turns in a row in which nobody placed anything. */
  idle: open.number(),
  /** 1 once exchanging has ended for good (M4). */
  closed: open.number(),
});
export type Shares = Values<typeof slice.fields>;

/** The slot of a seat's share of a percentage, 0 to 3, in the arrays of the slice. */
export const handSlot = (s: MetroState, percentage: number, seat: Seat): number =>
  percentage * rowLength(s.seats) + seat;
export const faceUpSlot = (s: MetroState, percentage: number): number => handSlot(s, percentage, s.seats);
export const pileSlot = (s: MetroState, percentage: number, depth: number): number =>
  faceUpSlot(s, percentage) + 1 + depth;

/** The seats learn which share is in the slot. */
export function learn(s: MetroState, mine: Shares, slot: number, who: number): void {
  const share = mine.share[slot];
  const all = who === EVERYBODY;
  mine.knows[slot] |= all ? EVERYBODY | ((1 << s.seats) - 1) : who;
  if (all) mine.open[slot] = share;
  const each = slotsOf(s.seats);
  for (let seat = 0; seat < s.seats; seat++) {
    if (all || (who >> seat) & 1) mine.known[seat * each + slot] = share;
  }
}

export function move(s: MetroState, mine: Shares, from: number, to: number): void {
  mine.share[to] = mine.share[from];
  mine.open[to] = mine.open[from];
  mine.knows[to] = mine.knows[from];
  const each = slotsOf(s.seats);
  for (let at = 0; at < s.seats * each; at += each) mine.known[at + to] = mine.known[at + from];
}

function clear(s: MetroState, mine: Shares, slot: number): void {
  mine.share[slot] = 0;
  mine.open[slot] = 0;
  mine.knows[slot] = 0;
  const each = slotsOf(s.seats);
  for (let at = 0; at < s.seats * each; at += each) mine.known[at + slot] = 0;
}

/** The top of a pile moves to a slot, the others move up. */
export function takeTop(s: MetroState, mine: Shares, percentage: number, to: number): void {
  move(s, mine, pileSlot(s, percentage, 0), to);
  mine.pile[percentage]--;
  const left = mine.pile[percentage];
  for (let depth = 0; depth < left; depth++) {
    move(s, mine, pileSlot(s, percentage, depth + 1), pileSlot(s, percentage, depth));
  }
  clear(s, mine, pileSlot(s, percentage, left));
}

/** Per cent of a percentage, 0 to 3: 10 to 40. */
export const percent = (percentage: number): number => (percentage + 1) * 10;
