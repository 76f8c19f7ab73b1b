import { type AnyGame, Session } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import { freshDraft } from './draft.ts';
import { newTable } from './new-table.ts';

const metro: AnyGame = metroGame;

test('a new table is empty, has its own id, and can be opened', () => {
  const draft = freshDraft(metro, 'computer', [{ with: ['paris'] }]);
  const names = ['Ada', 'Hector'];
  const table = newTable(metro, { ...draft, hands: 'open' }, names);
  expect(table).toMatchObject({
    log: { game: 'metro', options: { players: 2, with: ['paris'] }, actions: [] },
    seats: [
      { name: 'Ada', player: { kind: 'human' } },
      { name: 'Hector', player: { kind: 'computer', level: 3 } },
    ],
    hands: 'open',
    isOver: false,
    scores: [0, 0],
  });
  expect(newTable(metro, draft, names).id).not.toBe(table.id);
  expect(Session.open(metro, table.log).ok).toBe(true);
});
