/** Central stations: which tokens may be placed where, and with what effect (M9–M12). */
import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../kit/game.ts';
import { snapshot } from '../../kit/layout.ts';
import { SeededRng } from '../../kit/rng.ts';
import { eventFor } from '../../kit/view.ts';
import type { MetroEvent } from '../event.ts';
import { isComplete } from '../line.ts';
import { metro } from '../metro.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { scoreEnd } from '../scoring.ts';
import { createState } from '../setup.ts';
import { type MetroState, TURN } from '../state.ts';
import {
  fieldOf,
  handOf,
  legalWords,
  onTurn,
  PLAYERS,
  patientWords,
  placeAll,
  playWords,
  refusalOf,
} from '../testing/games.ts';
import { COLOURS, STATIONS } from '../types.ts';

const PLATFORMS = [1, 2, 3, 4, 5, 6, 7, 8];
const PERCENTS = [10, 20, 30, 40];

const game = (options: Partial<MetroOptions> = {}): MetroState =>
  createState({ ...DEFAULTS, first: 0, with: ['central-stations'], ...options });

/** With companies, every pile dealt in the order of the colours: seat i has colour i of each percentage. */
function companies(options: Partial<MetroOptions> = {}): MetroState {
  const s = game({ with: ['companies', 'central-stations'], ...options });
  playWords(s, PERCENTS.flatMap((percent) => COLOURS.map((name) => `share-${percent}-${name}`)).join(' '));
  return s;
}

const tokenWords = (s: MetroState): string[] => legalWords(s).filter((word) => word.startsWith('token-'));
const rule = (s: MetroState, word: string): string | undefined => refusalOf(s, word)?.rule;

const GAMES = [...PLAYERS, 2].flatMap((players, i): [string, MetroOptions][] => {
  const variants = { rotate: i % 2 === 1, corners: i % 3 === 1, hand: 1 + (i % 3) };
  const options = { ...DEFAULTS, players, ...variants, with: ['central-stations'] };
  return [
    [`${players} players`, { ...options, exclusive: i % 2 === 0 }],
    [`${players} players, companies`, { ...options, with: ['companies', 'central-stations'] }],
  ];
});

/** M9–M11 on a table: hands and piles of shares, tokens on platforms. */
class Table {
  readonly tokens = new Map<number, string>();
  readonly #rows = PERCENTS.map((): string[] => []);
  readonly #s: MetroState;

  constructor(s: MetroState) {
    this.#s = s;
  }

  see(word: string): void {
    const [what, a, b] = word.split('-');
    const { seat, seats } = this.#s;
    if (what === 'token') this.tokens.set(Number(word.at(-1)), a);
    if (what === 'share') this.#rows[Number(a) / 10 - 1].push(b);
    if (what !== 'exchange') return;
    // M3: hands, face up, then the pile from its top.
    const row = this.#rows[Number(a) / 10 - 1];
    row.push(row[seat]);
    const [taken] = row.splice(b === 'open' ? seats : seats + 1, 1);
    row[seat] = taken;
  }

