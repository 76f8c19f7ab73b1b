/** What follows from a table's entries without playing on. */
import { CHANCE, type Log } from '@guimard/engine/kit';
import { type Draws, verifyGame } from '@guimard/protocol';
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

/** The draws from the game's current position on. Throws an UnplayableTable if those before do not follow from the seeds. */
export function drawsAt({ seeds, draws: kind, session, game, id }: StartedRoom): Draws {
  const draws = verifyGame(game, session.log, seeds, kind);
  if (!draws.ok) throw damaged(id, `it does not follow from its seed: ${draws.error.code}`);
  return draws.value;
}

/** Takes the draws past these moves; returns whether the outcomes among them follow from the seeds. */
export function takePast(draws: Draws, { game, scratch }: StartedRoom, moments: readonly Moment[]): boolean {
  return moments.every(({ mover, before, after }) => {
    if (mover !== CHANCE) return true;
    scratch.bytes.set(before);
    game.play(scratch, draws.draw(scratch));
    return scratch.bytes.every((byte, i) => byte === after[i]);
  });
}
