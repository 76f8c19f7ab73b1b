import { describe, expect, it } from 'vitest';
import { completeLog } from '../kit/complete-log.ts';
import { type AnyGame, SPECTATOR } from '../kit/game.ts';
import { guessedDecisions } from '../kit/guessed-decisions.ts';
import { newLog } from '../kit/log.ts';
import { SeededRng } from '../kit/rng.ts';
import { Session } from '../kit/session.ts';
import { metro } from './metro.ts';
import { DEFAULTS } from './options.ts';

// Any game may be driven without knowing its types.
const game = metro as unknown as AnyGame;

function played(hand: number): Session {
  const session = Session.open(game, newLog(game, { ...DEFAULTS, players: 2, first: 0, hand }));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng('guessed');
  while (!session.value.isOver) session.value.play(game.pick(session.value.state, rng));
  return session.value;
}

describe('decisions with guessed hands', () => {
  it('are none where everything is known', () => {
    expect(guessedDecisions(game, played(3).log)).toEqual([]);
  });

  it('are only those of the others in what a player saw', () => {
    const session = played(3);
    const guessed = guessedDecisions(game, session.logFor(0));
    expect(new Set(guessed.map((index) => session.steps[index].mover))).toEqual(new Set([1]));
  });

  it('are none with single tiles, all of which are placed in the end', () => {
    const session = played(1);
    const log = session.logFor(SPECTATOR);
    expect(log.actions).toContain('?');
    expect(guessedDecisions(game, log)).toEqual([]);
    expect(completeLog(game, log, new SeededRng(1))).toEqual({ ok: true, value: session.log });
  });
});
