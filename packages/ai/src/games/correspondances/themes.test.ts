import type { CorrespondancesState } from '@guimard/engine/correspondances';
import { CHANCE, nth, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import { expect, it } from 'vitest';
import { createAgent } from '../../spec.ts';
import { CORRESPONDANCES, optionsOf } from '../../testing/positions.ts';
import { correspondancesThemes } from './themes.ts';

it('a move is about the journey; one that completes it, about finishing, too', async () => {
  const { game } = CORRESPONDANCES;
  const state = game.create(optionsOf(game, { target: 5 }));
  const rng = new SeededRng('themes');
  const agent = createAgent(CORRESPONDANCES, { kind: 'level', level: 5 }, 'themes');
  let against = 0;
  let finished = 0;
  for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
    if (mover === CHANCE) {
      game.play(state, game.pick(state, rng));
      continue;
    }
    const view = viewOf(game, state, mover);
    const code = await agent.choose(view);
    const others = view.legal.filter((other) => other !== code).slice(0, 3);
    const themes = correspondancesThemes.of(
      { ...view, known: view.known as CorrespondancesState },
      code,
      others,
    );
    let arrives = false;
    game.play(state, code, (event) => {
      arrives ||= event.type === 'journey' && 'seat' in event && event.seat === mover;
    });
    expect(nth(themes, 0)).toBe('journey');
    expect(themes.includes('finish')).toBe(arrives);
    if (arrives) finished++;
    if (themes.includes('spoil')) against++;
  }
  expect(against).toBeGreaterThan(0);
  expect(finished).toBeGreaterThan(0);
});
