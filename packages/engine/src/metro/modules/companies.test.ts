import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, SPECTATOR } from '../../kit/game.ts';
import { SeededRng } from '../../kit/rng.ts';
import { viewOf } from '../../kit/view.ts';
import { metro } from '../metro.ts';
import type { MetroOptions } from '../options.ts';
import { sliceOf } from '../slice.ts';
import { type MetroState, TURN } from '../state.ts';
import { COLOURS, type ColourName } from '../types.ts';
import type { Shares } from './companies/shares.ts';
import { majorityBonus, sharesValue } from './companies/value.ts';
import { companies } from './companies.ts';

const scratch = new Int32Array(metro.meta.maxLegal);

function optionsFor(players: number, more: Partial<MetroOptions> = {}): MetroOptions {
  const options = metro.options({ players, first: 0, with: ['companies'], ...more });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

function playWord(s: MetroState, word: string): void {
  const action = metro.parse(word);
  const code = action.ok ? metro.encode(s, action.value) : action;
  if (!code.ok) throw new Error(`${word}: ${code.error.rule} ${code.error.code}`);
  metro.play(s, code.value);
}

/** What is refused, by rule. */
function refusalOf(s: MetroState, word: string): string | undefined {
  const action = metro.parse(word);
  const code = action.ok ? metro.encode(s, action.value) : action;
  return code.ok ? undefined : code.error.rule;
}

const sharesOf = (s: MetroState): Shares => sliceOf(s, companies);

/** M6 and M7. */
const victoryPoints = (s: MetroState, { share }: Shares, seat: number): number =>
  sharesValue(s, share, seat) + majorityBonus(s, share, seat);

/** Every pile dealt in the order of the colours, so that seat i has colour i of each percentage. */
function dealt(players: number, more: Partial<MetroOptions> = {}): MetroState {
  const s = metro.create(optionsFor(players, more));
  for (const percent of [10, 20, 30, 40])
    for (const colour of COLOURS) playWord(s, `share-${percent}-${colour}`);
  const rng = new SeededRng('hands');
  while (metro.toMove(s) === CHANCE) metro.play(s, metro.pick(s, rng));
  return s;
}

/** The shares known to a viewer: percentages of colours, from hands, face up and piles. */
const handOf = (s: MetroState, seat: number): (ColourName | undefined)[] =>
  [0, 1, 2, 3].map((p) => COLOURS[sharesOf(s).share[p * (s.seats + 9) + seat] - 1]);

describe('companies', () => {
  it('belong to no seat: eight colours, one station on each side of the board (M1)', () => {
    const s = metro.create(optionsFor(3));
    expect(s.points.length).toBe(8);
    for (let colour = 0; colour < 8; colour++) {
      const sides = [0, 8, 16, 24].map((from) =>
        Array.from(s.owner.subarray(from, from + 8)).filter((x) => x === colour + 1),
      );
      expect(sides.map((side) => side.length)).toEqual([1, 1, 1, 1]);
    }
  });

  it.each([2, 3, 4, 5, 6])('deal %i players one share of each percentage and turn one up (M2)', (players) => {
    const s = dealt(players);
    const mine = sharesOf(s);
    for (let seat = 0; seat < players; seat++) expect(handOf(s, seat)).toEqual(Array(4).fill(COLOURS[seat]));
    expect(Array.from(mine.pile)).toEqual(Array(4).fill(7 - players));
    const known = sharesOf(viewOf(metro, s, SPECTATOR).known);
    // A spectator sees the four that are face up.
    expect(Array.from(known.open).filter((share) => share > 0)).toEqual(Array(4).fill(players + 1));
    expect(Array.from(known.share).every((share) => share === 0)).toBe(true);
  });

  it('exchange for the open share: the next is turned up, the old one goes under the pile (M3)', () => {
    const s = dealt(2);
    playWord(s, 'exchange-30-open');
    expect(handOf(s, 0)).toEqual(['yellow', 'yellow', 'orange', 'yellow']);
    const row = Array.from(sharesOf(s).share.subarray(2 * 11, 2 * 11 + 8), (share) => COLOURS[share - 1]);
    expect(row).toEqual(['orange', 'blue', 'green', 'purple', 'grey', 'red', 'brown', 'yellow']);
    // Everyone knows what seat 0 took; only seat 0 knows what is under the pile.
    expect(sharesOf(viewOf(metro, s, 1).known).open[2 * 11]).toBe(3);
    expect(sharesOf(viewOf(metro, s, 0).known).known[2 * 11 + 7]).toBe(1);
    expect(sharesOf(viewOf(metro, s, 1).known).known.subarray(44)[2 * 11 + 7]).toBe(0);
  });

  it('exchange for the top of the pile: only the taker sees it (M3)', () => {
    const s = dealt(3);
    playWord(s, 'exchange-10-hidden');
    expect(handOf(s, 0)[0]).toBe('purple');
    expect(sharesOf(viewOf(metro, s, 1).known).open[0]).toBe(0);
    expect(sharesOf(viewOf(metro, s, 0).known).known[0]).toBe(5);
  });

  it('are remembered: a seat that put a share under a pile knows who takes it later', () => {
    const s = dealt(6);
    // Seat 0 puts yellow under a pile of one; seat 1 takes that one, seat 2 takes seat 0's yellow.
    playWord(s, 'exchange-20-hidden');
    playWord(s, 'exchange-20-hidden');
    const each = 4 * 15;
    expect(handOf(s, 1)[1]).toBe('yellow');
    expect(sharesOf(viewOf(metro, s, 0).known).known[15 + 1]).toBe(1);
    expect(sharesOf(viewOf(metro, s, 2).known).known[2 * each + 15 + 1]).toBe(0);
  });

  it('stop exchanging for good once a company reaches 25 (M4)', () => {
    const s = dealt(2);
    sharesOf(s).closed = 1;
    expect(refusalOf(s, 'exchange-10-open')).toBe('M4');
  });

  it.each([2, 4])(
    'pause exchanging after two rounds of it, until something is placed (M3): %i players',
    (players) => {
      const s = dealt(players);
      for (let turn = 0; turn < 2 * players; turn++) playWord(s, 'exchange-40-open');
      expect(refusalOf(s, 'exchange-40-open')).toBe('M3');
      metro.play(s, metro.pick(s, { below: () => 0 }));
      const rng = new SeededRng('refill');
      while (metro.toMove(s) === CHANCE) metro.play(s, metro.pick(s, rng));
      expect(refusalOf(s, 'exchange-40-open')).toBeUndefined();
    },
  );

  it.each([2, 3])('count a skipped player as passing (B11, M3): %i players', (players) => {
    const s = dealt(players);
    // Seat 0 has nothing to place or to draw, and has shown all its shares.
    s.pile = 0;
    s.held[0] = 0;
    s.hand.fill(0, 0, 1);
    sharesOf(s).fixed.fill(1, 0, 4);
    s.seat = 1;
    for (let round = 0; round < 2; round++)
      for (let seat = 1; seat < players; seat++) playWord(s, 'exchange-40-open');
    expect(metro.toMove(s)).toBe(1);
    expect(refusalOf(s, 'exchange-40-open')).toBe('M3');
  });

  it('offer an exchange exactly when the recounted turns since the last placement allow it (M3, M4)', () => {
    const options = { with: ['companies', 'central-stations'], hand: 2 };
    for (let game = 0; game < 12; game++) {
      const players = 2 + (game % 3);
      const s = dealt(players, options);
      const rng = new SeededRng(game);
      let idle = 0;
      let last = -1;
      while (metro.toMove(s) !== OVER) {
        const code = metro.pick(s, rng);
        const mover = metro.toMove(s);
        if (s.step === TURN) {
          // Seats between the last mover and this one were skipped.
          if (last >= 0) idle += (mover - last - 1 + players) % players;
          const mayExchange = idle < 2 * players && Math.max(...s.points) < 25;
          const free = [10, 20, 30, 40].filter((_, p) => sharesOf(s).fixed[mover * 4 + p] === 0);
          const offered = free.filter((percent) => refusalOf(s, `exchange-${percent}-open`) === undefined);
          if (offered.length > 0 !== (mayExchange && free.length > 0))
            throw new Error(`game ${game}, seat ${mover}`);
        }
        const word = metro.format(metro.decode(s, code));
        metro.play(s, code);
        if (mover === CHANCE || word === 'draw') continue;
        idle = word === 'pass' || word.startsWith('exchange') ? idle + 1 : 0;
        last = mover;
      }
    }
  });

  it('score the printed example: values 8 7 6 5 5 3 2 2, shares 68, majority bonuses (M6–M8)', () => {
    const s = dealt(2);
    const profits = { yellow: 38, orange: 36, grey: 34, green: 32, blue: 32, red: 29, brown: 25, purple: 25 };
    for (const [colour, profit] of Object.entries(profits))
      s.points[COLOURS.indexOf(colour as ColourName)] = profit;
    const hand = (seat: number, colours: readonly ColourName[]) =>
      colours.forEach((colour, p) => {
        sharesOf(s).share[p * 11 + seat] = COLOURS.indexOf(colour) + 1;
      });
    // Blue 10, yellow 20, green 30, yellow 40: 5 + 16 + 15 + 32 = 68.
    hand(0, ['blue', 'yellow', 'green', 'yellow']);
    // Red 10, purple 20, brown 30, orange 40: 3 + 4 + 6 + 28 = 41.
    hand(1, ['red', 'purple', 'brown', 'orange']);
    // The only holder of each company, so every majority bonus: blue 3, yellow 3, green 3; red 2, purple 2, brown 2, orange 3.
    expect(victoryPoints(s, sharesOf(s), 0)).toBe(68 + 9);
    expect(victoryPoints(s, sharesOf(s), 1)).toBe(41 + 9);
  });

  it('give a tied majority in full to each, and nothing for shares nobody holds (M7)', () => {
    const s = dealt(2);
    s.points.fill(0);
    s.points[2] = 36;
    const mine = sharesOf(s);
    mine.share.fill(0);
    // A hand of 10 + 30 and one of 40 of the same company cannot be dealt at once; 10 + 20 against 30 can.
    mine.share[0] = 3;
    mine.share[11] = 3;
    mine.share[22 + 1] = 3;
    // 30 % each: 3 × 8 for the shares of the only profitable company, and 3 for the majority.
    expect([0, 1].map((seat) => victoryPoints(s, mine, seat))).toEqual([24 + 3, 24 + 3]);
  });

  it('let a player without a tile exchange or pass while others go on placing (B11)', () => {
    const s = dealt(2, { hand: 2 });
    // Seat 0 has nothing to place and nothing to draw, as can happen near the end; seat 1 has two tiles.
    s.hand.fill(0, 0, 2);
    s.held[0] = 0;
    s.pile = 0;
    const words = Array.from(scratch.subarray(0, metro.legal(s, scratch)), (code) =>
      metro.format(metro.decode(s, code)),
    );
    expect(words).toContain('exchange-10-open');
    expect(words).toContain('pass');
    playWord(s, 'pass');
    expect(metro.toMove(s)).toBe(1);
    expect(refusalOf(s, 'pass')).toBe('B11');
    // Once exchanging has ended there is nothing to choose: the seat is skipped.
    sharesOf(s).closed = 1;
    metro.play(s, metro.pick(s, { below: () => 0 }));
    expect(metro.toMove(s)).toBe(1);
  });

  it('refuse the exclusive score track (V3)', () => {
    const options = metro.options({ players: 2, with: ['companies'], exclusive: true });
    expect(options).toMatchObject({ ok: false, error: { rule: 'V3' } });
  });
});
