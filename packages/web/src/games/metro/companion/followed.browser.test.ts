/** Following whole games of which only what everybody saw is entered. */
import { CHANCE, newLog, SeededRng, Session, SPECTATOR, viewOf } from '@guimard/engine/kit';
import {
  companies,
  type FormValues,
  handSlot,
  type MetroEvent,
  PERCENTAGES,
  parseOptions,
  percentOf,
  placements,
  plays,
  readForm,
  sliceOf,
  tally,
} from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import { gameCalled, loadGame } from '../../../games.ts';
import { CompanionEntry } from '../../../study/companion/entry.svelte.ts';
import { Followed, followedIn, keepFollowed } from '../../../study/companion/followed.svelte.ts';
import { ownEvent, ownView } from '../own.ts';

const found = gameCalled('metro');
if (found === undefined) throw new Error('there is no Metro');
const ui = await loadGame(found);

function playOut(options: object, seed: string): Session {
  const session = Session.open(ui.game, newLog(ui.game, options));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng(seed);
  while (!session.value.isOver) session.value.play(ui.game.pick(session.value.state, rng));
  return session.value;
}

function entryFor(options: object, names: readonly string[], content: unknown): CompanionEntry {
  const table = { id: 'followed', game: 'metro', options, names, content, scores: [], isDone: false };
  return new CompanionEntry(ui, { ...table, created: 0, updated: 0 }, async () => {});
}

/** M6: at the end everybody shows their shares. */
function sharesShown({ state }: Session): FormValues {
  const { known } = ownView(viewOf(ui.game, state, SPECTATOR));
  if (!plays(known, companies)) return {};
  const shareOf = (seat: number, percentage: number): number =>
    (sliceOf(known, companies).open[handSlot(known, percentage, seat)] ?? 0) - 1;
  return Object.fromEntries(
    Array.from({ length: PERCENTAGES }, (_, percentage) => [
      `companies.shares-${percentOf(percentage)}`,
      Array.from({ length: known.seats }, (__, seat) => shareOf(seat, percentage)),
    ]),
  );
}

test.each([
  [{ players: 3, rotate: true }],
  [{ players: 2, with: ['london', 'central-stations'], exclusive: true, first: 1 }],
  [{ players: 2, hand: 2, with: ['paris', 'central-tracks'] }],
  [{ players: 2, with: ['companies', 'central-stations', 'london'] }],
  [{ players: 1, with: ['solo'] }],
])('comes to the score of the game: %o', async (given) => {
  const options = parseOptions(given);
  if (!options.ok) throw new Error(options.error.code);
  const real = playOut(options.value, JSON.stringify(given));
  const names = Array.from({ length: options.value.players }, (_, seat) => `Player ${seat + 1}`);
  const entry = entryFor(options.value, names, keepFollowed([]));
  const opened = Followed.open(entry, []);
  if (!opened.ok) throw new Error(opened.error.code);
  const followed = opened.value;
  for (const [i, { action, mover, events }] of real.steps.entries()) {
    await followed.drawHidden();
    const isSecret = names.length > 1 && mover === CHANCE && events.every((event) => 'secret' in event);
    // Whether a tile came from the hand or was drawn first makes no difference to what lies on the table.
    if (isSecret || action === 'draw') continue;
    // The last of several that are left needs no choice.
    if (mover === CHANCE && followed.table.log.actions[i] === action) continue;
    const played = await followed.play(action);
    if (!played.ok) throw new Error(`${action}: ${played.error.code}`);
  }
  await followed.drawHidden();
  expect(followed.table.isOver).toBe(true);
  const known = ownView(followed.table.view).known;
  const events: MetroEvent[] = followed.table.steps.flatMap((step) => step.events.map(ownEvent));
  const form = { ...readForm(known, events), ...sharesShown(real) };
  const { scores } = tally(options.value, { placements: placements(known), form });
  expect(scores).toEqual(Array.from(real.scores));
  // What was entered is opened again, and holds nothing that only a player saw.
  const words = followedIn(entry.content) ?? [];
  expect(words.includes('?')).toBe(names.length > 1);
  const again = Followed.open(entryFor(options.value, names, entry.content), words);
  expect(again.ok && again.value.table.isOver).toBe(true);
  followed.undo();
  expect(followed.table.isOver).toBe(false);
});
