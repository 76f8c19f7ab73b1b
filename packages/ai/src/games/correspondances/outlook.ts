/**
 * What each seat can still expect of the round, from the routes of the held lines.
 *
 * The shorter a route, the likelier it ends the round; its points then go to its holder and, if it arrives at the
 * departure of another line, also to that line's holder (D13). The chances of journeys are about what fitted rounds
 * between one-ply players and the benchmark's bot best. The weight of a lead in portions was chosen by play: the fit
 * suggested more (0.6 to 0.9, whatever is left to go), and with that fewer matches of three were won.
 */
import { type CorrespondancesState, LINES, portionLength } from '@guimard/engine/correspondances';
import type { Routes } from './route.ts';

/** A route that is one tile shorter is e to this times as likely to be the first. */
const HASTE = 0.25;
/** The value, in tiles, of placing the next one. */
const TURN = 1;
/** That nobody arrives is as likely as a route of 4 tiles with the pile empty; less with each tile in it. */
const NOBODY_ARRIVES = -1;
const PER_TILE_LEFT = 0.05;
/** A portion that is one section longer is e to this times as likely to be the longest: the more, the nearer the end. */
const LEAD = 0.3;
const LEAD_AT_THE_END = 1;
/** How often the longest portion is not shared (T24): 86 to 90 % in section 7 of the specification. */
const AWARDED = 0.9;

/** What every seat gains, on average, while the leader gains a point. */
const PER_POINT_OF_THE_LEADER = 0.9;

const chance = new Float64Array(LINES);

/** Adds each seat's expectation for this round. */
export function addOutlook(s: CorrespondancesState, routes: Routes, scores: Float64Array): void {
  addJourneys(s, routes, scores);
  addLongestPortion(s, routes, scores);
}

function addJourneys(s: CorrespondancesState, routes: Routes, scores: Float64Array): void {
  let sum = Math.exp(NOBODY_ARRIVES - PER_TILE_LEFT * s.pile);
  for (let seat = 0; seat < s.seats; seat++) {
    chance[seat] = Math.exp(-HASTE * tilesToGo(s, routes, seat));
    sum += chance[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const line = s.line[seat];
    const points = (chance[seat] / sum) * Math.max(1, 5 - routes.transfers[line]);
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || s.line[other] === routes.arrival[line]) scores[other] += points;
    }
  }
}

const tilesToGo = (s: CorrespondancesState, routes: Routes, seat: number): number =>
  routes.cost[s.line[seat]] - (seat === s.seat ? TURN : 0);

function addLongestPortion(s: CorrespondancesState, routes: Routes, scores: Float64Array): void {
  let nearest = tilesToGo(s, routes, 0);
  for (let seat = 1; seat < s.seats; seat++) nearest = Math.min(nearest, tilesToGo(s, routes, seat));
  const lead = LEAD + LEAD_AT_THE_END / Math.max(1, nearest);
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    chance[seat] = Math.exp(lead * portionLength(s, s.line[seat]));
    sum += chance[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) scores[seat] += (AWARDED * chance[seat]) / sum;
}

/** Adds what the rounds after this one bring: the same to every seat, until somebody has enough points to win. */
export function addLaterRounds(s: CorrespondancesState, scores: Float64Array): void {
  let most = 0;
  for (let seat = 0; seat < scores.length; seat++) most = Math.max(most, scores[seat]);
  const later = PER_POINT_OF_THE_LEADER * Math.max(0, s.options.target - most);
  for (let seat = 0; seat < scores.length; seat++) scores[seat] += later;
}
