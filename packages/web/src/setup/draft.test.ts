import { correspondances as correspondancesGame } from '@guimard/engine/correspondances';
import type { AnyGame, Result } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import { describe, expect, test } from 'vitest';
import {
  asksHands,
  type Draft,
  firstOf,
  freshDraft,
  isPreset,
  judgePlayers,
  playersOf,
  presetsFor,
  seatsOf,
  starters,
  withOptions,
  withoutSeat,
  withPlayers,
  withPreset,
  withSeat,
} from './draft.ts';

const metro: AnyGame = metroGame;
const correspondances: AnyGame = correspondancesGame;

const fresh = (mode: 'computer' | 'people' | 'solo', game = metro): Draft =>
  freshDraft(
    game,
    mode,
    presetsFor(mode, game.presets).map(({ options }) => options),
  );
const kinds = (draft: Draft): readonly string[] => seatsOf(draft).map(({ player }) => player.kind);
const preset = (id: string): object => metro.presets.find((some) => some.id === id)!.options;

function value(result: Result<Draft>): Draft {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('a fresh draft', () => {
  test('seats one person and a computer, or two people, or one alone', () => {
    expect(kinds(fresh('computer'))).toEqual(['human', 'computer']);
    expect(kinds(fresh('people'))).toEqual(['human', 'human']);
    expect(kinds(fresh('solo'))).toEqual(['human']);
  });

  test('has legal options of the first preset of its mode', () => {
    expect(isPreset(metro, fresh('computer'), preset('classic'))).toBe(true);
    expect(isPreset(metro, fresh('solo'), preset('solo'))).toBe(true);
    expect(playersOf(fresh('people', correspondances).options)).toBe(2);
  });
});

describe('seats', () => {
  test('are added and removed as far as the rules allow (B8)', () => {
    let draft = fresh('computer');
    expect(judgePlayers(metro, draft, 1)?.rule).toBe('B8');
    for (const players of [3, 4, 5, 6]) draft = value(withPlayers(metro, draft, players));
    expect(kinds(draft)).toEqual(['human', ...Array<string>(5).fill('computer')]);
    expect(judgePlayers(metro, draft, 7)?.rule).toBe('B8');
    expect(withPlayers(metro, draft, 7).ok).toBe(false);
  });

  test('come back as they were left', () => {
    const three = value(withPlayers(metro, fresh('people'), 3));
    const named = withSeat(three, 1, { name: 'Ada', player: { kind: 'computer', level: 7 } });
    const two = value(withoutSeat(metro, named, 1));
    expect(seatsOf(two).map(({ id }) => id)).toEqual([0, 2]);
    expect(seatsOf(value(withPlayers(metro, two, 3)))[2]).toEqual({
      id: 1,
      name: 'Ada',
      player: { kind: 'computer', level: 7 },
    });
  });

  test('take along who starts', () => {
    const three = value(withPlayers(metro, fresh('people'), 3));
    const last = value(withOptions(metro, three, { ...three.options, first: 2 }));
    expect(firstOf(value(withoutSeat(metro, last, 0)).options)).toBe(1);
    expect(firstOf(value(withoutSeat(metro, last, 2)).options)).toBe('random');
    expect(firstOf(value(withPlayers(metro, last, 2)).options)).toBe('random');
  });

  test('may all start, and the lot where the game has it', () => {
    expect(starters(metro, fresh('computer'))).toEqual(['random', 0, 1]);
    expect(starters(correspondances, fresh('computer', correspondances))).toEqual([0, 1]);
  });
});

describe('a preset', () => {
  test('keeps the seats and who starts', () => {
    const three = value(withPlayers(metro, fresh('people'), 3));
    const draft = value(withOptions(metro, three, { ...three.options, first: 1 }));
    const expert = value(withPreset(metro, draft, preset('expert')));
    expect(expert.options).toMatchObject({ players: 3, first: 1, with: ['companies', 'central-stations'] });
    expect(isPreset(metro, expert, preset('expert'))).toBe(true);
    expect(isPreset(metro, expert, preset('classic'))).toBe(false);
  });

  test('gets the nearest number of seats that it is for', () => {
    expect(playersOf(value(withPreset(metro, fresh('people'), preset('solo'))).options)).toBe(1);
  });

  test('that is refused changes nothing and says why', () => {
    const refused = withPreset(metro, fresh('people'), { with: ['paris', 'london'] });
    expect(refused).toMatchObject({ ok: false, error: { rule: 'C1' } });
  });
});

test('hands are a question only where several people hide something from each other', () => {
  const people = fresh('people');
  expect(asksHands(metro, people)).toBe(true);
  expect(asksHands(metro, withSeat(people, 1, { player: { kind: 'computer', level: 1 } }))).toBe(false);
  expect(asksHands(metro, fresh('computer'))).toBe(false);
  expect(asksHands(metro, fresh('solo'))).toBe(false);
});
