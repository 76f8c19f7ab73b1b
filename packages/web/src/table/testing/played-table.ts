/** Tables of Metro for tests of what is around the board: played at random to some moment, the same every time. */
import { type AnyGame, CHANCE, newLog, OVER, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { gameCalled, loadGame } from '../../games.ts';
import type { Computer } from '../seating.ts';
import { Table } from '../table.svelte.ts';
import { computerAt } from '../thinking-time.ts';

const game: AnyGame = metro;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'];

interface Wanted {
  readonly options?: object;
  /** Moves of players; to the end if left out. */
  readonly moves?: number;
  /** The seats of people; computers have the others. */
  readonly people?: readonly number[];
  /** Who has those seats; the weakest if left out. */
  readonly computer?: Computer;
  readonly practice?: boolean;
}

export async function openPlayed(wanted: Wanted = {}): Promise<Table> {
  const {
    options = {},
    moves = Number.POSITIVE_INFINITY,
    people = [0],
    practice = false,
    computer = computerAt(1),
  } = wanted;
  const entry = gameCalled('metro');
  const checked = game.options({ first: 0, ...options });
  if (entry === undefined || !checked.ok) throw new Error('there is no such game');
  const session = Session.open(game, newLog(game, checked.value));
  if (!session.ok) throw new Error(session.error.code);
  const { state } = session.value;
  const rng = new SeededRng('played');
  let made = 0;
  for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
    if (mover !== CHANCE && made++ === moves) break;
    session.value.play(game.pick(state, rng));
  }
  const scores = Array.from(session.value.scores);
  const table = Table.open(
    await loadGame(entry),
    {
      id: 'played',
      log: session.value.log,
      seats: scores.map((_, seat) => ({
        name: NAMES[seat] ?? '',
        player: people.includes(seat) ? { kind: 'human' } : computer,
      })),
      assistance: 'preview',
      practice,
      created: 0,
      updated: 0,
      isOver: session.value.isOver,
      scores,
    },
    () => {},
  );
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
