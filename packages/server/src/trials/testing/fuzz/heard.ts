/** Feeds damaged messages of the server to clients, which must refuse them, whatever they contain. */
import type { Rng } from '@guimard/engine/kit';
import { applyChanges, changes, serverMessage, type TableInfo, type Update } from '@guimard/protocol';
import { knownGameOf } from '../../../api/testing/player.ts';
import { type Arena, attack } from './arena.ts';
import { oneOf } from './junk.ts';
import { mutatedValue } from './mutate.ts';

/** Messages recorded to be damaged. */
const KEPT = 200;
/** Bytes before and after those that may change. */
const MARGIN = 64;

export class Heard {
  readonly #texts: string[] = [];
  #count = 0;

  /** Some later messages replace earlier ones. */
  readonly add = (text: string): void => {
    const at = this.#count++ < KEPT ? this.#texts.length : (this.#count * 7919) % (2 * KEPT);
    if (at < KEPT) this.#texts[at] = text;
  };

  async fuzz(arena: Arena, seed: string, inputs: number): Promise<void> {
    await attack(arena, { kind: 'messages to clients', number: 1, inputs, seed }, async (rng, journal) => {
      const message = JSON.parse(oneOf(rng, this.#texts)) as object;
      const update = updateIn(message);
      const damaged =
        update === undefined || rng.below(3) === 0
          ? mutatedValue(rng, message)
          : { ...message, update: mutatedValue(rng, update) };
      journal.note(JSON.stringify(damaged));
      takeMessage(rng, message, damaged);
    });
  }
}

function updateIn(message: unknown): Update | undefined {
  return (message as { readonly update?: Update }).update;
}

function takeMessage(rng: Rng, sound: object, damaged: unknown): void {
  const read = serverMessage.safeParse(damaged);
  if (!read.success) return;
  const [before, told] = [updateIn(sound), updateIn(read.data)];
  if (before === undefined || told === undefined) return;
  takeUpdate(rng, before.table, told);
}

/** By a client that knows the beginning of the game, or nothing of it. */
function takeUpdate(rng: Rng, table: TableInfo, update: Update): void {
  const known = knownGameOf(table);
  const { length } = known.stateAfter().bytes;
  if (rng.below(2) === 0)
    known.take({ ...update, table, from: 0, moves: update.moves.slice(0, Math.max(0, update.from)) });
  known.take(update, true);
  if (known.stateAfter().bytes.length !== length)
    throw new Error(`a damaged update left a client with ${known.moves.length} moves`);
  for (const { changes: runs } of update.moves)
    if (changes.safeParse(runs).success) changeWithin(length, runs);
}

/** Nothing is written out of bounds, and a refusal says so. */
function changeWithin(length: number, runs: Update['moves'][number]['changes']): void {
  const all = new Uint8Array(length + 2 * MARGIN);
  applyChanges(all.subarray(MARGIN, MARGIN + length), runs);
  const outside = [...all.subarray(0, MARGIN), ...all.subarray(MARGIN + length)];
  if (outside.some((byte) => byte !== 0)) throw new Error('changes were written outside the state');
}
