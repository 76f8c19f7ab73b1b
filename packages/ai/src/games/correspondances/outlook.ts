/**
 * What each seat can still expect of the round, by the ways of the lines that are held.
 *
 * The shorter a way, the likelier it is the one that ends the round; its points then go to its holder and, where it
 * arrives at the departure of another line, to the holder of that one too (D13). Chances of journeys are about what
 * fitted rounds between one-ply players and the benchmark's bot best. How a lead in portions counts was chosen by play:
 * the fit asked for more (0.6 to 0.9, whatever is left to go), and with that fewer matches of three were won.
 */
import { type CorrespondancesState, LINES, portionLength } from '@guimard/engine/correspondances';
import type { Routes } from './route.ts';

/** A way that is one tile shorter is e to this times as likely to be the first. */
const HASTE = 0.25;
/** The value, in tiles, of placing the next one. */
const TURN = 1;
/** As likely as a way of 4 tiles it is that nobody arrives, with the pile empty; with each tile in it less. */
const NOBODY_ARRIVES = -1;
const PER_TILE_LEFT = 0.05;
/** A portion that is one section longer is e to this times as likely to be the longest: the more, the nearer the end. */
const LEAD = 0.3;
const LEAD_AT_THE_END = 1;
/** How often the longest portion is not shared (T24): 86 to 90 % in section 7 of the specification. */
const AWARDED = 0.9;

const chance = new Float64Array(LINES);

/** Adds what each seat may expect of this round. */
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
