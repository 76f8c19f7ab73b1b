/** Shares: nobody is shown what they do not know, and the worth comes true at the end (M2–M7). */
import { nth, OVER } from '@guimard/engine/kit';
import { COLOURS, companies, type MetroEvent, metro, PERCENTAGES, sliceOf } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { moduleChoices } from '../../decisions.ts';
import { positionsOf, viewsOf } from '../testing/positions.ts';
import { companiesPicture, exchangesIn } from './picture.ts';

describe.each([2, 4, 6])('companies, %i players', (players) => {
  const options = { players, with: ['companies', 'central-stations'] };

  it('shows shares where they are, and to spectators only what everybody knows', () => {
    for (const s of positionsOf(options, `shares ${players}`)) {
      const { share: shares, open } = sliceOf(s, companies);
      const each = shares.length / PERCENTAGES;
      for (const view of viewsOf(s)) {
        const { holders, piles } = companiesPicture(view);
        for (const { seat, shares: hand } of holders) {
          for (const { percentage, colour } of hand) {
            const slot = percentage * each + seat;
            if (colour !== undefined) expect(colour + 1).toBe(shares[slot]);
            if (seat === view.viewer)
              expect(colour).toBe(nth(shares, slot) === 0 ? undefined : nth(shares, slot) - 1);
            if (view.viewer < 0) expect(colour).toBe(nth(open, slot) === 0 ? undefined : nth(open, slot) - 1);
          }
        }
        for (const { percentage, faceUp, top } of piles) {
          const slot = percentage * each + s.seats;
          if (faceUp !== undefined) expect(faceUp + 1).toBe(shares[slot]);
          if (top !== undefined) expect(top + 1).toBe(shares[slot + 1]);
        }
      }
    }
  });

  it('offers both shares of a percentage, and tells when exchanging has ended', () => {
    let offered = 0;
    for (const s of positionsOf(options, `exchange ${players}`)) {
      const mover = metro.toMove(s);
      if (mover < 0) continue;
      const view = nth(viewsOf(s), mover + 1);
      const { exchanging, holders } = companiesPicture(view);
      const exchanges = exchangesIn(moduleChoices(view));
      offered += exchanges.length;
      if (exchanging !== 'allowed') expect(exchanges).toEqual([]);
      for (const { percentage, open, hidden } of exchanges) {
        expect(nth(nth(holders, mover).shares, percentage).isShown).toBe(false);
        expect(metro.format(metro.decode(s, open!))).toBe(`exchange-${percentage + 1}0-open`);
        expect(metro.format(metro.decode(s, hidden!))).toBe(`exchange-${percentage + 1}0-hidden`);
      }
    }
    expect(offered).toBeGreaterThan(0);
  });

  it('what shares are worth is within its limits, and exact at the end', () => {
    const events: MetroEvent[] = [];
    let last = new Map<number, number>();
    for (const s of positionsOf(options, `worth ${players}`, (event) => events.push(event))) {
      for (const view of viewsOf(s)) {
        const { holders, companies: ranked } = companiesPicture(view);
        expect(ranked.map(({ colour }) => colour).toSorted((a, b) => a - b)).toEqual([...COLOURS.keys()]);
        for (const { worth } of holders) if (worth) expect(worth.least).toBeLessThanOrEqual(worth.most);
        last = new Map(holders.map(({ seat, worth }) => [seat, worth ? worth.shares + worth.most : -1]));
        if (metro.toMove(s) === OVER) for (const { worth } of holders) expect(worth?.least).toBe(worth?.most);
      }
    }
    const valued = events.flatMap((event) =>
      event.type === 'module' && event.module === 'companies' && event.what === 'valued' ? [event.gain] : [],
    );
    expect(valued).toHaveLength(players);
    for (const { seat, points } of valued) expect(last.get(seat)).toBe(points);
  });
});
