/** What the moves of a study are called, and whether they are moves at all. */
import {
  CHANCE,
  type Code,
  codeOf,
  completeLog,
  type GameEvent,
  type Log,
  type LogRefusal,
  type Mover,
  nth,
  ok,
  type Result,
  replay,
  SeededRng,
  type State,
  UNKNOWN,
  viewOf,
} from '@guimard/engine/kit';
import type { GameUi, Outcome } from '../../game-ui.ts';
import { copyOf } from '../free/outcomes.ts';
import { freeWords } from '../free/words.ts';
import { leavesOf, type NodeId, pathTo, type Tree, type TreeNode } from './tree.ts';

interface Move {
  readonly mover: Mover;
  /** As short as possible, such as the cell of a placement. */
  readonly short: string;
  /** The same in full. */
  readonly text: string;
  /** Of chance. */
  readonly outcome?: Outcome;
}

export type Moves = ReadonlyMap<NodeId, Move>;

/** The moves of all lines, or why one of them is refused. */
export function readTree(
  ui: GameUi,
  log: Log,
  tree: Tree,
  names: readonly string[],
): Result<Moves, LogRefusal> {
  let moves: Moves = new Map();
  for (const leaf of leavesOf(tree)) {
    const read = readLine(ui, log, pathTo(tree, leaf), names, moves);
    if (!read.ok) return read;
    moves = read.value;
  }
  return ok(moves);
}

/** Those of one line, and those that are known already. */
export function readLine(
  ui: GameUi,
  log: Log,
  line: readonly TreeNode[],
  names: readonly string[],
  known: Moves,
): Result<Moves, LogRefusal> {
  const { game } = ui;
  const start = replay(game, log);
  if (!start.ok) return start;
  const state = start.value;
  const actions = line.map(({ word }) => word);
  const whole = completeLog(game, { ...log, actions }, new SeededRng('moves'));
  if (!whole.ok) return whole;
  const moves = new Map(known);
  for (const [at, { id, word }] of line.entries()) {
    const code = codeOf(game, state, nth(whole.value.actions, at));
    const before = known.has(id) ? undefined : copyOf(game, state);
    const events: GameEvent[] = [];
    game.play(state, code, (event) => events.push(event));
    if (before === undefined) continue;
    moves.set(id, word === UNKNOWN ? unknownMove() : moveOf(ui, before, code, events, names));
  }
  return ok(moves);
}

const unknownMove = (): Move => ({ mover: CHANCE, short: UNKNOWN, text: freeWords.words.unknown });

function moveOf(
  ui: GameUi,
  state: State,
  code: Code,
  events: readonly GameEvent[],
  names: readonly string[],
): Move {
  const { game } = ui;
  const mover = game.toMove(state);
  const word = game.format(game.decode(state, code));
  if (mover === CHANCE) {
    const outcome = { code, word, weight: game.weight(state, code), events };
    const text = ui.outcomes.label(outcome, names);
    return { mover, short: text, text, outcome };
  }
  const view = viewOf(game, state, mover);
  const text = ui.text.moves(view, 'purist').find((move) => move.code === code)?.text ?? word;
  return { mover, short: ui.placements.cell(view, code) ?? text, text: `${nth(names, mover)}: ${text}` };
}
