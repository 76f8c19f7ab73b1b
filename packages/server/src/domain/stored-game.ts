/** What follows from a table's entries without playing on. */
import { CHANCE, type Log, type Rng } from '@guimard/engine/kit';
import { verifyGame } from '@guimard/protocol';
import type { StoredEntry } from './entry.ts';
import type { Moment } from './moment.ts';
import type { StartedRoom } from './state.ts';
import { damaged } from './unplayable.ts';

/**
 * The game of a table that cannot be played on; undefined before its start. It uses the stored words alone, since the
 * rules it was played by may be unknown here.
 */
export function storedLog(stored: readonly StoredEntry[]): Log | undefined {
  const [first, ...rest] = stored.map(({ entry }) => entry);
  if (first?.type !== 'created' || !rest.some(({ type }) => type === 'started')) return undefined;
  const moves: { readonly by: number; readonly action: string }[] = [];
  for (const entry of rest) {
    if (entry.type === 'acted') moves.push(entry);
    // Everything from that seat's last move on.
    if (entry.type === 'undone')
      moves.length = Math.max(
        0,
        moves.findLastIndex(({ by }) => by === entry.seat),
      );
  }
  const { game, rules, options } = first;
  return { game, rules, options, actions: moves.map(({ action }) => action) };
}

/** Whether a seat ever had the secret with this hash: identifies players of a table that cannot be opened. */
export const knowsSecret = (stored: readonly StoredEntry[], secretHash: string): boolean =>
  stored.some(({ entry }) => 'secretHash' in entry && entry.secretHash === secretHash);

/** The random numbers at the game's current position. Throws an UnplayableTable if the draws do not follow from the seeds. */
export function chanceAt({ seeds, session, game, id }: StartedRoom): Rng {
  const chance = verifyGame(game, session.log, seeds);
  if (!chance.ok) throw damaged(id, `it does not follow from its seed: ${chance.error.code}`);
  return chance.value;
}

/** Takes the random numbers past these moves; returns whether the draws among them follow from the seeds. */
export function takePast(chance: Rng, { game, scratch }: StartedRoom, moments: readonly Moment[]): boolean {
  return moments.every(({ mover, before, after }) => {
    if (mover !== CHANCE) return true;
    scratch.bytes.set(before);
    game.play(scratch, game.pick(scratch, chance));
    return scratch.bytes.every((byte, i) => byte === after[i]);
  });
}
