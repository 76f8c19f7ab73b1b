import { type AnyGame, makeText, newLog, SeededRng, Session } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import en from '@guimard/messages/en/shell';
import refusals from '@guimard/messages/refusals-metro';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameUi } from '../game-ui.ts';
import { Dictionary } from '../i18n/dictionary.svelte.ts';
import { kitRefusals } from '../i18n/refusals.ts';
import type { SavedTable } from '../table/seating.ts';
import { importTable } from './import-game.ts';

const metro: AnyGame = metroGame;
const ui = { game: metro, refusals: { dictionary: new Dictionary<object>(refusals) } } as GameUi;

beforeAll(() => Promise.all([kitRefusals.load(), ui.refusals.dictionary.load()]));

const find = async (id: string): Promise<GameUi | undefined> => (id === 'metro' ? ui : undefined);

async function imported(text: string): Promise<SavedTable | string> {
  const result = await importTable(text, find, en);
  return result.ok ? result.value.saved : result.error;
}

function played(hand = 1): Session {
  const options = metro.options({ players: 3, first: 0, hand });
  if (!options.ok) throw new Error(options.error.code);
  const session = Session.open(metro, newLog(metro, options.value));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng('import');
  while (!session.value.isOver) session.value.play(metro.pick(session.value.state, rng));
  return session.value;
}

describe('a game from elsewhere', () => {
  test('becomes a table, from text, from JSON, and as a server exports it', async () => {
    const { log } = played();
    for (const text of [makeText(log), JSON.stringify(log), JSON.stringify({ log, seeds: [] })]) {
      const saved = await imported(`  ${text}\n`);
      expect(saved).toMatchObject({ log, isOver: true, seats: { length: 3 } });
      expect(saved).not.toHaveProperty('guessed');
    }
  });

  test('with unknown draws is completed, and remembers which decisions depend on them', async () => {
    const session = played(2);
    const log = session.logFor(0);
    const saved = await imported(makeText(log));
    if (typeof saved === 'string') throw new Error(saved);
    expect(saved.log.actions).not.toContain('?');
    expect(saved.guessed?.length).toBeGreaterThan(0);
    expect(saved.guessed?.map((index) => session.steps[index]?.mover)).not.toContain(0);
    // Of a game that goes on, too.
    const running = await imported(makeText({ ...log, actions: log.actions.slice(0, 40) }));
    expect(running).toMatchObject({ isOver: false, isImported: true });
  });

  test('with unknown draws that nothing explains is refused with the step', async () => {
    expect(await imported('metro.2/players=2,first=0/?.?.?')).toMatch(/^Step 3 \(\?\) isn’t allowed: /);
  });

  test.each([
    ['', en.errors.empty],
    ['hello', /^This isn’t a saved game: .*metro\.1/],
    ['{"game":', /^This isn’t a saved game: It isn’t valid JSON \(/],
    ['{"game":"metro"}', /version number/],
    ['chess.1//e4', /“chess”/],
    ['metro.99/players=2/', /version 99 of the rules; this is version 2/],
    ['metro.1/players=9/', /^Its options aren’t allowed: /],
    ['metro.2/players=2,first=0/zzzz', /^Step 1 \(zzzz\) isn’t allowed: (?!.*version)/],
    ['metro.1/players=2,first=0/aacb.cbaa.pass', /^Step 3 \(pass\) isn’t allowed: .*version 1 .* version 2/],
    ['metro.2/players=2,first=0/aacb.cbaa.pass', /^Step 3 \(pass\) isn’t allowed: (?!.*version)/],
  ])('that is wrong is refused with a reason: %s', async (text, why) => {
    expect(await imported(text)).toMatch(why);
  });
});
