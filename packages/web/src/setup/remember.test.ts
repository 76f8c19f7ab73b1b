import type { AnyGame } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { computerAt, TIMED_LEVEL, USUAL_TIME } from '../table/thinking-time.ts';
import { freshDraft, seatsOf, withSeat } from './draft.ts';
import { cleanName, makeDraft, parseDraft, recallDraft, rememberDraft } from './remember.ts';

const metro: AnyGame = metroGame;
const draft = freshDraft(metro, 'computer', [{ with: ['berlin'] }]);

afterEach(() => vi.unstubAllGlobals());

test('a set-up is remembered as it was', () => {
  const changed = {
    ...withSeat(draft, 1, { name: 'Ada', player: { kind: 'computer', level: 8 } }),
    assistance: 'coach' as const,
    practice: true,
    hands: 'open' as const,
  };
  expect(parseDraft(metro, 'computer', makeDraft(changed))).toEqual(changed);
});

const players = (...seats: readonly unknown[]) => {
  const text = JSON.stringify({
    options: { players: seats.length },
    seats: seats.map((player) => ({ name: '', player })),
  });
  return seatsOf(parseDraft(metro, 'computer', text)!).map(({ player }) => player);
};

test('the time that a computer may think is remembered', () => {
  const changed = withSeat(draft, 1, { player: computerAt(TIMED_LEVEL, 30_000) });
  expect(parseDraft(metro, 'computer', makeDraft(changed))).toEqual(changed);
});

test('a set-up of an earlier version has no times', () => {
  const old = [{ kind: 'human' }, { kind: 'computer', level: 8 }];
  expect(players(...old)).toEqual(old);
});

test('a time that is not offered is the usual one, and levels without a time have none', () => {
  const timed = { kind: 'computer', level: TIMED_LEVEL };
  const usual = { ...timed, ms: USUAL_TIME };
  const times = [undefined, 1, -2000, 'long', null].map((ms) => ({ ...timed, ms }));
  expect(players(...times)).toEqual(times.map(() => usual));
  const steady = { kind: 'computer', level: 8 };
  expect(players({ ...steady, ms: 2000 }, { kind: 'computer', level: 10, ms: 2000 })).toEqual([
    steady,
    { kind: 'computer', level: 3 },
  ]);
});

test('one that the rules refuse, or that is of another mode, is forgotten', () => {
  expect(parseDraft(metro, 'computer', '{"options":{"players":9}}')).toBeUndefined();
  expect(parseDraft(metro, 'computer', '{"options":{"players":1,"with":["solo"]}}')).toBeUndefined();
  expect(parseDraft(metro, 'solo', makeDraft(draft))).toBeUndefined();
  expect(parseDraft(metro, 'computer', 'not JSON')).toBeUndefined();
});

test('what cannot be read of a set-up is as by default', () => {
  const seats = [
    { name: 7, player: 'me' },
    { name: ' A \n B ', player: { kind: 'computer', level: 99 } },
    null,
  ];
  const text = JSON.stringify({
    options: { players: 3 },
    seats,
    assistance: 'all',
    practice: 'yes',
    hands: 2,
  });
  const read = parseDraft(metro, 'computer', text)!;
  expect(read).toMatchObject({ assistance: 'preview', practice: false, hands: 'hidden' });
  expect(seatsOf(read)).toEqual([
    { id: 0, name: '', player: { kind: 'human' } },
    { id: 1, name: 'A B', player: { kind: 'computer', level: 3 } },
    { id: 2, name: '', player: { kind: 'computer', level: 3 } },
  ]);
});

test('no junk breaks it', () => {
  const junk = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ options: fc.anything(), seats: fc.anything() }).map((some) => JSON.stringify(some) ?? ''),
  );
  fc.assert(
    fc.property(junk, (text) => {
      const read = parseDraft(metro, 'computer', text);
      if (read !== undefined) expect(metro.options(read.options).ok).toBe(true);
    }),
  );
});

test('in a browser that stores nothing, a set-up is remembered as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  rememberDraft(metro, 'computer', draft);
  expect(recallDraft(metro, 'computer')).toEqual(draft);
  expect(recallDraft(metro, 'people')).toBeUndefined();
});

test('names are of one line and not too long', () => {
  expect(cleanName('  Ada \t Lovelace ')).toBe('Ada Lovelace');
  expect(cleanName('x'.repeat(99))).toHaveLength(24);
});
