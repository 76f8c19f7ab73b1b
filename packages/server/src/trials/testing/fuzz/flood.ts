/** Messages in bulk, most of them nonsense: each gets a response, and the table plays on. */
import type { Rng } from '@guimard/engine/kit';
import { PROTOCOL } from '@guimard/protocol';
import { type Arena, attack } from './arena.ts';
import { COMMANDS, commandOf } from './commands.ts';
import { FuzzSocket } from './fuzz-socket.ts';
import { anything, NUMBERS, nested, noise, oneOf, WORDS } from './junk.ts';
import { mutated } from './mutate.ts';

/** How many are sent before waiting for their responses. */
const BATCH = 200;
/** Keys come again and again. */
const KEYS = 5_000;
/** Bytes: a longer one would close the socket on everything sent after it. */
export const LONGEST_MESSAGE = 4_096;

/** With two players, a resignation ends the game. */
const FLOODED = COMMANDS.filter((type) => type !== 'resign');

/** Valid in form, with arbitrary versions. */
export function sound(rng: Rng, version: number, moves: readonly string[]): object {
  const key = `fuzz-key-${rng.below(KEYS)}`;
  if (rng.below(12) === 0) return { type: 'say', key, text: oneOf(rng, WORDS).padEnd(1, '.').slice(0, 300) };
  const command = commandOf(oneOf(rng, FLOODED), rng, { moves, seat: rng.below(2) });
  return { type: 'command', request: { key, version: Math.max(0, version + rng.below(7) - 3), command } };
}

function message(rng: Rng, version: number, moves: readonly string[]): string {
  switch (rng.below(10)) {
    case 0:
      return noise(rng);
    case 1:
      return JSON.stringify(anything(rng));
    case 2:
      return nested(rng, 200 + rng.below(1500));
    case 3:
      return JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        moves: oneOf(rng, NUMBERS),
        secret: oneOf(rng, WORDS),
      });
    case 4:
    case 5:
      return JSON.stringify(sound(rng, version, moves));
    default:
      return mutated(rng, sound(rng, version, moves));
  }
}

/** From a seat, or from a spectator. Being turned away by the server counts as well. */
export async function flood(
  arena: Arena,
  table: string,
  secret: string | undefined,
  seed: string,
  inputs: number,
): Promise<void> {
  let socket: FuzzSocket | undefined;
  await attack(arena, { kind: 'messages', number: 1, inputs, seed }, async (rng, journal) => {
    if (socket?.isOpen !== true) socket = await FuzzSocket.open(arena, table, secret);
    const [version, moves] = [socket?.table.version ?? 0, socket?.moves(rng) ?? []];
    const texts = Array.from({ length: BATCH }, () => shortMessage(rng, version, moves));
    for (const text of texts) journal.note(text);
    if (socket === undefined) return;
    const to = socket;
    await Promise.all(texts.map((text) => to.send(text)));
  });
  await socket?.close();
}

export function shortMessage(rng: Rng, version: number, moves: readonly string[]): string {
  for (;;) {
    const text = message(rng, version, moves);
    if (Buffer.byteLength(text) <= LONGEST_MESSAGE) return text;
  }
}