  /** The rule that refuses the seat on turn a token, by `yellow-p1` or `yellow-20-p1`. */
  refuses(colour: string, percent: number, platform: number): string | undefined {
    const { seat, rules } = this.#s;
    if ([...this.tokens.values()].includes(colour)) return 'M9';
    if (this.tokens.has(platform) || isComplete(this.#s, STATIONS + platform - 1)) return 'M11';
    if (rules.seatsOwnColours) return COLOURS[seat] === colour ? undefined : 'M9';
    return this.#rows[percent / 10 - 1][seat] === colour ? undefined : 'M10';
  }
}

describe('M9–M11: who may place which token where', () => {
  it.each(GAMES)('%s', (name, options) => {
    const found = new Set<string | undefined>();
    for (const patience of [1, 4, 20, 40])
      playBeside(options, new SeededRng(`${patience} ${name}`), patience, found);
    // Legal; another's (M9) or no such share (M10); taken or complete (M11); with companies also placed (M9).
    expect(found.size).toBe(options.with.length + 2);
  });

  function playBeside(
    options: MetroOptions,
    rng: SeededRng,
    patience: number,
    found: Set<string | undefined>,
  ): void {
    const s = createState(options);
    const table = new Table(s);
    const percents = s.rules.seatsOwnColours ? [0] : PERCENTS;
    const candidates = percents.flatMap((percent) =>
      COLOURS.flatMap((colour) => PLATFORMS.map((platform) => ({ percent, colour, platform }))),
    );
    for (const word of patientWords(s, rng, { rare: 'token-', patience })) {
      if (s.step === TURN) {
        const legal = new Set(tokenWords(s));
        for (const { percent, colour, platform } of candidates) {
          const token = `token-${colour}${percent === 0 ? '' : `-${percent}`}-p${platform}`;
          const refused = table.refuses(colour, percent, platform);
          if (legal.delete(token) !== (refused === undefined)) expect(`${token} ${refused}`).toBe('legal');
          if (refused !== undefined && s.placed % 5 === 0)
            expect([token, rule(s, token)]).toEqual([token, refused]);
          found.add(refused);
        }
        expect([...legal]).toEqual([]);
      }
      table.see(word);
    }
  }

  it('every seat has one token of its own colour, and a choice of 8 platforms', () => {
    const s = game({ players: 6 });
    for (let seat = 0; seat < 6; seat++) {
      onTurn(s, seat, ['aaaa']);
      expect(tokenWords(s)).toEqual(PLATFORMS.map((platform) => `token-${COLOURS[seat]}-p${platform}`));
      expect(refusalOf(s, 'token-red-p1')).toEqual({
        rule: 'M9',
        code: 'tokenNotYours',
        params: { colour: 'red' },
      });
    }
    playWords(onTurn(s, 2, []), 'token-orange-p5');
    onTurn(s, 2, ['aaaa']);
    expect(tokenWords(s)).toEqual([]);
    expect(refusalOf(s, 'token-orange-p1')).toMatchObject({
      code: 'tokenPlaced',
      params: { colour: 'orange' },
    });
    onTurn(s, 3, ['aaaa']);
    expect(tokenWords(s)).not.toContain('token-green-p5');
    expect(refusalOf(s, 'token-green-p5')).toMatchObject({ code: 'platformTaken', params: { platform: 5 } });
  });

  it('a platform with a completed line is not free; one with an open line is (M11)', () => {
    const s = game();
    // Platform 1: 24 S–N, 14 S–N, 04 S–N to station 4.
    placeAll(s, 'aaaa24aaaa14');
    onTurn(s, 0, []);
    expect(rule(s, 'token-yellow-p1')).toBeUndefined();
    playWords(onTurn(s, 1, ['aaaa']), 'aaaa04');
    onTurn(s, 0, []);
    expect(refusalOf(s, 'token-yellow-p1')).toEqual({
      rule: 'M11',
      code: 'platformLineComplete',
      params: { platform: 1 },
    });
    expect(tokenWords(s)).toEqual(PLATFORMS.slice(1).map((platform) => `token-yellow-p${platform}`));
  });
});

describe('M12: placing a token', () => {
  it('takes the whole turn: nothing is drawn, and the next player is on turn', () => {
    const s = onTurn(game({ players: 3 }), 1, ['aaaa']);
    const before = snapshot(s);
    playWords(s, 'token-blue-p3');
    const after = snapshot(s);
    const changed = Object.keys(after).filter((name) => String(after[name]) !== String(before[name]));
    expect(changed.filter((name) => !name.startsWith('central-stations.'))).toEqual(['seat', 'owner']);
    expect([metro.toMove(s), s.step, handOf(s, 1)]).toEqual([2, TURN, ['aaaa']]);
  });

  it('is not allowed after drawing a tile to place (B10)', () => {
    const s = onTurn(game(), 0, ['aaaa']);
    playWords(s, 'draw');
    expect(rule(s, 'token-yellow-p1')).toBe('B10');
    playWords(s, 'cccc');
    expect([tokenWords(s), rule(s, 'token-yellow-p1')]).toEqual([[], 'B10']);
  });

  it('a token does not count as a neighbour: cells next to it are not reachable (B12)', () => {
    const s = onTurn(game(), 0, ['aaaa']);
    const placements = (): string[] => legalWords(s).filter((word) => word.startsWith('aaaa'));
    const before = placements();
    playWords(s, 'token-yellow-p1');
    onTurn(s, 0, ['aaaa']);
    expect(placements()).toEqual(before);
    expect(rule(s, 'aaaa24')).toBe('B12');
  });
});

describe('M10: with companies', () => {
  it('a share of the company is shown: it stays open, still counts, and can no longer be exchanged', () => {
    const s = onTurn(companies({ players: 3 }), 0, ['aaaa']);
    expect(tokenWords(s)).toEqual(
      PERCENTS.flatMap((percent) => PLATFORMS.map((platform) => `token-yellow-${percent}-p${platform}`)),
    );
    expect(rule(s, 'token-blue-20-p1')).toBe('M10');
    const events: MetroEvent[] = [];
    playWords(s, 'token-yellow-20-p1', (event) => events.push(event));
    const told = events.map((event) => metro.describe(eventFor(event, SPECTATOR)));
    expect(told).toEqual(['Yellow places the yellow token on platform 1.', 'Yellow shows 20 % of yellow.']);
    // Slots of 20 %: three hands, face up, eight of the pile. Everyone sees the share, and that it is the only one.
    const seen = Array.from({ length: 12 }, (_, slot) => (slot === 3 ? 4 : slot === 0 ? 1 : 0));
    expect(Array.from(fieldOf(s, 'companies.open').subarray(12, 24))).toEqual(seen);
    onTurn(s, 0, ['aaaa']);
    expect(tokenWords(s)).toEqual([]);
    expect([rule(s, 'exchange-20-open'), rule(s, 'exchange-20-hidden')]).toEqual(['M10', 'M10']);
    expect([rule(s, 'exchange-10-open'), rule(s, 'token-yellow-10-p2')]).toEqual([undefined, 'M9']);
    // It is seat 0's alone: seat 1 may exchange its 20 %. M6, M7: it counts in full, 10 × 8 for 100 % and 3.
    onTurn(s, 1, ['aaaa']);
    expect(rule(s, 'exchange-20-open')).toBeUndefined();
    s.points[0] = 30;
    scoreEnd(s);
    expect(s.victory[0]).toBe(83);
  });

  it('M4 does not limit tokens, and placing a token resumes exchanging (M3)', () => {
    const s = onTurn(companies(), 0, ['aaaa']);
    fieldOf(s, 'companies.closed')[0] = 1;
    expect([rule(s, 'exchange-10-open'), rule(s, 'token-yellow-10-p1')]).toEqual(['M4', undefined]);
    fieldOf(s, 'companies.closed')[0] = 0;
    for (let turn = 0; turn < 4; turn++) playWords(s, 'exchange-40-open');
    expect(rule(s, 'exchange-10-open')).toBe('M3');
    playWords(s, 'token-yellow-10-p1');
    expect([s.seat, rule(s, 'exchange-10-open')]).toEqual([1, undefined]);
  });
});
